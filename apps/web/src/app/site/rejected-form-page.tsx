import { sitePages } from '@pano/api/addresses';
import { SkipLink } from '@pano/ui/skip-link';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactButtons } from '#features/contact-forms/site/contact-buttons.tsx';
import { ContactForm } from '#features/contact-forms/site/contact-form.tsx';
import type { RejectedForm } from '#features/contact-forms/site/submit-contact-form.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { SiteLink } from '#kit/site/site-link.tsx';
import { HeaderPhone } from './frame/header';
import { LogoLink } from './frame/logo';

/** What a browser without JavaScript shows after its form was rejected: the form as it was sent, and little around it. */
export function RejectedFormPage({ form }: { form: RejectedForm }) {
  const { t } = useTranslation('site');
  const { name } = useCompany();
  const headingId = useId();
  const title = t('contact.pageTitle', { company: name });
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <SkipLink target="content" text={t('skipToContent')} />
      <header className="site-header">
        <div className="page-wrap header-row">
          <LogoLink />
          <div className="header-end ml-auto">
            <HeaderPhone />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <h1 className="sr-only">{title}</h1>
        <section id="contact" aria-labelledby={headingId} className="section on-night">
          <div className="page-wrap">
            <div className="contact-grid">
              <div className="contact-head">
                <h2 id={headingId} className="type-h2">
                  {t('contact.title')}
                </h2>
                <p className="lead mt-3 mb-5">{form.text}</p>
                <ContactButtons />
              </div>
              <ContactForm rejected={form} />
            </div>
          </div>
        </section>
      </main>
      <footer className="site-footer on-night">
        <div className="page-wrap">
          <div className="footer-end">
            <span>{t('footer.copyright', { year: String(new Date().getFullYear()), company: name })}</span>
            <SiteLink to={sitePages.home}>{t('nav.home')}</SiteLink>
          </div>
        </div>
      </footer>
    </>
  );
}
