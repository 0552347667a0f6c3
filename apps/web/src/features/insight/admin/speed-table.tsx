import { sitePages } from '@pano/api/addresses';
import type { InsightRow } from '@pano/api/insight/insight.schema';
import { type SpeedMetric, speedMetrics } from '@pano/api/insight/tally.schema';
import type { Locale } from '@pano/i18n/locales';
import { Badge } from '@pano/ui/badge';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#kit/admin/figures/figure-words.ts';
import type { Days } from '#kit/admin/figures/period.ts';
import { useLocale } from '#kit/shared/language.ts';
import { InsightTableBox } from './insight-table-box';

const tones = { good: 'ok', middling: 'warn', poor: 'err' } as const;
const kinds = Object.keys(sitePages) as (keyof typeof sitePages)[];

/** How fast the pages were for visitors, by kind of page and device. */
export function SpeedTable({ days }: { days: Days }) {
  const { t } = useTranslation('admin');
  const name = ({ value, device }: InsightRow) => {
    const kind = kinds.find((known) => known === value);
    const text = kind ? t(`insight.kinds.${kind}`) : value;
    return device ? `${text}, ${t(`insight.devices.${device}`)}` : text;
  };
  const columns = speedMetrics.map((metric) => ({
    header: t(`insight.speed.${metric}`),
    cell: (row: InsightRow) => <Measurement row={row} metric={metric} />,
  }));
  return <InsightTableBox by="speed" days={days} axis={t('insight.columns.kind')} name={name} columns={columns} />;
}

function Measurement({ row, metric }: { row: InsightRow; metric: SpeedMetric }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const measured = row.speed?.[metric];
  if (!measured) return <span className="text-sm font-[400] text-ink-3">{t('insight.speed.few')}</span>;
  const { value, rating } = measured;
  const texts = {
    lcp: () => t('insight.speed.seconds', { value: seconds(value, locale) }),
    inp: () => t('insight.speed.milliseconds', { value: formatNumber(value, locale) }),
    cls: () => formatNumber(value, locale, 2),
  };
  return (
    <Badge tone={tones[rating]}>
      {texts[metric]()} {t(`insight.speed.${rating}`)}
    </Badge>
  );
}

const seconds = (milliseconds: number, locale: Locale) => formatNumber(milliseconds / 1000, locale, 1);
