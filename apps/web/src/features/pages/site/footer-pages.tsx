import { sitePath } from '@pano/api/addresses';
import { contentLanguage } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { SiteLink } from '#kit/site/site-link.tsx';

/** The links to the pages that the owner has marked, such as legal texts. */
export function FooterPages() {
  const links = trpc.pages.forFrame.useQuery().data?.footer ?? [];
  if (links.length === 0) return null;
  return (
    <ul className="footer-pages" lang={contentLanguage}>
      {links.map(({ slug, title }) => (
        <li key={slug}>
          <SiteLink to={sitePath('page', slug)}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
