import { sitePages } from '@pano/api/addresses';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSectionTexts } from '#kit/shared/use-company.ts';
import { useAsked } from '#kit/site/asked-service.ts';
import { ContactList } from '#kit/site/contact-list.tsx';
import { ContactMap } from '#kit/site/contact-map.tsx';
import { useFieldMarks } from '#kit/site/field-marks.ts';
import { AllLink, SectionHead } from '#kit/site/page-section.tsx';
import { attachContactSection } from './attach-contact-section';
import { ContactButtons } from './contact-buttons';
import { ContactForm } from './contact-form';

/**
 * On the home page, and with `h1` on a page of its own. The form comes before the list: on a phone, where they stand below each other, its first field is on the first screen.
 */
export function ContactSection({ heading }: { heading?: 'h1' }) {
  const { t } = useTranslation('site');
  const headingId = useId();
  const asked = useAsked();
  const markText = useFieldMarks('company', 0);
  const { title, lead = t('contact.lead') } = useSectionTexts('contact');
  return (
    <section
      ref={attachContactSection}
      id="contact"
      tabIndex={-1}
      aria-labelledby={headingId}
      className="section on-night"
      {...useFieldMarks('homeSettings', 0)('contact')}
    >
      <div className="page-wrap">
        <div className="contact-grid">
          <div className="contact-head">
            <SectionHead
              headingId={headingId}
              heading={heading}
              title={title}
              lead={lead}
              mark={markText('contactTitle')}
              leadMark={markText('contactLead')}
            />
            <ContactButtons />
          </div>
          <ContactForm key={asked?.slug} heading={heading ? 'h2' : 'h3'} />
          <ContactList />
        </div>
        <ContactMap />
        {heading ? null : <AllLink to={sitePages.contactPage} text={t('contact.page')} />}
      </div>
    </section>
  );
}
