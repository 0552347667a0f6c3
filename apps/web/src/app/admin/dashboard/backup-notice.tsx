import type { BackupTrouble } from '@pano/api';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { Banner } from '@pano/ui/banner';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/use-locale.ts';

/** That the site's own backups fail, and who can help. */
export function BackupNotice({ trouble }: { trouble: BackupTrouble }) {
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
      <p className="mt-1">{t('dashboard.backup.advice', { command: 'npm run pano -- doctor' })}</p>
    </Banner>
  );
}
