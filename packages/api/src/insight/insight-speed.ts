import type { Db } from '@pano/db';
import type { Period } from '#leads/figure-period';
import { fewestSamples, type InsightRow } from './insight.schema';
import { during, groupRows, ofKinds, plainKind, plainRow, sortBySize } from './insight-counts';
import { devices, type SpeedMetric, speedClasses, speedMetrics } from './tally.schema';

/** Up to where a value is good, and up to where it is middling (web.dev/articles/vitals). */
const ratings: Record<SpeedMetric, { good: number; middling: number }> = {
  lcp: { good: 2500, middling: 4000 },
  inp: { good: 200, middling: 500 },
  cls: { good: 0.1, middling: 0.25 },
};

type Percentile = NonNullable<InsightRow['speed']>['lcp'];

/** How fast each kind of page was on phones and on other devices, the one with most measurements first. */
export async function readSpeed(db: Db, period: Period): Promise<InsightRow[]> {
  const rows = await db.tally.groupBy({
    by: ['page', 'detail', 'kind'],
    where: { AND: [during(period), ofKinds(speedMetrics)] },
    _sum: { count: true },
  });
  const measured = rows.map(({ page, detail, kind, _sum }) => {
    const [device, group] = detail.split(' ');
    return { page, device, group: Number(group), metric: plainKind(kind), count: _sum.count ?? 0 };
  });
  const byPage = [...groupRows(measured, ({ page }) => page)];
  const tables = byPage.flatMap(([value, ofPage]) =>
    devices.flatMap((device) => {
      const own = ofPage.filter((row) => row.device === device);
      const samples = own.reduce((sum, { count }) => sum + count, 0);
      return samples > 0 ? { value, device, own, samples } : [];
    }),
  );
  return sortBySize(tables, ({ samples }) => [samples]).map(({ value, device, own }) => {
    const percentile = (metric: SpeedMetric): Percentile => {
      const counts = Array.from({ length: speedClasses[metric].length + 1 }, () => 0);
      for (const row of own) if (row.metric === metric) counts[row.group] = (counts[row.group] ?? 0) + row.count;
      return findPercentile(metric, counts);
    };
    const speed = { lcp: percentile('lcp'), inp: percentile('inp'), cls: percentile('cls') };
    return { ...plainRow(value), device, speed };
  });
}

/**
 * The 75th percentile of measurements that are counted by class: within its class as if they were spread evenly, in the
 * last, which has no end, its beginning.
 */
function findPercentile(metric: SpeedMetric, counts: number[]): Percentile {
  const ends = speedClasses[metric];
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all < fewestSamples) return null;
  let below = 0;
  const group = counts.findIndex((count) => {
    if (below + count >= all * 0.75) return true;
    below += count;
    return false;
  });
  const start = ends[group - 1] ?? 0;
  const end = ends[group] ?? start;
  const exact = start + ((end - start) * (all * 0.75 - below)) / (counts[group] ?? 1);
  const value = metric === 'cls' ? Math.round(exact * 1000) / 1000 : Math.round(exact);
  const { good, middling } = ratings[metric];
  return { value, rating: value <= good ? 'good' : value <= middling ? 'middling' : 'poor' };
}
