import { AppError } from '../transport/errors';

/** A record as it comes back: the fields of its form, and what the database keeps with them. Dates are ISO strings. */
export type Stored<Fields> = Fields & { id: number; version: number; createdAt: string; updatedAt: string };

/** A row with its dates as ISO strings, so that both transports send the same JSON. */
export const withIsoDates = <Row extends { createdAt: Date; updatedAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/**
 * The record that is about to be updated. Read it in the transaction of the update: writes are serialized, so nobody
 * else changes it before the transaction ends.
 * @param version the version that its editor has read; undefined updates the record whatever its version is
 * @throws AppError `stale`, with the current record, where it was changed since
 */
export function expectVersion<T extends { version: number }>(current: T, version: number | undefined): T {
  if (version === undefined || version === current.version) return current;
  throw new AppError('stale', 'record.stale', { current });
}
