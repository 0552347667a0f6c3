import { PageHead } from '@pano/ui/page-head';
import { ErrorState } from '@pano/ui/state-box';
import { useTranslation } from 'react-i18next';
import { MailTrouble } from '#features/contact-forms/admin/mail-trouble.tsx';
import { useDocumentTitle } from '#kit/admin/use-document-title.ts';
import { errorText } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { entities } from '../entities';
import { AttentionBox } from './attention-box';
import { BackupNotice } from './backup-notice';
import { CountCard } from './count-card';
import { FirstStepsBox } from './first-steps-box';
import { MessagesBox } from './messages-box';
import { QuickActions } from './quick-actions';

export function DashboardRoute() {
  const { t } = useTranslation('admin');
  useDocumentTitle(t('dashboard.title'));
  // Counts change with every edit elsewhere, so they are asked for at every visit.
  const summary = trpc.dashboard.summary.useQuery(undefined, { staleTime: 0 });
  return (
    <>
      <PageHead title={t('dashboard.title')} description={t('dashboard.lead')} />
      <MailTrouble />
      {summary.error && !summary.data ? (
        <ErrorState
          message={errorText(summary.error, t('dashboard.loadFailed'))}
          retryLabel={t('frame.list.retry')}
          onRetry={() => void summary.refetch()}
          busy={summary.isFetching}
        />
      ) : (
        <div className="grid gap-5">
          {summary.data?.backupTrouble && <BackupNotice trouble={summary.data.backupTrouble} />}
          <FirstStepsBox />
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
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px]">
            <MessagesBox />
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
