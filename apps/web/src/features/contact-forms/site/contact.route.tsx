import { sitePages } from '@pano/api/addresses';
import { useTranslation } from 'react-i18next';
import { useCompany, useSectionTexts } from '#kit/shared/use-company.ts';
import { Breadcrumb } from '#kit/site/breadcrumb.tsx';
import { JsonLd } from '#kit/site/json-ld.tsx';
import { Island, lazyIsland } from '#kit/site/lazy-island.tsx';
import { PageHead } from '#kit/site/page-head.tsx';
import { recordNotFound } from '#kit/site/record-not-found.tsx';

export const ContactError = recordNotFound();

/** That of the home page, whose code is in one file with the other sections. */
const section = lazyIsland(async () => {
  const { ContactSection } = await import('./contact-section');
  return () => <ContactSection heading="h1" />;
});

export function ContactRoute() {
  const { t } = useTranslation('site');
  const company = useCompany();
  const { title: name } = useSectionTexts('contact');
  const description = t('contact.description', { company: company.name });
  const path = sitePages.contactPage;
  const crumbs = [
    { name: t('nav.home'), path: '/' },
    { name, path },
  ];
  return (
    <>
      <PageHead title={t('contact.pageTitle', { company: company.name })} description={description} path={path} />
      <JsonLd path={path} name={name} description={description} type="ContactPage" crumbs={crumbs} />
      <div className="page-wrap section-crumbs">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <Island island={section} />
    </>
  );
}

/** What it shows besides is loaded for every page. */
export const loadContact = async () => {
  await section.load();
  return null;
};
