import { adminScreens } from '@pano/api/addresses';
import type { LeadFigures } from '@pano/api/contact-forms/lead-figures.schema';
import { formatDayRange } from '@pano/i18n/text/dates';
import { Banner } from '@pano/ui/banner';
import { BarChart } from '@pano/ui/bar-chart';
import { buttonClass } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { SkeletonCards } from '@pano/ui/skeleton';
import { EmptyState } from '@pano/ui/state-box';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PeriodChoice } from '#kit/admin/figures/period-choice.tsx';
import { usePeriod } from '#kit/admin/figures/use-period.ts';
import { BackLink } from '#kit/admin/form/head-links.tsx';
import { Pending } from '#kit/admin/pending.tsx';
import { ScreenHead } from '#kit/admin/screen.tsx';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { FigureGroups } from './figure-groups';
import { LeadTiles } from './lead-tiles';

const { list } = adminScreens.contactForm;
const dayMs = 24 * 60 * 60 * 1000;

/** How leads came in, how fast they were answered and what became of them. */
export function LeadFiguresRoute() {
  const { t } = useTranslation('admin');
  const period = usePeriod();
  const figures = trpc.leads.figures.useQuery(period.days, {
    enabled: period.isValid,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <>
      <ScreenHead title={t('leadFigures.title')} description={t('leadFigures.lead')} back={<BackLink to={list} />} />
      <PeriodChoice period={period} />
      {figures.data ? (
        <Figures figures={figures.data} />
      ) : (
        <Pending queries={[figures]} failed={t('leadFigures.loadFailed')}>
          {period.isValid ? <SkeletonCards label={t('frame.list.loading')} /> : null}
        </Pending>
      )}
    </>
  );
}

function Figures({ figures }: { figures: LeadFigures }) {
  const { t } = useTranslation('admin');
  const { totals, before } = figures;
  const isEmpty = [totals, before.totals].every(({ leads, won, lost }) => leads + won + lost === 0);
  if (isEmpty) {
    return (
      <EmptyState
        text={t('leadFigures.empty')}
        action={
          <Link to={list} className={buttonClass({ variant: 'line', size: 'sm' })}>
            {t('leadFigures.openList')}
          </Link>
        }
      />
    );
  }
  return (
    <div className="grid gap-5">
      {figures.isPartial ? <Banner kind="info">{t('leadFigures.partial')}</Banner> : null}
      <LeadTiles totals={totals} before={before.totals} />
      <Series figures={figures} />
      <FigureGroups figures={figures} />
    </div>
  );
}

function Series({ figures: { series, to } }: { figures: LeadFigures }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  /** The day before the next point begins. */
  const lastDay = (next: string | undefined) =>
    next === undefined ? to : new Date(Date.parse(next) - dayMs).toISOString().slice(0, 10);
  const points = series.map(({ from, leads, won }, i) => ({
    name: formatDayRange(from, lastDay(series[i + 1]?.from), locale),
    values: [leads, won] as const,
  }));
  const isByWeek = series.some(({ from }, i) => from !== lastDay(series[i + 1]?.from));
  return (
    <Box>
      <BarChart
        label={t('leadFigures.chart.label')}
        axis={t(isByWeek ? 'leadFigures.chart.week' : 'leadFigures.chart.day')}
        series={[t('leadFigures.chart.leads'), t('leadFigures.chart.won')]}
        points={points}
      />
    </Box>
  );
}
