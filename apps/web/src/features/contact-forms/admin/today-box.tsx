import { adminRecordPath, adminScreens } from '@pano/api/addresses';
import type { LeadRow } from '@pano/api/contact-forms/lead.schema';
import { Box } from '@pano/ui/card';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Pending } from '#kit/admin/pending.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { Arrival } from './lead-head';
import { isRecent } from './lead-times';
import { everyMinute } from './mail-status';
import { NextStep } from './next-step';
import { ReachedQuestion, ReplyLinks } from './reply-links';
import { useReply } from './use-reply';

/** Enough for a day; the list has them all. */
const most = 5;
/** Of so many that are new, those of the last weeks are looked for. */
const looked = 50;
const live = { staleTime: 0, refetchInterval: everyMinute };

/** What is to be done today: first what is due, then what came in during the last month and is still new, the oldest first. */
export function TodayBox() {
  const { t } = useTranslation('admin');
  const due = trpc.leads.list.useQuery({ limit: most, offset: 0, due: 'today', sort: 'nextAt' }, live);
  const fresh = trpc.leads.list.useQuery({ limit: looked, offset: 0, stage: 'new' }, live);
  const isLoaded = due.data !== undefined && fresh.data !== undefined;
  const known = new Set(due.data?.items.map(({ id }) => id));
  const now = new Date();
  const unanswered = fresh.data?.items.filter(({ id, createdAt }) => !known.has(id) && isRecent(createdAt, now)) ?? [];
  const leads = [...(due.data?.items ?? []), ...unanswered.toReversed()].slice(0, most);
  return (
    <Box
      title={t('leadDesk.today.title')}
      padded={false}
      actions={
        <Link to={`${adminScreens.contactForm.list}?due=today`} className="link text-sm">
          {t('leadDesk.today.all')}
        </Link>
      }
    >
      {isLoaded ? null : <Pending queries={[due, fresh]} failed={t('frame.list.loadFailed')} />}
      {isLoaded && leads.length === 0 ? (
        <p className="flex items-center gap-2 p-5 text-ink-2">
          <Check aria-hidden="true" className="size-5 text-ok" />
          {t('leadDesk.nothingDue')}
        </p>
      ) : null}
      <Expiring />
      <ul className="divide-y divide-line">
        {leads.map((lead) => (
          <TodayLead key={lead.id} lead={lead} />
        ))}
      </ul>
    </Box>
  );
}

/** That open leads will be deleted soon; nothing where none will. */
function Expiring() {
  const { t } = useTranslation('admin');
  const { data } = trpc.leads.counts.useQuery(undefined, live);
  if (!data?.expiring) return null;
  return (
    <p className="px-5 py-3 text-sm text-ink-2">
      {t('leadDesk.today.expiring', { count: data.expiring })}{' '}
      <Link to={`${adminScreens.contactForm.list}?sort=createdAt`} className="link">
        {t('leadDesk.today.showExpiring')}
      </Link>
    </p>
  );
}

function TodayLead({ lead }: { lead: LeadRow }) {
  const headingId = useId();
  const reply = useReply(lead);
  return (
    <li className="grid min-w-0 gap-2 px-5 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          id={headingId}
          to={adminRecordPath('contactForm', lead.id)}
          className="inline-flex min-h-10 min-w-0 items-center font-[600] hover:underline"
        >
          <span className="min-w-0 wrap-anywhere">{lead.name}</span>
        </Link>
        {lead.nextAt ? <NextStep step={lead} /> : <Arrival lead={lead} />}
      </div>
      <ReplyLinks lead={lead} reply={reply} describedBy={headingId} />
      <ReachedQuestion reply={reply} />
    </li>
  );
}
