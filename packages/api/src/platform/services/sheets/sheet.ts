import type { Locale } from '@pano/i18n/locales';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { istanbulWallTime } from '@pano/i18n/text/istanbul-time';
import { stringify } from 'csv-stringify/sync';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { bookParts, escapeXml, sheetEnd, sheetStart, styleOf } from './xlsx-parts';

export const csvType = 'text/csv; charset=utf-8';
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A value of a table; dates are written in the time of Istanbul. */
export type Cell = string | number | Date | null;

/** A table to export. Its rows come in batches, so that only a few are in memory at a time. */
export type Sheet = {
  name: string;
  columns: { title: string; width: number }[];
  rows: AsyncIterable<Cell[][]>;
};

/**
 * Streams a CSV file that a Turkish Excel opens by a double click: semicolons, UTF-8 with a byte order mark, Windows line
 * ends. A text that a spreadsheet would run as a formula gets an apostrophe, also where another separator than ours would
 * begin a cell inside of it: a spreadsheet in another language splits by commas, whatever is quoted.
 */
export async function* csvText({ columns, rows }: Sheet, locale: Locale): AsyncGenerator<string> {
  const options = {
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    // Without this only the own line end and separator are quoted, and others would start a row or a cell.
    quoted_match: /[\r\n,;\t|]/,
  } as const;
  const toText = (cell: Cell) =>
    cell instanceof Date ? formatShortDateTime(cell.toISOString(), locale) : disarmInnerFormulas(cell);
  yield stringify([columns.map(({ title }) => title)], { ...options, bom: true });
  for await (const batch of rows) {
    yield stringify(
      batch.map((row) => row.map(toText)),
      options,
    );
  }
}

/** The library looks at the beginning of a cell only. What follows must be more than a dash, as in "100,-". */
const disarmInnerFormulas = (cell: string | number | null) =>
  typeof cell === 'string' ? cell.replace(/(?<=[,;\t|\r\n]["']*)(?=[=+\-@＝＋－＠]\S)/g, "'") : cell;

/**
 * Streams an Excel workbook with one sheet, with bounded memory (docs/decisions/12-code-instead-of-libraries.md). Texts
 * are stored as texts, also those that begin like a formula.
 */
export async function* xlsxBytes(sheet: Sheet): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const take = () => {
    const taken = chunks;
    chunks = [];
    return taken;
  };
  for (const [name, text] of Object.entries(bookParts(sheet.name))) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(strToU8(text), true);
  }
  const body = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 3 });
  zip.add(body);
  let line = 1;
  const header = sheet.columns.map(({ title }) => title);
  body.push(strToU8(sheetStart(sheet.columns.map(({ width }) => width)) + rowXml(header, line, styleOf.header)));
  for await (const batch of sheet.rows) {
    const first = line + 1;
    body.push(strToU8(batch.map((row, at) => rowXml(row, first + at)).join('')));
    line += batch.length;
    yield* take();
  }
  body.push(strToU8(sheetEnd), true);
  zip.end();
  yield* take();
}

function rowXml(row: Cell[], line: number, textStyle: number = styleOf.text): string {
  const cells = row.map((cell, at) => cellXml(cell, `${String.fromCharCode(65 + at)}${line}`, textStyle));
  return `<row r="${line}">${cells.join('')}</row>`;
}

function cellXml(cell: Cell, at: string, textStyle: number): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c r="${at}" s="${styleOf.instant}"><v>${serialOf(cell)}</v></c>`;
  const text = escapeXml(cell);
  return `<c r="${at}" s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Day 0 of Excel: its day 1 is 1 January 1900, and it counts a 29 February of that year. */
const excelEpoch = Date.UTC(1899, 11, 30);

function serialOf(instant: Date): number {
  const { year, month, day, hour, minute, second } = istanbulWallTime(instant);
  return (Date.UTC(year, month - 1, day, hour, minute, second) - excelEpoch) / dayMs;
}
