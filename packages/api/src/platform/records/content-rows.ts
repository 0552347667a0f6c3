import * as z from 'zod';

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

/** Splits a row of the content file into the fields of its form and the dates. */
export function splitDates<T extends RowDates>({
  createdAt,
  updatedAt,
  ...row
}: T): [Omit<T, keyof RowDates>, RowDates] {
  return [row, { createdAt, updatedAt }];
}
