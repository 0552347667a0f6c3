import { telHref } from '@pano/i18n/text/phone';
import { buttonClass } from '@pano/ui/button';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { phoneText, useCompany } from '#kit/shared/use-company.ts';
import { WhatsappIcon } from '#kit/shared/whatsapp-icon.tsx';
import { useWhatsappHref } from '#kit/site/asked-service.ts';
import { useFieldMarks } from '#kit/site/field-marks.ts';

/** On a phone both stand in one row, so that the first field of the form is on the first screen. */
const narrow = 'max-[480px]:flex-auto max-[480px]:gap-1.5 max-[480px]:px-2.5 max-[480px]:text-[0.9375rem]!';

/** The two ways to reach the firm at once. Nothing where the profile names neither. */
export function ContactButtons() {
  const { t } = useTranslation('site');
  const { phone } = useCompany();
  const whatsapp = useWhatsappHref();
  const mark = useFieldMarks('company', 0);
  if (!phone && !whatsapp) return null;
  return (
    <div className="contact-buttons">
      {phone ? (
        <a className={buttonClass({ className: narrow })} href={telHref(phone)} {...mark('phone')}>
          <Phone aria-hidden="true" />
          {phoneText(phone)}
        </a>
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
