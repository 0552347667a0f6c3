import * as z from 'zod';
import type { RecordTable } from './stored-record';

/** When a row was created and last updated, as in the content file. */
export const rowDates = z.object({ createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() });
type RowDates = z.output<typeof rowDates>;

/** Picks the columns of a row that a schema has. */
export const pickColumns = (schema: z.ZodObject, row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, row[name]]));

/** A row of the content file: the columns that a schema has, and the dates. */
export const exportRow = (
  schema: z.ZodObject,
  row: Record<string, unknown> & { createdAt: Date; updatedAt: Date },
): Record<string, unknown> => ({ ...pickColumns(schema, row), createdAt: row.createdAt, updatedAt: row.updatedAt });

/** All rows of a table as they are in the content file. */
export const exportRows = async (table: RecordTable, schema: z.ZodObject) =>
  (await table.findMany({ where: {}, orderBy: { id: 'asc' } })).map((row) => exportRow(schema, row));

/** Splits a row of the content file into the fields of its form and the dates. */
function splitDates<T extends RowDates>({ createdAt, updatedAt, ...row }: T): [Omit<T, keyof RowDates>, RowDates] {
  return [row, { createdAt, updatedAt }];
}

/**
 * Writes rows of the content file, each through the operation of its form, and gives them their dates back.
 * @param create stores the fields of one
 */
export async function importRows<T extends RowDates>(
  table: RecordTable,
  rows: readonly T[],
  create: (row: Omit<T, keyof RowDates>) => Promise<{ id: number }>,
): Promise<void> {
  for (const [row, dates] of rows.map(splitDates<T>)) {
    const { id } = await create(row);
    await table.updateMany({ where: { id }, data: dates });
  }
}
