import type { Insight } from '@pano/api/insight/insight.schema';
import { formatDate, formatIsoDate } from '@pano/i18n/text/dates';
import { Banner } from '@pano/ui/banner';
import { SkeletonCards } from '@pano/ui/skeleton';
import { EmptyState } from '@pano/ui/state-box';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PeriodChoice } from '#kit/admin/figures/period-choice.tsx';
import { type ChosenPeriod, usePeriod } from '#kit/admin/figures/use-period.ts';
import { Pending } from '#kit/admin/pending.tsx';
import { ScreenHead } from '#kit/admin/screen.tsx';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { ContactTables } from './contact-tables';
import { CountingBox, SearchWordsBox } from './explanations';
import { InsightSummary } from './insight-summary';
import { MissingTable } from './missing-table';
import { SpeedTable } from './speed-table';

/** How many visits there were, and which page and which source bring calls and messages. */
export function InsightRoute() {
  const { t } = useTranslation('admin');
  const period = usePeriod();
  const insight = trpc.insight.overview.useQuery(period.days, {
    enabled: period.isValid,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <>
      <ScreenHead title={t('insight.title')} description={t('insight.lead')} />
      <PeriodChoice period={period} />
      {insight.data ? (
        <div className="grid gap-5" aria-busy={insight.isFetching}>
          <Figures insight={insight.data} period={period} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <SearchWordsBox />
            <CountingBox />
          </div>
        </div>
      ) : (
        <Pending queries={[insight]} failed={t('insight.loadFailed')}>
          {period.isValid ? <SkeletonCards label={t('insight.loading')} /> : null}
        </Pending>
      )}
    </>
  );
}

function Figures({ insight, period }: { insight: Insight; period: ChosenPeriod }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { from, to, totals, before, since, isSample } = insight;
  const days = { from, to };
  const today = formatIsoDate(new Date().toISOString());
  if (since === null) return <EmptyState text={t('insight.started')} />;
  const isComparable = since <= before.from;
  const isEmpty = Object.values(totals).every((count) => count === 0);
  return (
    <>
      {isSample ? <Banner kind="info">{t('insight.sample')}</Banner> : null}
      {isEmpty ? (
        <EmptyState text={t(since === today ? 'insight.started' : 'insight.empty')} />
      ) : (
        <>
          <InsightSummary insight={insight} period={period.name} isComparable={isComparable} />
          {isComparable ? null : (
            <p className="text-sm text-ink-3">{t('insight.since', { day: formatDate(since, locale) })}</p>
          )}
          <ContactTables days={days} />
        </>
      )}
      <MissingTable days={days} />
      <SpeedTable days={days} />
    </>
  );
}
