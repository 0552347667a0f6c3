import type { Insight } from '@pano/api/insight/insight.schema';

/** One bar of the chart, and the days that it stands for, both included. */
export type ChartBar = { from: string; to: string; visits: number; contacts: number };

/** More days are drawn by months: on a phone their bars would be thinner than a finger can tell apart. */
const mostDays = 92;

/** The bars of a period: its days, or months where it is long or where days are no longer known. */
export function toBars(days: Insight['days']): ChartBar[] {
  const isByDay = days.length <= mostDays && !days.some(isMonth);
  const bars = new Map<string, ChartBar>();
  for (const row of days) {
    const key = isByDay ? row.day : row.day.slice(0, 7);
    const { from, to } = isMonth(row) ? daysOfMonth(row.day) : { from: row.day, to: row.day };
    const bar = bars.get(key);
    bars.set(key, {
      from: bar && bar.from < from ? bar.from : from,
      to: bar && bar.to > to ? bar.to : to,
      visits: (bar?.visits ?? 0) + row.visits,
      contacts: (bar?.contacts ?? 0) + row.contacts,
    });
  }
  return [...bars.values()];
}

const isMonth = ({ day }: Insight['days'][number]) => day.length === '2026-03'.length;

function daysOfMonth(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  // Day 0 of the next month, counted from 0, is the last of this one.
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}
