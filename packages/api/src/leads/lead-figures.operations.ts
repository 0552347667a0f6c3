import { findJsonRows, type Prisma, readJsonDate } from '@pano/db';
import { foldKey } from '@pano/i18n/text/fold';
import { istanbulInstant, istanbulMidnight } from '@pano/i18n/text/istanbul-time';
import type { ApiContext } from '#platform/context';
import { createQueryCache } from '#platform/services/query-cache';
import * as company from '#settings/company.operations';
import { countDays, createPeriod, dayMs, describePeriod, nameDay, type Period, periodBefore } from './figure-period';
import {
  type FigureGroup,
  type FiguresQuery,
  type FigureTotals,
  type LeadFigures,
  mostGroups,
  mostLeads,
} from './lead-figures.schema';
import { createWorkingClock, type OpeningTimes } from './opening-time';

/** A longer period is drawn by weeks. */
const mostDrawnDays = 92;

const cache = createQueryCache<LeadFigures>(['ContactForm', 'LeadEvent', 'Setting']);

/**
 * How many leads came in, from where, how fast they were answered and what became of them.
 * @throws AppError where the period is no period, or too long
 */
export async function figures({ db }: Pick<ApiContext, 'db'>, query: FiguresQuery): Promise<LeadFigures> {
  const period = createPeriod(query, new Date());
  return cache(db, `${nameDay(period.first)} ${nameDay(period.last)}`, () => computeFigures(db, period));
}

async function computeFigures(db: ApiContext['db'], period: Period): Promise<LeadFigures> {
  const earlier = periodBefore(period);
  const [times, now, before] = await Promise.all([
    company.getOpeningTimes({ db }),
    readLeads(db, period),
    readLeads(db, earlier),
  ]);
  const { arrived, closed } = now;
  const lost = closed.filter(({ stage }) => stage === 'lost');
  return {
    ...describePeriod(period),
    totals: sumUp(now, times, earlier),
    before: { ...describePeriod(earlier), totals: sumUp(before, times, earlier) },
    series: createSeries(now, period),
    channels: group(arrived, ({ channel }) => channel),
    sources: group(arrived, ({ source }) => source),
    pages: group(arrived, ({ page }) => page),
    districts: group(arrived, ({ district }) => district),
    stages: group(arrived, ({ stage }) => stage),
    lostReasons: group(lost, ({ lostReason }) => lostReason).map(({ value, leads }) => ({ value, leads })),
    isPartial: now.isPartial || before.isPartial,
  };
}

/** Neither spam nor duplicates of others count. */
const isCounted = ({ stage, lostReason }: { stage: string; lostReason: string | null }) =>
  stage !== 'spam' && lostReason !== 'duplicate';

const columns = [
  'channel',
  'source',
  'page',
  'district',
  'stage',
  'lostReason',
  'createdAt',
  'repliedAt',
  'suspicion',
] as const;

type Leads = Awaited<ReturnType<typeof readLeads>>;

/** Those that came in during a period, and those that were closed in it. */
async function readLeads(db: ApiContext['db'], { first, last }: Period) {
  const [from, until] = [new Date(istanbulInstant(first)), new Date(istanbulInstant(last + dayMs))];
  const during = { gte: from, lt: until };
  const closedDuring = {
    stage: { in: ['won', 'lost'] },
    OR: [{ stageAt: during }, { stageAt: null, createdAt: during }],
  } satisfies Prisma.ContactFormWhereInput;
  const [newest, closed, reviewsAsked] = await Promise.all([
    findJsonRows(db, { table: 'ContactForm', columns, date: 'createdAt', from, until, take: mostLeads }),
    db.contactForm.findMany({
      where: closedDuring,
      select: { stage: true, stageAt: true, createdAt: true, lostReason: true, quoteLira: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: mostLeads,
    }),
    db.contactForm.count({ where: { ...closedDuring, stage: 'won', events: { some: { kind: 'review' } } } }),
  ]);
  const arrived = newest.map(
    ([channel, source, page, district, stage, lostReason, createdAt, repliedAt, suspicion]) => ({
      channel: channel ?? null,
      source: source ?? null,
      page: page ?? null,
      district: district ?? null,
      stage: stage ?? '',
      lostReason: lostReason ?? null,
      createdAt: readJsonDate(createdAt ?? ''),
      repliedAt: repliedAt ? readJsonDate(repliedAt) : null,
      isSuspicious: Boolean(suspicion),
    }),
  );
  return {
    arrived: arrived.filter(isCounted),
    closed: closed.filter(isCounted),
    reviewsAsked,
    isPartial: newest.length === mostLeads,
  };
}

function sumUp({ arrived, closed, reviewsAsked }: Leads, times: OpeningTimes, { first }: Period): FigureTotals {
  const countMinutes = createWorkingClock(times, new Date(istanbulInstant(first)));
  // A message that looked like spam was found late.
  const awaited = arrived.filter(({ isSuspicious }) => !isSuspicious);
  const minutes = awaited
    .flatMap(({ createdAt, repliedAt }) => (repliedAt ? countMinutes(createdAt, repliedAt) : []))
    .toSorted((one, other) => one - other);
  const won = closed.filter(({ stage }) => stage === 'won');
  return {
    leads: arrived.length,
    answered: minutes.length,
    answeredInHour: minutes.filter((taken) => taken <= 60).length,
    waiting: awaited.filter(({ stage, repliedAt }) => stage === 'new' && !repliedAt).length,
    medianMinutes: median(minutes),
    won: won.length,
    lost: closed.length - won.length,
    wonLira: won.reduce((sum, { quoteLira }) => sum + (quoteLira ?? 0), 0),
    reviewsAsked,
  };
}

/** Of numbers in their order. */
function median(sorted: number[]): number | null {
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** Weeks begin on Monday; the first one may be shorter. */
function createSeries({ arrived, closed }: Leads, period: Period): LeadFigures['series'] {
  const { first } = period;
  const isByWeek = countDays(period) > mostDrawnDays;
  const [step, shift] = isByWeek ? [7, (new Date(first).getUTCDay() + 6) % 7] : [1, 0];
  const indexOf = (midnight: number) => Math.floor(((midnight - first) / dayMs + shift) / step);
  const series = Array.from({ length: indexOf(period.last) + 1 }, (_, i) => ({
    from: nameDay(first + Math.max(0, i * step - shift) * dayMs),
    leads: 0,
    won: 0,
  }));
  const add = (name: 'leads' | 'won', at: Date) => {
    const point = series[indexOf(istanbulMidnight(at))];
    if (point) point[name] += 1;
  };
  for (const { createdAt } of arrived) add('leads', createdAt);
  for (const { stage, stageAt, createdAt } of closed) if (stage === 'won') add('won', stageAt ?? createdAt);
  return series;
}

/** People write a district in more than one way; it is called as the newest lead has it. */
function group<Row extends { stage: string }>(rows: Row[], read: (row: Row) => string | null): FigureGroup[] {
  const groups = new Map<string | null, FigureGroup>();
  const keys = new Map<string | null, string | null>([[null, null]]);
  for (const row of rows) {
    const value = read(row);
    const key = keys.get(value) ?? (value && foldKey(value));
    keys.set(value, key);
    const one = groups.get(key) ?? { value, leads: 0, won: 0 };
    one.leads += 1;
    if (row.stage === 'won') one.won += 1;
    groups.set(key, one);
  }
  return [...groups.values()].toSorted((one, other) => other.leads - one.leads).slice(0, mostGroups);
}
