import { useContentLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { SiteLink } from '#kit/site/site-link.tsx';

/** The links to the pages that the owner has marked, such as legal texts. */
export function FooterPages() {
  const links = trpc.pages.forFrame.useQuery({ locale: useContentLocale() }).data?.footer ?? [];
  if (links.length === 0) return null;
  return (
    <ul className="footer-pages">
      {links.map(({ path, title, lang }) => (
        <li key={path} lang={lang}>
          <SiteLink to={path}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
