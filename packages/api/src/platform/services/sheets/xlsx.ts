import { istanbulWallTime } from '@pano/i18n/text/istanbul-time';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Cell, Sheet } from './sheet';
import { bookParts, sheetEnd, sheetStart, styleOf } from './xlsx-parts';
import { escapeXml } from './xml';

/**
 * The bytes of an Excel workbook with one sheet, written while its rows arrive: libraries that make workbooks hold all
 * of it in memory and stop everything else meanwhile. Texts are texts in it, whatever they begin with.
 */
export async function* xlsxBytes(sheet: Sheet): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const take = () => {
    const taken = written;
    written = [];
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
  for await (const portion of sheet.rows) {
    const first = line + 1;
    body.push(strToU8(portion.map((row, at) => rowXml(row, first + at)).join('')));
    line += portion.length;
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
/** Excel's day 1 is the first of January 1900, and it believes in a 29 February of that year. */
const excelEpoch = Date.UTC(1899, 11, 30);

function serialOf(instant: Date): number {
  const { year, month, day, hour, minute, second } = istanbulWallTime(instant);
  return (Date.UTC(year, month - 1, day, hour, minute, second) - excelEpoch) / dayMs;
}
