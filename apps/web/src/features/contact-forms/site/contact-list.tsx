import { telHref, whatsappHref } from '@pano/i18n/text/phone';
import { buttonClass } from '@pano/ui/button';
import { Clock, type LucideIcon, Mail, MapPin, Phone, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { addressLine, phoneText, pickText, useCompany } from '#kit/shared/use-company.ts';
import { WhatsappIcon } from '#kit/shared/whatsapp-icon.tsx';
import { openingLines } from './opening-hours';

/** How to reach the firm. What the profile does not say is left out. */
export function ContactList() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const company = useCompany();
  const { email, phone, whatsapp } = company;
  const person = [company.contactPerson, pickText(company.contactRole, locale)].filter(Boolean).join(', ');
  const hours = openingLines(company.hours, (day) => t(`weekdays.${day}`));
  return (
    <>
      <dl className="contact-list">
        <Entry icon={Mail} label={t('contact.email')}>
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        </Entry>
        <Entry icon={User} label={t('contact.person')}>
          {person}
        </Entry>
        <Entry icon={MapPin} label={t('contact.address')}>
          {addressLine(company)}
        </Entry>
        <Entry icon={Clock} label={t('contact.hours')}>
          {hours.length > 0 ? <Lines lines={hours} /> : null}
        </Entry>
      </dl>
      <div className="contact-buttons">
        {phone ? (
          <a className={buttonClass({ className: 'max-[480px]:flex-1' })} href={telHref(phone)}>
            <Phone aria-hidden="true" />
            {phoneText(phone)}
          </a>
        ) : null}
        {whatsapp ? (
          <a
            className={buttonClass({ variant: 'line', className: 'max-[480px]:flex-1' })}
            href={whatsappHref(whatsapp, company.whatsappGreeting.tr ?? '')}
            target="_blank"
            rel="noopener"
          >
            <WhatsappIcon />
            {t('contact.whatsapp')}
          </a>
        ) : null}
      </div>
    </>
  );
}

function Entry({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <Icon aria-hidden="true" />
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
