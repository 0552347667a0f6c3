import { countContacts, type Insight } from '@pano/api/insight/insight.schema';
import { formatDayRange } from '@pano/i18n/text/dates';
import { BarChart } from '@pano/ui/bar-chart';
import { Box } from '@pano/ui/card';
import { useTranslation } from 'react-i18next';
import { FigureTiles } from '#kit/admin/figures/figure-tiles.tsx';
import { formatNumber, useComparison } from '#kit/admin/figures/figure-words.ts';
import type { PeriodName } from '#kit/admin/figures/period.ts';
import { useLocale } from '#kit/shared/language.ts';
import { toBars } from './chart-bars';
import { useInsightTable } from './use-insight-table';

interface Props {
  insight: Insight;
  period: PeriodName;
  /** Whether the period before was counted in full. */
  isComparable: boolean;
}

const tiles = ['visit', 'view', 'call', 'whatsapp', 'form'] as const;

/** The answer in words, five figures and a chart. */
export function InsightSummary({ insight, period, isComparable }: Props) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const compare = useComparison();
  const { totals, before } = insight;
  const compared = (name: (typeof tiles)[number]) => (isComparable ? compare(totals[name], before.totals[name]) : null);
  return (
    <>
      <Headline insight={insight} period={period} comparison={compared('visit')} />
      <div className="grid gap-2">
        <FigureTiles
          className="sm:grid-cols-3 xl:grid-cols-5"
          tiles={tiles.map((name) => ({
            label: t(`insight.${name}`),
            value: formatNumber(totals[name], locale),
            notes: [name === 'visit' ? t('insight.visitNote') : null, compared(name)],
          }))}
        />
        {totals.mail > 0 ? (
          <p className="text-sm text-ink-3">
            {t('insight.mail', { count: totals.mail, number: formatNumber(totals.mail, locale) })}
          </p>
        ) : null}
      </div>
      <Chart days={insight.days} />
    </>
  );
}

function Headline({ insight, period, comparison }: Omit<Props, 'isComparable'> & { comparison: string | null }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { from, to, totals } = insight;
  const { rows } = useInsightTable('page', { from, to });
  const counts = (rows ?? []).map(({ title, totals: own }) => ({ title, count: own ? countContacts(own) : 0 }));
  const best = counts.toSorted((one, other) => other.count - one.count)[0];
  const sentences = [
    t(`insight.headline.${period}`, {
      count: totals.visit,
      number: formatNumber(totals.visit, locale),
      days: formatDayRange(from, to, locale),
    }),
    comparison && `${comparison}.`,
    best?.title && best.count > 0
      ? t('insight.headline.best', { page: best.title, number: formatNumber(best.count, locale) })
      : null,
  ];
  return <p className="text-lg leading-snug font-[560]">{sentences.filter(Boolean).join(' ')}</p>;
}

function Chart({ days }: Pick<Insight, 'days'>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const bars = toBars(days);
  return (
    <Box>
      <BarChart
        label={t('insight.chart.label')}
        axis={t(bars.length < days.length ? 'insight.chart.month' : 'insight.chart.day')}
        series={[t('insight.chart.visits'), t('insight.chart.contacts')]}
        points={bars.map(({ from, to, visits, contacts }) => ({
          name: formatDayRange(from, to, locale),
          values: [visits, contacts] as const,
        }))}
      />
    </Box>
  );
}
