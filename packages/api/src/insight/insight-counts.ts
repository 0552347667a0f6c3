import type { Prisma } from '@pano/db';
import { describePeriod, type Period } from '#leads/figure-period';
import { countContacts, fewestVisits, type InsightRow, type InsightTotals } from './insight.schema';
import { contactKinds, samplePrefix, type TallyKind } from './tally.schema';

export const totalKinds = ['visit', 'view', ...contactKinds] as const satisfies TallyKind[];

export const noTotals = (): InsightTotals => ({ visit: 0, view: 0, call: 0, whatsapp: 0, mail: 0, form: 0 });

/** Adds a sum of some kind, also of the sample content; other kinds are left out. */
export function addTo(totals: InsightTotals, kind: string, count: number | null): void {
  const name = totalKinds.find((one) => one === plainKind(kind));
  if (name) totals[name] += count ?? 0;
}

export const isSampleKind = (kind: string): boolean => kind.startsWith(samplePrefix);
export const plainKind = (kind: string): string => (isSampleKind(kind) ? kind.slice(samplePrefix.length) : kind);

/** As a condition; counts of the sample content are among those of visitors until they are removed. */
export const ofKinds = (kinds: readonly TallyKind[]): Prisma.TallyWhereInput => ({
  kind: { in: kinds.flatMap((kind) => [kind, samplePrefix + kind]) },
});

export const monthOf = (day: string): string => day.slice(0, '2026-03'.length);

/**
 * As a condition. Nobody knows the days of a month that was folded: it counts whole in a period that reaches into it. As
 * text it stands before its days, so only the first month of a period has to be named.
 */
export function during(period: Period): Prisma.TallyWhereInput {
  const { from, to } = describePeriod(period);
  return { OR: [{ day: { gte: from, lte: to } }, { day: monthOf(from) }] };
}

/** Contacts per 100 visits, with one decimal; null below so many visits that it says nothing. */
export function rateOf(contacts: InsightTotals, visits: number): number | null {
  return visits < fewestVisits ? null : Math.round((1000 * countContacts(contacts)) / visits) / 10;
}

export function groupRows<Row>(rows: Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** The largest first, by the first of the sizes that differs; equal ones by name. */
export const sortBySize = <Row extends { value: string }>(rows: Row[], sizesOf: (row: Row) => number[]): Row[] =>
  rows.toSorted((one, other) => {
    const sizes = sizesOf(one);
    const difference = sizesOf(other)
      .map((size, i) => size - (sizes[i] ?? 0))
      .find((by) => by !== 0);
    return difference ?? one.value.localeCompare(other.value);
  });

/** A row with nothing that only some tables have. */
export const plainRow = (value: string): InsightRow => ({
  value,
  title: null,
  record: null,
  totals: null,
  rate: null,
  count: null,
  host: null,
  device: null,
  speed: null,
});
