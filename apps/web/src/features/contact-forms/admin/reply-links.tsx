import type { LeadRow } from '@pano/api/contact-forms/lead.schema';
import { parsePhone, telHref, whatsappHref } from '@pano/i18n/text/phone';
import { Button, buttonClass } from '@pano/ui/button';
import { clsx } from 'clsx';
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WhatsappIcon } from '#kit/shared/whatsapp-icon.tsx';
import type { Reply } from './use-reply';

interface Props {
  lead: Pick<LeadRow, 'name' | 'email' | 'phone' | 'subject'>;
  reply: Reply;
  describedBy?: string;
}

interface TextProps extends Props {
  /** What the message says; without it a greeting. */
  text?: string;
}

/** The ways to answer: by telephone where there is a number that can be dialled, and by e-mail. */
export function ReplyLinks(props: Props) {
  return (
    <div
      ref={props.reply.linksRef}
      tabIndex={-1}
      className="flex grow flex-wrap items-center gap-1.5 focus:outline-hidden"
    >
      <PhoneLinks {...props} />
      <MailLink {...props} />
    </div>
  );
}

/** Writing an e-mail; nothing without an address. */
export function MailLink({ lead: { email, subject }, reply, describedBy, text }: TextProps) {
  const { t } = useTranslation('admin');
  if (!email) return null;
  const mailSubject = t('contactForms.replySubject', { subject: subject ?? t('contactForms.yourMessage') });
  return (
    <a
      href={mailtoHref(email, mailSubject, text)}
      aria-label={t('leadDesk.reply.mailTo', { email })}
      aria-describedby={describedBy}
      onClick={() => reply.note('mail')}
      className={linkClass}
    >
      <Mail aria-hidden="true" />
      {t('leadDesk.reply.mail')}
    </a>
  );
}

/** Calling and writing on WhatsApp; nothing without a number that can be dialled. */
export function PhoneLinks(props: Props) {
  const { lead, reply, describedBy } = props;
  const { t } = useTranslation('admin');
  const { phone } = lead;
  const number = readNumber(lead);
  if (!number) return null;
  return (
    <>
      <a
        href={telHref(number)}
        aria-label={t('leadDesk.reply.callNumber', { phone })}
        aria-describedby={describedBy}
        onClick={() => reply.note('call')}
        className={linkClass}
      >
        <Phone aria-hidden="true" />
        {t('leadDesk.reply.call')}
      </a>
      <WhatsappLink {...props} />
    </>
  );
}

/** Writing on WhatsApp; nothing without a number that can be dialled. */
export function WhatsappLink({ lead, reply, describedBy, text }: TextProps) {
  const { t } = useTranslation('admin');
  const number = readNumber(lead);
  if (!number) return null;
  return (
    <a
      href={whatsappHref(number, text ?? t('contactForms.whatsappGreeting', { name: lead.name }))}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('contactForms.whatsapp')}
      aria-describedby={describedBy}
      onClick={() => reply.note('whatsapp')}
      className={linkClass}
    >
      <WhatsappIcon className="size-4" />
      {t('leadDesk.reply.whatsapp')}
    </a>
  );
}

const readNumber = ({ phone }: Props['lead']) => (phone ? parsePhone(phone) : null);

/** Asked once after somebody tried to answer. */
export function ReachedQuestion({ reply, className }: { reply: Reply; className?: string }) {
  const { t } = useTranslation('admin');
  if (!reply.isAsked) return null;
  return (
    <fieldset
      className={clsx('flex min-w-0 flex-wrap items-center gap-2 rounded-control bg-link-tint px-3 py-2', className)}
    >
      <legend className="float-left me-2 font-[580]">{t('leadDesk.reply.question')}</legend>
      <Button size="sm" className={tapClass} disabled={reply.busy} onClick={() => void reply.answer(true)}>
        {t('leadDesk.reply.reached')}
      </Button>
      <Button
        variant="line"
        size="sm"
        className={tapClass}
        disabled={reply.busy}
        onClick={() => void reply.answer(false)}
      >
        {t('leadDesk.reply.notReached')}
      </Button>
    </fieldset>
  );
}

/** High enough for a thumb. */
export const tapClass = 'pointer-coarse:min-h-11';
/** Three of them fit beside each other on a phone. */
export const narrowClass = clsx(tapClass, 'max-sm:flex-1 max-sm:gap-1.5 max-sm:px-2');
export const linkClass = buttonClass({ variant: 'line', size: 'sm', className: narrowClass });

/** Neither the address nor a text can add recipients or texts of its own to the mail. */
export const mailtoHref = (email: string, subject: string, text?: string): string =>
  [
    `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`,
    ...(text === undefined ? [] : [`body=${encodeURIComponent(text)}`]),
  ].join('&');
