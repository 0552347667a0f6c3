import { Skeleton } from '@pano/ui/skeleton';
import { clsx } from 'clsx';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GoogleProfileNotice } from '#features/company/admin/google-profile-notice.tsx';
import { MailTrouble } from '#features/contact-forms/admin/mail-status.tsx';
import { TodayBox } from '#features/contact-forms/admin/today-box.tsx';
import { EnglishLine } from '#features/translations/admin/english-line.tsx';
import { Pending } from '#kit/admin/pending.tsx';
import { RecipientsOffer } from '#kit/admin/recipients-offer.tsx';
import { ScreenHead, useMedia } from '#kit/admin/screen.tsx';
import { useIsOwner } from '#kit/admin/session.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { entities } from '../entities';
import { AssistantDrafts } from './assistant-drafts';
import { AttentionBox } from './attention-box';
import { ChangesNotice, ReportsNotice } from './changes-notice';
import { DraftsBox } from './drafts-box';
import { FailedSchedules } from './failed-schedules';
import { FirstStepsBox } from './first-steps-box';
import { MessagesBox } from './messages-box';
import { QuickActions } from './quick-actions';
import { TroubleNotices } from './trouble-notices';

const pollMs = 2000;

export function DashboardRoute() {
  const { t } = useTranslation('admin');
  // Messages are what an owner looks for on the way.
  const phone = useMedia('(max-width: 639px)');
  const isOwner = useIsOwner();
  // Counts change with every edit elsewhere, so they are asked for at every visit.
  const summary = trpc.dashboard.summary.useQuery(undefined, {
    staleTime: 0,
    // A deletion that was approved ends without an event.
    refetchInterval: ({ state }) => state.data?.purgeStop?.state === 'working' && pollMs,
  });
  return (
    <>
      <ScreenHead title={t('dashboard.title')} description={t('dashboard.lead')} />
      <MailTrouble />
      {phone ? (
        <div className="mb-5 grid gap-5">
          <TodayBox />
          <MessagesBox />
        </div>
      ) : null}
      {summary.error && !summary.data ? (
        <Pending queries={[summary]} failed={t('dashboard.loadFailed')} />
      ) : (
        <div className="grid gap-5">
          {isOwner ? (
            <>
              <RecipientsOffer />
              <ReportsNotice />
              <ChangesNotice />
              {summary.data && <TroubleNotices summary={summary.data} />}
            </>
          ) : null}
          <FailedSchedules />
          <AssistantDrafts count={summary.data?.assistantDrafts ?? 0} />
          <GoogleProfileNotice />
          <DraftsBox />
          {isOwner ? <FirstStepsBox /> : null}
          <ul aria-label={t('dashboard.counts')} className="grid grid-cols-2 gap-3.5 lg:grid-cols-4">
            {entities.map(({ path, title, icon, count, unread }) => {
              if (!count) return null;
              const fresh = (unread && summary.data?.attention[unread]) || 0;
              return (
                <CountCard
                  key={path}
                  to={path}
                  title={t(title)}
                  icon={icon}
                  count={summary.data?.counts[count]}
                  action={fresh > 0 ? t('dashboard.unread', { count: fresh }) : t('dashboard.open')}
                  hot={fresh > 0}
                />
              );
            })}
          </ul>
          <EnglishLine />
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px]">
            {phone ? null : (
              <div className="grid min-w-0 gap-5">
                <TodayBox />
                <MessagesBox />
              </div>
            )}
            <div className="grid gap-5">
              {summary.data && <AttentionBox attention={summary.data.attention} traces={summary.data.sampleTraces} />}
              <QuickActions />
            </div>
          </div>
        </div>
      )}
    </>
  );
}

interface Props {
  to: string;
  title: string;
  icon: LucideIcon;
  /** Undefined while it is on its way. */
  count: number | undefined;
  /** What the link says besides its title. */
  action: string;
  /** Something waits behind this number. */
  hot?: boolean;
}

/** A title and a number that lead to a list. */
export function CountCard({ to, title, icon: Icon, count, action, hot = false }: Props) {
  return (
    <li>
      <Link
        to={to}
        className={clsx(
          'group grid h-full min-h-32 grid-cols-[1fr_auto] content-between gap-2 rounded-card border bg-surface p-4 hover:border-line-strong hover:shadow-2',
          hot ? 'border-live-mark' : 'border-line-2',
        )}
      >
        <span className="text-sm font-[580] wrap-break-word text-ink-2">{title}</span>
        <Icon aria-hidden="true" className="size-5 text-ink-3" />
        {count === undefined ? (
          <Skeleton className="h-9 w-14" />
        ) : (
          <span className="text-[2.125rem] leading-none font-[640] tabular-nums">{count}</span>
        )}
        <span
          className={clsx(
            'col-span-2 flex items-center gap-1 text-sm font-[560]',
            hot ? 'text-live-text' : 'text-ink-3 group-hover:text-ink',
          )}
        >
          {action}
          <ArrowRight aria-hidden="true" className="size-4" />
        </span>
      </Link>
    </li>
  );
}
