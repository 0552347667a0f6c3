import type { InsightRow } from '@pano/api/insight/insight.schema';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#kit/admin/figures/figure-words.ts';
import type { Days } from '#kit/admin/figures/period.ts';
import { useLocale } from '#kit/shared/language.ts';
import { InsightTableBox } from './insight-table-box';

/** Addresses that visitors wanted and the site does not have. */
export function MissingTable({ days }: { days: Days }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const name = ({ value, host }: InsightRow) => (
    <>
      {value}
      {host ? <span className="block text-sm font-[400] text-ink-3">{t('insight.linkedBy', { host })}</span> : null}
    </>
  );
  const count = {
    header: t('insight.columns.count'),
    cell: (row: InsightRow) => formatNumber(row.count ?? 0, locale),
  };
  return <InsightTableBox by="missing" days={days} axis={t('insight.columns.missing')} name={name} columns={[count]} />;
}
