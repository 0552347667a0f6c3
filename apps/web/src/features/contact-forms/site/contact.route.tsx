import { sitePages } from '@pano/api/addresses';
import { useTranslation } from 'react-i18next';
import { useCompany, useSectionTexts } from '#kit/shared/use-company.ts';
import { Island, lazyIsland } from '#kit/site/lazy-island.tsx';
import { PageIntro } from '#kit/site/page-intro.tsx';
import { recordNotFound } from '#kit/site/record-not-found.tsx';

export const ContactError = recordNotFound();

/** That of the home page, whose code is in one file with the other sections. */
const section = lazyIsland(async () => {
  const { ContactSection } = await import('./contact-section');
  return () => <ContactSection heading="h1" />;
});

export function ContactRoute() {
  const { t } = useTranslation('site');
  const { name: company } = useCompany();
  const { title: name } = useSectionTexts('contact');
  const path = sitePages.contactPage;
  return (
    <>
      <PageIntro
        className="page-wrap section-crumbs"
        path={path}
        name={name}
        title={t('contact.pageTitle', { company })}
        description={t('contact.description', { company })}
        type="ContactPage"
        crumbs={[{ name, path }]}
      />
      <Island island={section} />
    </>
  );
}

/** What it shows besides is loaded for every page. */
export const loadContact = async () => {
  await section.load();
  return null;
};
