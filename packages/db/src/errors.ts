import { PrismaClientKnownRequestError } from '@prisma/client/runtime/client';
import { causeOf } from './driver-error';

/** Whether the error says that a unique constraint over this field refused a write. */
export function isUniqueViolation(error: unknown, field?: string): boolean {
  if (!(error instanceof PrismaClientKnownRequestError) || error.code !== 'P2002') return false;
  return field === undefined || fieldsOf(error).includes(field);
}

/** SQLite names the fields of the constraint, PostgreSQL its index, which Prisma calls `Model_field_other_key`. */
function fieldsOf(error: unknown): string[] {
  const constraint = causeOf(error)?.constraint;
  if (constraint?.fields) return constraint.fields;
  return constraint?.index?.split('_').slice(1, -1) ?? [];
}

/** Whether the error says that a write was refused because other rows refer to the record, or it refers to none. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof PrismaClientKnownRequestError && error.code === 'P2003';
}

/** Whether the error says that a query named a table that does not exist. */
export const isTableMissing = (error: unknown): boolean => causeOf(error)?.kind === 'TableDoesNotExist';

/** Whether the error says that the file is no database, or that what stands in it cannot be right. */
export const isDamaged = (error: unknown): boolean =>
  /^(?:SQLITE_CORRUPT|SQLITE_NOTADB$|XX00[12]$)/.test(causeOf(error)?.code ?? '');

/** Why the database cannot do its work at the moment; null where the error says something else. */
export function unavailability(error: unknown): 'locked' | 'full' | 'storage' | 'readOnly' | null {
  const cause = causeOf(error);
  // What the driver said: SQLite's names, PostgreSQL's numbers.
  const code = cause?.code ?? '';
  if (/^(?:SQLITE_FULL|53100)$/.test(code)) return 'full';
  if (/^(?:SQLITE_READONLY|25006$)/.test(code)) return 'readOnly';
  if (/^SQLITE_(?:IOERR|CANTOPEN)/.test(code)) return 'storage';
  if (/^(?:SQLITE_BUSY|08|57P0|53300|55P03|25P03)/.test(code)) return 'locked';
  return lost.has(cause?.kind ?? '') || isOverdue(error) ? 'locked' : null;
}

const lost = new Set(['ConnectionClosed', 'DatabaseNotReachable', 'SocketTimeout']);

/** A lock that was not released in time, a turn that did not come in time, a database that does not answer. */
function isOverdue(error: unknown): boolean {
  if (!(error instanceof PrismaClientKnownRequestError)) return false;
  const { code, message } = error;
  if (code === 'P2028') return /Unable to start|timeout|closed|not found/i.test(message);
  return ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2034', 'P2037'].includes(code);
}
