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

type Where = { where: object };

/** What all tables of records have. */
export type StoredRow = { id: number; slug?: string | null; createdAt: Date; updatedAt: Date };

/** A table of records, for what is the same in all of them. */
export type RecordTable = {
  findMany(
    query: Where & Partial<{ select: object; orderBy: object; take: number; skip: number }>,
  ): PromiseLike<StoredRow[]>;
  count(query: Where): PromiseLike<number>;
  updateMany(query: Where & { data: object }): PromiseLike<{ count: number }>;
  deleteMany(query: Where): PromiseLike<{ count: number }>;
};
