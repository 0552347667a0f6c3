import type { CompanyRecord, Weekday } from '@pano/api/company/company.schema';

const week: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The hours as lines to read: days that follow each other become one range, `Pazartesi–Cuma 09:00–18:00`. */
export function openingLines(hours: CompanyRecord['hours'], dayName: (day: Weekday) => string): string[] {
  return hours.map(({ days, opens, closes }) => {
    const spans = createRanges(days).map(([first, last]) =>
      first === last ? dayName(first) : `${dayName(first)}–${dayName(last)}`,
    );
    return `${spans.join(', ')} ${opens}–${closes}`;
  });
}

function createRanges(days: Weekday[]): [Weekday, Weekday][] {
  const ranges: [Weekday, Weekday][] = [];
  for (const day of week.filter((name) => days.includes(name))) {
    const last = ranges.at(-1);
    if (last && week.indexOf(last[1]) + 1 === week.indexOf(day)) last[1] = day;
    else ranges.push([day, day]);
  }
  return ranges;
}
