import type { SpeedMetric, VisitorEvent } from '@pano/api/insight/tally.schema';
import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import { readLoad } from '#kit/site/visit.ts';

// Fetched when the browser is idle: measures how quickly the page appeared and reacts. What happened before is known, too.

const measured: Partial<Record<SpeedMetric, number>> = {};

const names = { LCP: 'lcp', INP: 'inp', CLS: 'cls' } as const satisfies Partial<
  Record<MetricType['name'], SpeedMetric>
>;

const keep = ({ name, value }: MetricType): void => {
  if (name in names) measured[names[name as keyof typeof names]] = value;
};

/** Sends what was measured of the page that this document was loaded for, once: when it is left or put aside. */
export function reportSpeed(send: (event: Pick<VisitorEvent, 'p' | 's'>) => void): void {
  const { pathname } = new URL(readLoad()?.name ?? location.href);
  const ending = new AbortController();
  onLCP(keep, { reportAllChanges: true });
  onINP(keep, { reportAllChanges: true });
  onCLS(keep, { reportAllChanges: true });
  // After those of the library, which then add what is still to come.
  const report = () => {
    if (!document.hidden) return;
    ending.abort();
    send({ p: pathname, s: measured });
  };
  addEventListener('visibilitychange', report, { signal: ending.signal });
}
