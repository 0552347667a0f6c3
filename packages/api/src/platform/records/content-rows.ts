import * as z from 'zod';

/** When a row was made and changed last, as the content file carries it. */
export const rowDates = z.object({ createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() });
type RowDates = z.output<typeof rowDates>;

/** The columns of a row that a schema names. */
export const pickColumns = (schema: z.ZodObject, row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, row[name]]));

/** A row as the content file carries it: the columns that a schema names, and its dates. */
export const exportRow = (
  schema: z.ZodObject,
  row: Record<string, unknown> & { createdAt: Date; updatedAt: Date },
): Record<string, unknown> => ({ ...pickColumns(schema, row), createdAt: row.createdAt, updatedAt: row.updatedAt });

/** What a form would send, and the dates that no form can. */
export function splitDates<T extends RowDates>({
  createdAt,
  updatedAt,
  ...row
}: T): [Omit<T, keyof RowDates>, RowDates] {
  return [row, { createdAt, updatedAt }];
}
