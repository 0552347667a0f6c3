import type { Lead, LeadPage } from '@pano/api/contact-forms/lead.schema';
import { describeSource } from '@pano/api/insight/visit-source.schema';
import { Box } from '@pano/ui/card';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';

/** What is known of a lead besides its message; nothing where nothing is. */
export function LeadDetails({ lead }: { lead: Lead }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { channel, callTime, lostReason } = lead;
  const details = [
    { name: 'channel', text: channel === 'form' ? null : t(`leads.channels.${channel}`) },
    { name: 'page', text: lead.page && <PageLink page={lead.page} /> },
    { name: 'entry', text: lead.entry && <PageLink page={lead.entry} /> },
    { name: 'source', text: lead.source && describeSource(lead.source, locale) },
    { name: 'district', text: lead.district },
    { name: 'callTime', text: callTime && t(`leads.callTimes.${callTime}`) },
    { name: 'lostReason', text: lostReason && t(`leads.lostReasons.${lostReason}`) },
  ] as const;
  const known = details.filter(({ text }) => text !== null);
  if (known.length === 0) return null;
  return (
    <Box title={t('leadDesk.details.title')}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {known.map(({ name, text }) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-3">{t(`leadDesk.details.${name}`)}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

/** A page by its title; by its address alone where nobody can open it any more. */
function PageLink({ page: { path, title } }: { page: LeadPage }) {
  if (title === null) return path;
  return (
    <a href={path} target="_blank" rel="noopener" className="link">
      {title}
    </a>
  );
}
