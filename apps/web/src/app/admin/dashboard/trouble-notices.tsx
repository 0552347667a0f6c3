import type { BackupTrouble, DashboardSummary, JobTrouble } from '@pano/api';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { Banner } from '@pano/ui/banner';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { PurgeNotice } from './purge-notice';

/** What the site should have done by itself and has not; nothing while all is well. */
export function TroubleNotices({ summary }: { summary: DashboardSummary }) {
  const { backupTrouble, backupsExposeKey, jobTrouble, proxyMismatch, purgeStop } = summary;
  return (
    <>
      {backupTrouble && <BackupNotice trouble={backupTrouble} />}
      {purgeStop && <PurgeNotice waiting={purgeStop} command={command} />}
      {jobTrouble.length > 0 && <JobNotice troubles={jobTrouble} />}
      {proxyMismatch && <ProxyNotice mismatch={proxyMismatch} />}
      {backupsExposeKey && !backupTrouble && <OpenBackupNotice />}
    </>
  );
}

/** What tells the person with access to the server why. */
const command = 'npm run pano -- doctor';

/** That the site's own backups fail, and who can help. */
function BackupNotice({ trouble }: { trouble: BackupTrouble }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { since } = trouble;
  return (
    <Banner kind="warning">
      <p className="font-[600]">
        {since
          ? t('dashboard.backup.failing', { date: formatShortDateTime(since, locale) })
          : t('dashboard.backup.never')}
      </p>
      <p className="mt-1">{t('dashboard.backup.advice', { command })}</p>
    </Banner>
  );
}

/** Which other work is late, and who can help. */
function JobNotice({ troubles }: { troubles: JobTrouble[] }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <Banner kind="warning">
      <p className="font-[600]">{t('dashboard.jobs.title')}</p>
      <ul className="mt-1">
        {troubles.map(({ job, since }) => (
          <li key={job}>
            {since
              ? t('dashboard.jobs.late', {
                  job: t(`dashboard.jobs.names.${job}`),
                  date: formatShortDateTime(since, locale),
                })
              : t('dashboard.jobs.never', { job: t(`dashboard.jobs.names.${job}`) })}
          </li>
        ))}
      </ul>
      <p className="mt-1">{t('dashboard.jobs.advice', { command })}</p>
    </Banner>
  );
}

/** That limits do not count visitors as they should, and who can help. */
function ProxyNotice({ mismatch }: { mismatch: 'tooLow' | 'tooHigh' }) {
  const { t } = useTranslation('admin');
  return (
    <Banner kind="warning">
      <p className="font-[600]">{t(`dashboard.proxy.${mismatch}`)}</p>
      <p className="mt-1">{t('dashboard.proxy.advice', { setting: 'TRUST_PROXY', command })}</p>
    </Banner>
  );
}

/** That a stolen backup could be read, and who can help. */
function OpenBackupNotice() {
  const { t } = useTranslation('admin');
  return (
    <Banner kind="info">
      <p className="font-[600]">{t('dashboard.backup.open')}</p>
      <p className="mt-1">{t('dashboard.backup.openAdvice', { setting: 'BACKUP_PASSPHRASE' })}</p>
    </Banner>
  );
}
