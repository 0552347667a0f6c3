import { telHref } from '@pano/i18n/text/phone';
import { buttonClass } from '@pano/ui/button';
import { Phone, Siren } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { findTextLanguage, phoneText, pickText, useCompany } from '#kit/shared/use-company.ts';
import { WhatsappIcon } from '#kit/shared/whatsapp-icon.tsx';
import { useWhatsappHref } from '#kit/site/asked-service.ts';
import { useFieldMarks } from '#kit/site/field-marks.ts';

/** On a phone both stand in one row, so that the first field of the form is on the first screen. */
const narrow = 'max-[480px]:flex-auto max-[480px]:gap-1.5 max-[480px]:px-2.5 max-[480px]:text-[0.9375rem]!';

/** The ways to reach the firm at once. Nothing where the profile names none. */
export function ContactButtons() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { phone, emergencyPhone, emergencyNote } = useCompany();
  const whatsapp = useWhatsappHref();
  const mark = useFieldMarks('company', 0);
  if (!phone && !emergencyPhone && !whatsapp) return null;
  const note = emergencyPhone ? pickText(emergencyNote, locale) : null;
  return (
    <div className="contact-buttons items-start">
      {phone ? (
        <a className={buttonClass({ className: narrow })} href={telHref(phone)} {...mark('phone')}>
          <Phone aria-hidden="true" />
          {phoneText(phone)}
        </a>
      ) : null}
      {emergencyPhone ? (
        <div className="grid gap-2 max-[480px]:flex-auto">
          <a
            className={buttonClass({ variant: 'line', className: narrow })}
            href={telHref(emergencyPhone)}
            {...mark('emergencyPhone')}
          >
            <Siren aria-hidden="true" />
            {t('contact.emergency', { phone: phoneText(emergencyPhone) })}
          </a>
          {note ? (
            <p className="text-sm text-ink-3" lang={findTextLanguage(emergencyNote, locale)} {...mark('emergencyNote')}>
              {note}
            </p>
          ) : null}
        </div>
      ) : null}
      {whatsapp ? (
        <a
          className={buttonClass({ variant: 'line', className: narrow })}
          href={whatsapp}
          target="_blank"
          rel="noopener"
          {...mark('whatsapp')}
        >
          <WhatsappIcon />
          {t('contact.whatsapp')}
        </a>
      ) : null}
    </div>
  );
}
