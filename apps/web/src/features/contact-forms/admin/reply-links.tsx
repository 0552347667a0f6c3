import type { ContactFormRecord } from '@pano/api/contact-forms/contact-form.schema';
import { parsePhone, telHref, whatsappHref } from '@pano/i18n/text/phone';
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WhatsappIcon } from '#kit/shared/whatsapp-icon.tsx';

type Message = Pick<ContactFormRecord, 'name' | 'email' | 'phone' | 'subject'>;

/** The ways to answer: by e-mail, and by telephone where the visitor left a number that can be dialled. */
export function ReplyLinks({ message, describedBy }: { message: Message; describedBy: string }) {
  const { t } = useTranslation('admin');
  const { name, email, phone, subject } = message;
  const number = phone ? parsePhone(phone) : null;
  return (
    <>
      <a
        href={mailtoHref(email, t('contactForms.replySubject', { subject: subject ?? t('contactForms.yourMessage') }))}
        aria-describedby={describedBy}
        className={linkClass}
      >
        <Mail aria-hidden="true" className="size-4" />
        {email}
      </a>
      {number ? (
        <a href={telHref(number)} aria-describedby={describedBy} className={linkClass}>
          <Phone aria-hidden="true" className="size-4" />
          {phone}
        </a>
      ) : (
        <span className="min-w-0 text-sm break-all text-ink-3">{phone ?? t('contactForms.noPhone')}</span>
      )}
      {number ? (
        <a
          href={whatsappHref(number, t('contactForms.whatsappGreeting', { name }))}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={describedBy}
          className={linkClass}
        >
          <WhatsappIcon className="size-4" />
          {t('contactForms.whatsapp')}
        </a>
      ) : null}
    </>
  );
}

const linkClass = 'link inline-flex min-h-10 min-w-0 items-center gap-1.5 text-[0.9375rem] break-all [&>svg]:flex-none';

/** Neither the address nor the subject can add recipients or texts of its own to the mail. */
const mailtoHref = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
