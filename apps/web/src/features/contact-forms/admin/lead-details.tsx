import type { Lead } from '@pano/api/contact-forms/lead.schema';
import { Box } from '@pano/ui/card';
import { useTranslation } from 'react-i18next';
import { useLinkTargets } from '#kit/admin/links/use-link-targets.ts';

/** What is known of a lead besides its message; nothing where nothing is. */
export function LeadDetails({ lead }: { lead: Lead }) {
  const { t } = useTranslation('admin');
  const { channel, callTime, lostReason } = lead;
  const details = [
    { name: 'channel', text: channel === 'form' ? null : t(`leads.channels.${channel}`) },
    { name: 'page', text: lead.page && <PageName path={lead.page} /> },
    { name: 'entry', text: lead.entry && <PageName path={lead.entry} /> },
    { name: 'source', text: lead.source },
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

/** A page by its title or by what menus call it; by its address alone where neither is known. */
function PageName({ path }: { path: string }) {
  const { chosen } = useLinkTargets(path, false);
  if (!chosen) return path;
  return (
    <>
      {chosen.name} <span className="text-sm text-ink-3">{path}</span>
    </>
  );
}
