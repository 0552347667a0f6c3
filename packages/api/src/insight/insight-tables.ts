import type { Db } from '@pano/db';
import type { Period } from '#leads/figure-period';
import { countContacts, type InsightRow, type InsightTable, type InsightTotals } from './insight.schema';
import {
  addTo,
  during,
  groupRows,
  noTotals,
  ofKinds,
  plainKind,
  plainRow,
  rateOf,
  sortBySize,
  totalKinds,
} from './insight-counts';
import { readSpeed } from './insight-speed';
import { contactKinds, otherPages } from './tally.schema';
import { otherSource, unknownSource } from './visit-source.schema';

/** How many rows a table has at most. */
export const mostRows = 500;

/** The largest rows of a table, without the titles of pages. */
export async function readTable(db: Db, by: InsightTable, period: Period): Promise<InsightRow[]> {
  switch (by) {
    case 'page':
      return readPages(db, period);
    case 'source':
      return readSources(db, period);
    case 'missing':
      return readMissing(db, period);
    case 'speed':
      return readSpeed(db, period);
  }
}

/** What is counted by the page with which the visit began. */
const beginPrefix = 'from.';
const beginKinds = contactKinds.map((kind) => `${beginPrefix}${kind}` as const);

async function readPages(db: Db, period: Period): Promise<InsightRow[]> {
  const rows = await db.tally.groupBy({
    by: ['page', 'kind'],
    where: { AND: [during(period), ofKinds([...totalKinds, ...beginKinds])] },
    _sum: { count: true },
  });
  const sums = rows.map(({ page, kind, _sum }) => ({ value: page, kind, count: _sum.count }));
  return createRows(sums, ({ visit, view }) => [view, visit]);
}

/** Views have no source. */
async function readSources(db: Db, period: Period): Promise<InsightRow[]> {
  const kinds = ofKinds(['visit', ...contactKinds, ...beginKinds]);
  const rows = await db.tally.groupBy({
    by: ['detail', 'kind'],
    where: { AND: [during(period), kinds] },
    _sum: { count: true },
  });
  const sums = rows.map(({ detail, kind, _sum }) => ({ value: detail || unknownSource, kind, count: _sum.count }));
  return createRows(sums, (totals) => [totals.visit, countContacts(totals)]);
}

/** What stands for all others comes last. */
const isRest = (value: string) => value === otherPages || value === otherSource || value === unknownSource;

function createRows(
  sums: { value: string; kind: string; count: number | null }[],
  sizes: (totals: InsightTotals) => number[],
): InsightRow[] {
  const byValue = [...groupRows(sums, ({ value }) => value)];
  const rows = byValue.map(([value, own]) => {
    const [totals, begun] = [noTotals(), noTotals()];
    for (const { kind, count } of own) {
      const plain = plainKind(kind);
      if (plain.startsWith(beginPrefix)) addTo(begun, plain.slice(beginPrefix.length), count);
      else addTo(totals, plain, count);
    }
    return { value, totals, begun };
  });
  const sizeOf = ({ value, totals }: (typeof rows)[number]) => [isRest(value) ? 0 : 1, ...sizes(totals)];
  return sortBySize(rows, sizeOf)
    .slice(0, mostRows)
    .map(({ value, totals, begun }) => ({
      ...plainRow(value),
      totals,
      rate: isRest(value) ? null : rateOf(begun, totals.visit),
    }));
}

async function readMissing(db: Db, period: Period): Promise<InsightRow[]> {
  const rows = await db.tally.groupBy({
    by: ['page', 'detail'],
    where: { AND: [during(period), ofKinds(['missing'])] },
    _sum: { count: true },
    orderBy: [{ _sum: { count: 'desc' } }, { page: 'asc' }, { detail: 'asc' }],
    take: mostRows,
  });
  return rows.map(({ page, detail, _sum }) => ({ ...plainRow(page), count: _sum.count ?? 0, host: detail }));
}
