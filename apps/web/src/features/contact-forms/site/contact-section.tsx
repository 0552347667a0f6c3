import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '#kit/site/page-section.tsx';
import { ContactForm } from './contact-form';
import { ContactList } from './contact-list';
import { ContactMap } from './contact-map';

export function ContactSection() {
  const { t } = useTranslation('site');
  const headingId = useId();
  return (
    <section id="contact" tabIndex={-1} aria-labelledby={headingId} className="section on-night">
      <div className="page-wrap">
        <div className="contact-grid">
          <div>
            <SectionHead headingId={headingId} title={t('contact.title')} lead={t('contact.lead')} />
            <ContactList />
          </div>
          <ContactForm />
        </div>
        <ContactMap />
      </div>
    </section>
  );
}
