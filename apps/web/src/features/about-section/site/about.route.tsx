import { sitePages } from '@pano/api/addresses';
import { htmlToText, truncate } from '@pano/i18n/text/html-text';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs } from 'react-router';
import { useContentLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { Island, lazyIsland } from '#kit/site/lazy-island.tsx';
import { loaderLocale, utilsContext } from '#kit/site/loader-context.ts';
import { PageIntro } from '#kit/site/page-intro.tsx';
import { recordNotFound } from '#kit/site/record-not-found.tsx';

export const AboutError = recordNotFound();

/** Characters of the description that search engines show. */
const descriptionLength = 155;

/** That of the home page, whose code is in one file with the other sections. */
const section = lazyIsland(async () => {
  const { AboutSection } = await import('./about-section');
  return () => <AboutSection heading="h1" />;
});

export function AboutRoute() {
  const { t } = useTranslation('site');
  const [about] = trpc.aboutSection.visible.useSuspenseQuery({ locale: useContentLocale() });
  const title = about?.title ?? t('nav.about');
  const description = truncate(htmlToText(about?.content ?? ''), descriptionLength);
  const path = sitePages.about;
  return (
    <>
      <PageIntro
        className="page-wrap section-crumbs"
        path={path}
        name={title}
        description={description}
        type="AboutPage"
        crumbs={[{ name: title, path, ...(about ? { lang: about.lang } : {}) }]}
      />
      <Island island={section} />
    </>
  );
}

/** Without a visible about section there is no such page. */
export async function loadAbout({ context, request }: LoaderFunctionArgs) {
  const locale = loaderLocale({ context, request });
  const about = await context.get(utilsContext).aboutSection.visible.ensureData({ locale });
  if (!about) throw data(null, { status: 404 });
  await section.load();
  return null;
}
