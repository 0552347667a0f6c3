/** How much the clocks of two machines may differ, and one that is set may step back. */
export const clockToleranceMs = 5 * 60 * 1000;

/** Whether an instant that was stored, and so has passed, lies ahead of the clock: it, or the clock at that time, is wrong. */
export const isInFuture = (instant: Date, now = new Date()): boolean =>
  instant.getTime() > now.getTime() + clockToleranceMs;

/** The instant; null for one in the future, which says nothing about when it was. */
export const pastInstant = (instant: Date | null | undefined, now = new Date()): Date | null =>
  instant && !isInFuture(instant, now) ? instant : null;

/** The same day of an earlier month, or the last day of a shorter month. */
export function monthsAgo(months: number, now: Date): Date {
  const instant = new Date(now);
  instant.setUTCMonth(instant.getUTCMonth() - months);
  if (instant.getUTCDate() !== now.getUTCDate()) instant.setUTCDate(0);
  return instant;
}

/** How long this process has been running, by a clock that nobody can set. */
export const uptimeMs = (): number => process.uptime() * 1000;
