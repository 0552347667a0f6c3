import { telHref } from '@pano/i18n/text/phone';
import { useTranslation } from 'react-i18next';
import { phoneText, useCompany } from '#kit/shared/use-company.ts';
import { WhatsappIcon } from '#kit/shared/whatsapp-icon.tsx';
import { useQuotePath, useWhatsappHref } from '#kit/site/asked-service.ts';
import { useFieldMarks } from '#kit/site/field-marks.ts';
import { FrameIcon } from '#kit/site/frame-icon.tsx';
import { SiteLink } from '#kit/site/site-link.tsx';

/**
 * The ways to reach the firm that float above every page. In a wide window only the round WhatsApp button in its corner
 * is shown; on a phone the same button stands in a bar between calling and the quote form.
 */
export function ContactBar() {
  const { t } = useTranslation('site');
  const { phone } = useCompany();
  const whatsapp = useWhatsappHref();
  const quotePath = useQuotePath();
  const mark = useFieldMarks('company', 0);
  if (!phone && !whatsapp) return null;
  return (
    <aside className="contact-bar" aria-label={t('contact.bar')}>
      {phone ? (
        <a
          className="bar-link"
          href={telHref(phone)}
          aria-label={`${t('contact.call')}: ${phoneText(phone)}`}
          {...mark('phone')}
        >
          <FrameIcon name="phone" />
          {t('contact.call')}
        </a>
      ) : null}
      {whatsapp ? (
        <a
          className="whatsapp-button"
          href={whatsapp}
          target="_blank"
          rel="noopener"
          aria-label={t('whatsapp')}
          {...mark('whatsapp')}
        >
          <WhatsappIcon />
          <span>{t('contact.whatsapp')}</span>
        </a>
      ) : null}
      <SiteLink className="bar-link bar-quote" to={quotePath}>
        {t('nav.quote')}
      </SiteLink>
    </aside>
  );
}
