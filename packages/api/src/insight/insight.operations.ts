import { createPeriod, dayMs, describePeriod, nameDay, type Period, periodBefore } from '#leads/figure-period';
import type { ApiContext } from '#platform/context';
import type { Page } from '#platform/records/list';
import { findSitePages } from '#platform/records/translations/site-pages';
import { createQueryCache } from '#platform/services/query-cache';
import {
  countContacts,
  type Insight,
  type InsightQuery,
  type InsightRow,
  type InsightTableQuery,
} from './insight.schema';
import { addTo, during, groupRows, isSampleKind, monthOf, noTotals, ofKinds, totalKinds } from './insight-counts';
import { readTable } from './insight-tables';

const overviews = createQueryCache<Insight>(['Tally']);
const tables = createQueryCache<InsightRow[]>(['Tally']);

/**
 * How many visits, views and contacts a period had, beside as many days before.
 * @throws AppError where the period is no period, or too long
 */
export async function overview({ db }: Pick<ApiContext, 'db'>, query: InsightQuery): Promise<Insight> {
  const period = createPeriod(query, new Date());
  const { from, to } = describePeriod(period);
  return overviews(db, `${from} ${to}`, () => readOverview(db, period));
}

/**
 * The figures of a period by page, source, address that was not found, or speed, the largest first.
 * @throws AppError where the period is no period, or too long
 */
export async function table(
  { db, locale }: Pick<ApiContext, 'db' | 'locale'>,
  { by, limit, offset, ...query }: InsightTableQuery,
): Promise<Page<InsightRow>> {
  const period = createPeriod(query, new Date());
  const { from, to } = describePeriod(period);
  const rows = await tables(db, `${by} ${from} ${to}`, () => readTable(db, by, period));
  const shown = rows.slice(offset, offset + limit);
  const items = by === 'page' ? await addTitles({ db, locale }, shown) : shown;
  return { items, total: rows.length, limit, offset };
}

async function addTitles({ db, locale }: Pick<ApiContext, 'db' | 'locale'>, rows: InsightRow[]): Promise<InsightRow[]> {
  const values = rows.map(({ value }) => value);
  const pageAt = await findSitePages(db, locale, values);
  return rows.map((row) => {
    const page = pageAt(row.value);
    return page ? { ...row, title: page.title, record: page.record } : row;
  });
}

async function readOverview(db: ApiContext['db'], period: Period): Promise<Insight> {
  const earlier = periodBefore(period);
  const counted = ofKinds(totalKinds);
  // A folded month that both reach into counts in the later one.
  const isEarlier = { AND: [during(earlier), { day: { not: monthOf(nameDay(period.first)) } }, counted] };
  const [rows, rowsBefore, oldest] = await Promise.all([
    db.tally.groupBy({ by: ['day', 'kind'], where: { AND: [during(period), counted] }, _sum: { count: true } }),
    db.tally.groupBy({ by: ['kind'], where: isEarlier, _sum: { count: true } }),
    db.tally.findFirst({ orderBy: { day: 'asc' }, select: { day: true } }),
  ]);
  return {
    ...describePeriod(period),
    days: createDays(rows, period),
    totals: sumUp(rows),
    before: { ...describePeriod(earlier), totals: sumUp(rowsBefore) },
    since: oldest?.day ?? null,
    isSample: [...rows, ...rowsBefore].some(({ kind }) => isSampleKind(kind)),
  };
}

type Sum = { kind: string; _sum: { count: number | null } };

function sumUp(rows: Sum[]) {
  const totals = noTotals();
  for (const { kind, _sum } of rows) addTo(totals, kind, _sum.count);
  return totals;
}

/** Every day of the period, also those without counts; a folded month in place of those of its days that are in it. */
function createDays(rows: (Sum & { day: string })[], period: Period): Insight['days'] {
  const rowsOf = groupRows(rows, ({ day }) => day);
  const names = new Set<string>();
  for (let midnight = period.first; midnight <= period.last; midnight += dayMs) {
    const day = nameDay(midnight);
    const month = monthOf(day);
    names.add(rowsOf.has(month) && !rowsOf.has(day) ? month : day);
  }
  return [...names].map((day) => {
    const totals = sumUp(rowsOf.get(day) ?? []);
    return { day, visits: totals.visit, contacts: countContacts(totals) };
  });
}
