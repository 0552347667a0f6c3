import { formatDate } from '@pano/i18n/text/dates';
import type { ReactNode } from 'react';
import { useLocale } from '../../shared/language';

interface Props<Row> {
  rows: readonly Row[];
  /** The instant that decides on the day of a row. */
  getInstant: (row: Row) => string;
  heading: 'h2' | 'h3';
  className: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** Rows under the days on which they happened, in their order. */
export function DaySections<Row>({ rows, getInstant, heading: Heading, className, children }: Props<Row>) {
  const locale = useLocale();
  return (
    <div className={className}>
      {groupBy(rows, (row) => formatDate(getInstant(row), locale)).map(([day, ofDay]) => (
        <section key={day} aria-label={day} className="grid gap-2">
          <Heading className="text-sm font-[600] text-ink-3">{day}</Heading>
          {children(ofDay)}
        </section>
      ))}
    </div>
  );
}

/** The rows under their keys, in their order. */
export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}
