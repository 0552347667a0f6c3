import { AppError } from '../transport/errors';

/** A stored record: the fields of its form, and the columns that every table has. Dates are ISO strings. */
export type Stored<Fields> = Fields & { id: number; version: number; createdAt: string; updatedAt: string };

/** A row with its dates as ISO strings, so that both transports send the same JSON. */
export const withIsoDates = <Row extends { createdAt: Date; updatedAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/**
 * Checks the version of a record before its update. Read the record in the transaction of the update: writes are
 * serialized, so no other one changes it before the transaction ends.
 * @param version the version that the client has read; undefined skips the check
 * @throws AppError `stale`, with the current record, where it was changed since
 */
export function expectVersion<T extends { version: number }>(current: T, version: number | undefined): T {
  if (version === undefined || version === current.version) return current;
  throw new AppError('stale', 'record.stale', { current });
}
