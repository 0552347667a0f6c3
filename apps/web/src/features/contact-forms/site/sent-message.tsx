import { Banner } from '@pano/ui/banner';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { pickText, useCompany } from '#kit/shared/use-company.ts';
import { nextReplyTime, openingLines } from '#kit/site/opening-hours.ts';
import { ContactButtons } from './contact-buttons';

/** What the visitor reads after sending: that it has worked, who will reply and when, and the faster ways. */
export function SentMessage({ at }: { at: Date | null }) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const company = useCompany();
  const role = pickText(company.contactRole, locale);
  const time = describeReplyTime(t, company, at);
  const person = [company.contactPerson, role && `(${role})`].filter(Boolean).join(' ');
  const hasButtons = company.phone || company.whatsapp;
  return (
    <Banner kind="success">
      <p className="font-semibold">{t('contact.form.sent')}</p>
      <p className="mt-1.5 text-ink">
        {company.contactPerson ? t('contact.reply.byPerson', { person, time }) : t('contact.reply.byFirm', { time })}
      </p>
      {hasButtons ? <p className="mt-1.5 text-ink">{t('contact.reply.faster')}</p> : null}
      <ContactButtons />
    </Banner>
  );
}

type Times = Parameters<typeof nextReplyTime>[0];

/** `bugün iş günü bitmeden (18:00)`; without a moment the working hours of the week. */
function describeReplyTime(t: TFunction<'site'>, { hours, specialDays }: Times, at: Date | null): string {
  if (hours.length === 0) return t('contact.reply.soon');
  const next = at && nextReplyTime({ hours, specialDays }, at);
  if (!next)
    return t('contact.reply.inHours', { hours: openingLines(hours, (day) => t(`weekdays.${day}`)).join(', ') });
  const { day, daysAhead, opens, closes, isOpen } = next;
  if (isOpen) return t('contact.reply.beforeClosing', { closes });
  const weekday = t('contact.reply.onDay', { day: t(`weekdays.${day}`) });
  const dayText = [t('contact.reply.today'), t('contact.reply.tomorrow')][daysAhead] ?? weekday;
  return t('contact.reply.between', { day: dayText, opens, closes });
}
