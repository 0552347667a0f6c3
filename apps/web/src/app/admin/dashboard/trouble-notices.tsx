import type { DashboardSummary } from '@pano/api';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { Banner } from '@pano/ui/banner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { PurgeNotice } from './purge-notice';

/** What tells the person with access to the server why. */
const command = 'npm run pano -- doctor';

/** What the site should have done by itself and has not, and who can help; nothing while all is well. */
export function TroubleNotices({ summary }: { summary: DashboardSummary }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { backupTrouble, backupsExposeKey, jobTrouble, proxyMismatch, purgeStop } = summary;
  const date = (instant: string) => formatShortDateTime(instant, locale);
  return (
    <>
      {backupTrouble && (
        <Notice
          title={
            backupTrouble.since
              ? t('dashboard.backup.failing', { date: date(backupTrouble.since) })
              : t('dashboard.backup.never')
          }
          help={t('dashboard.backup.advice', { command })}
        />
      )}
      {purgeStop && <PurgeNotice waiting={purgeStop} command={command} />}
      {jobTrouble.length > 0 && (
        <Notice title={t('dashboard.jobs.title')} help={t('dashboard.jobs.advice', { command })}>
          <ul className="mt-1">
            {jobTrouble.map(({ job: name, since }) => {
              const job = t(`dashboard.jobs.names.${name}`);
              const text = since
                ? t('dashboard.jobs.late', { job, date: date(since) })
                : t('dashboard.jobs.never', { job });
              return <li key={name}>{text}</li>;
            })}
          </ul>
        </Notice>
      )}
      {proxyMismatch && (
        <Notice
          title={t(`dashboard.proxy.${proxyMismatch}`)}
          help={t('dashboard.proxy.advice', { setting: 'TRUST_PROXY', command })}
        />
      )}
      {backupsExposeKey && !backupTrouble && (
        <Notice
          kind="info"
          title={t('dashboard.backup.open')}
          help={t('dashboard.backup.openAdvice', { setting: 'BACKUP_PASSPHRASE' })}
        />
      )}
    </>
  );
}

type NoticeProps = { kind?: 'warning' | 'info'; title: string; help: string; children?: ReactNode };

function Notice({ kind = 'warning', title, help, children }: NoticeProps) {
  return (
    <Banner kind={kind}>
      <p className="font-[600]">{title}</p>
      {children}
      <p className="mt-1">{help}</p>
    </Banner>
  );
}
