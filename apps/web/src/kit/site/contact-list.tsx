import { formatDayRange } from '@pano/i18n/text/dates';
import { Clock, type LucideIcon, Mail, MapPin, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../shared/language';
import { addressLine, findTextLanguage, pickText, useCompany } from '../shared/use-company';
import { Directions } from './directions';
import { type FieldMark, useFieldMarks } from './field-marks';
import { openingLines } from './opening-hours';

/** How to reach the firm. What the profile does not say is left out. */
export function ContactList() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const company = useCompany();
  const { email, contactPerson, contactRole } = company;
  const address = addressLine(company);
  const role = pickText(contactRole, locale);
  const mark = useFieldMarks('company', 0);
  const hours = openingLines(company.hours, (day) => t(`weekdays.${day}`));
  return (
    <dl className="contact-list">
      <Entry icon={Mail} label={t('contact.email')} mark={mark('email')}>
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      </Entry>
      <Entry icon={User} label={t('contact.person')} mark={mark('contactPerson')}>
        {contactPerson || role ? (
          <>
            {contactPerson && role ? `${contactPerson}, ` : contactPerson}
            <span lang={findTextLanguage(contactRole, locale)} {...mark('contactRole')}>
              {role}
            </span>
          </>
        ) : null}
      </Entry>
      <Entry icon={MapPin} label={t('contact.address')} mark={mark('street')}>
        {address ? (
          <>
            {address}
            <Directions />
          </>
        ) : null}
      </Entry>
      <Entry icon={Clock} label={t('contact.hours')} mark={mark('hours')}>
        {hours.length > 0 || company.specialDay ? (
          <>
            <Lines lines={hours} />
            <SpecialDay />
          </>
        ) : null}
      </Entry>
    </dl>
  );
}

/** `Kurban Bayramı: 26–29 Mayıs kapalıyız`. */
function SpecialDay() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { specialDay } = useCompany();
  const mark = useFieldMarks('company', 0);
  if (!specialDay) return null;
  const { name, from, to, opens, closes } = specialDay;
  const days = formatDayRange(from, to, locale);
  return (
    <strong className="block" {...mark('specialDays')}>
      <span lang={findTextLanguage(name, locale)}>{pickText(name, locale)}</span>
      {': '}
      {opens === null ? t('contact.closedOn', { days }) : `${days} ${opens}–${closes}`}
    </strong>
  );
}

type EntryProps = { icon: LucideIcon; label: string; mark: FieldMark; children: ReactNode };

function Entry({ icon: Icon, label, mark, children }: EntryProps) {
  if (!children) return null;
  return (
    <div>
      <dt>
        <Icon aria-hidden="true" />
        {label}
      </dt>
      <dd {...mark}>{children}</dd>
    </div>
  );
}

const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
