import type { Locale } from '@pano/i18n/locales';
import { translate } from '@pano/i18n/translate';
import type { Cell, Sheet } from '#platform/services/sheets/sheet';
import type { InsightRow, InsightTable } from './insight.schema';
import { describeSource } from './visit-source.schema';

const countColumns = ['day', 'kind', 'page', 'detail', 'count'] as const;

const tableColumns = {
  page: ['page', 'title', 'visit', 'view', 'call', 'whatsapp', 'mail', 'form', 'rate'],
  source: ['source', 'visit', 'call', 'whatsapp', 'mail', 'form', 'rate'],
  missing: ['address', 'host', 'count'],
  speed: ['kindOfPage', 'device', 'lcp', 'inp', 'cls'],
} as const satisfies Record<InsightTable, readonly string[]>;

type TableColumn = (typeof tableColumns)[InsightTable][number];

/** Counts as they are stored. */
export const countSheet = (locale: Locale, rows: AsyncIterable<Cell[][]>): Sheet =>
  createSheet(locale, countColumns, rows);

/** The rows of a table, with its sources in words. */
export function tableSheet(locale: Locale, by: InsightTable, rows: InsightRow[]): Sheet {
  const columns: readonly TableColumn[] = tableColumns[by];
  async function* batches() {
    yield rows.map((row) => columns.map((column) => readCell(locale, row, column)));
  }
  return createSheet(locale, columns, batches());
}

const createSheet = (
  locale: Locale,
  columns: readonly (TableColumn | (typeof countColumns)[number])[],
  rows: Sheet['rows'],
): Sheet => ({
  name: translate(locale, 'insight.export.sheet'),
  columns: columns.map((column) => ({ title: translate(locale, `insight.export.${column}`), width: 20 })),
  rows,
});

function readCell(locale: Locale, row: InsightRow, column: TableColumn): Cell {
  switch (column) {
    case 'page':
    case 'address':
    case 'kindOfPage':
      return row.value;
    case 'source':
      return describeSource(row.value, locale);
    case 'title':
    case 'rate':
    case 'count':
    case 'host':
    case 'device':
      return row[column];
    case 'lcp':
    case 'inp':
    case 'cls':
      return row.speed?.[column]?.value ?? null;
    default:
      return row.totals?.[column] ?? null;
  }
}
