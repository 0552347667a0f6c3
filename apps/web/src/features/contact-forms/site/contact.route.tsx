import { sitePages } from '@pano/api/addresses';
import { useTranslation } from 'react-i18next';
import { useCompany, useSectionTexts } from '#kit/shared/use-company.ts';
import { Breadcrumb } from '#kit/site/breadcrumb.tsx';
import { Island, lazyIsland } from '#kit/site/lazy-island.tsx';
import { PageHead } from '#kit/site/page-head.tsx';

export { RecordNotFound as ErrorBoundary } from '#kit/site/record-not-found.tsx';

/** That of the home page, whose code is in one file with the other sections. */
const section = lazyIsland(async () => {
  const { ContactSection } = await import('./contact-section');
  return () => <ContactSection heading="h1" />;
});

export function Component() {
  const { t } = useTranslation('site');
  const { name: company } = useCompany();
  const { title: name } = useSectionTexts('contact');
  const path = sitePages.contactPage;
  const crumbs = [{ name, path }];
  return (
    <>
      <PageHead
        path={path}
        name={name}
        title={t('contact.pageTitle', { company })}
        description={t('contact.description', { company })}
        type="ContactPage"
        crumbs={crumbs}
      />
      <div className="page-wrap section-crumbs">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <Island island={section} />
    </>
  );
}

/** What it shows besides is loaded for every page. */
export const loader = async () => {
  await section.load();
  return null;
};
