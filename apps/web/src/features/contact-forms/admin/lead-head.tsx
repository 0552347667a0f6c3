import type { LeadRow } from '@pano/api/contact-forms/lead.schema';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { Badge } from '@pano/ui/badge';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { age } from './lead-times';

interface BadgesProps {
  lead: Pick<LeadRow, 'subject' | 'channel' | 'mail' | 'isSample'>;
  /** How many others are of the same person. */
  sameContact: number;
  isUnread: boolean;
}

/** What a lead is about, how it came in and what is remarkable about it. */
export function LeadBadges({ lead, sameContact, isUnread }: BadgesProps) {
  const { t } = useTranslation('admin');
  const { subject, channel, mail } = lead;
  return (
    <>
      <Badge tone={subject ? 'info' : 'neutral'} wrap>
        {subject ?? t('contactForms.noSubject')}
      </Badge>
      {channel === 'form' ? null : <Badge tone="neutral">{t(`leads.channels.${channel}`)}</Badge>}
      {lead.isSample ? <Badge tone="neutral">{t('contactForms.sample')}</Badge> : null}
      {isUnread ? <Badge tone="live">{t('contactForms.unread')}</Badge> : null}
      {sameContact > 0 ? <Badge tone="neutral">{t('leadDesk.samePerson', { count: sameContact + 1 })}</Badge> : null}
      {mail === 'failed' ? <Badge tone="err">{t('contactForms.mail.notSent')}</Badge> : null}
      {mail === 'delayed' ? <Badge tone="warn">{t('contactForms.mail.late')}</Badge> : null}
    </>
  );
}

/** How long ago a lead came in, and when that was. */
export function Arrival({ lead: { createdAt } }: { lead: Pick<LeadRow, 'createdAt'> }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const passed = age(createdAt, new Date());
  return (
    <span className="text-sm text-ink-3 tabular-nums sm:ms-auto">
      {passed
        ? `${passed.unit === 'now' ? t('leadDesk.age.now') : t(`leadDesk.age.${passed.unit}`, { count: passed.count })} · `
        : null}
      <time dateTime={createdAt}>{formatShortDateTime(createdAt, locale)}</time>
    </span>
  );
}

/** E-mail and phone number as they were given. */
export function ContactLine({ lead: { email, phone } }: { lead: Pick<LeadRow, 'email' | 'phone'> }) {
  const { t } = useTranslation('admin');
  return (
    <p className="relative z-1 flex w-fit flex-wrap gap-x-3 text-sm break-all text-ink-3">
      <span>{email || t('leadDesk.noEmail')}</span>
      <span>{phone ?? t('contactForms.noPhone')}</span>
    </p>
  );
}
