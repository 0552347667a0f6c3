import { sitePages } from '@pano/api/addresses';
import { htmlToText, truncate } from '@pano/i18n/text/html-text';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs } from 'react-router';
import { useContentLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { Breadcrumb } from '#kit/site/breadcrumb.tsx';
import { Island, lazyIsland } from '#kit/site/lazy-island.tsx';
import { loaderLocale, utilsContext } from '#kit/site/loader-context.ts';
import { PageHead } from '#kit/site/page-head.tsx';

export { RecordNotFound as ErrorBoundary } from '#kit/site/record-not-found.tsx';

/** Characters of the description that search engines show. */
const descriptionLength = 155;

/** That of the home page, whose code is in one file with the other sections. */
const section = lazyIsland(async () => {
  const { AboutSection } = await import('./about-section');
  return () => <AboutSection heading="h1" />;
});

export function Component() {
  const { t } = useTranslation('site');
  const [about] = trpc.aboutSection.visible.useSuspenseQuery({ locale: useContentLocale() });
  const title = about?.title ?? t('nav.about');
  const description = truncate(htmlToText(about?.content ?? ''), descriptionLength);
  const path = sitePages.about;
  const crumbs = [{ name: title, path, ...(about ? { lang: about.lang } : {}) }];
  return (
    <>
      <PageHead path={path} name={title} description={description} type="AboutPage" crumbs={crumbs} />
      <div className="page-wrap section-crumbs">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <Island island={section} />
    </>
  );
}

/** Without a visible about section there is no such page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const locale = loaderLocale({ context, request });
  const about = await context.get(utilsContext).aboutSection.visible.ensureData({ locale });
  if (!about) throw data(null, { status: 404 });
  await section.load();
  return null;
}
