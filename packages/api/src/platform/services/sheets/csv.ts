import type { Locale } from '@pano/i18n/locales';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { stringify } from 'csv-stringify/sync';
import type { Cell, Sheet } from './sheet';

/**
 * The text of a CSV file as a Turkish Excel opens it by a double click: semicolons, UTF-8 with a mark, Windows line
 * ends. A text that a spreadsheet would take for a formula begins with an apostrophe.
 */
export async function* csvText({ columns, rows }: Sheet, locale: Locale): AsyncGenerator<string> {
  const options = {
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    // Otherwise only its own line end is quoted, and what follows another one begins a row.
    quoted_match: /[\r\n]/,
  } as const;
  const write = (cell: Cell) => (cell instanceof Date ? formatShortDateTime(cell.toISOString(), locale) : cell);
  yield stringify([columns.map(({ title }) => title)], { ...options, bom: true });
  for await (const portion of rows) {
    yield stringify(
      portion.map((row) => row.map(write)),
      options,
    );
  }
}
