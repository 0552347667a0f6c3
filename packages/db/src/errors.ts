import { Prisma } from './generated/sqlite/client';

/** Whether the error says that a unique constraint over this field refused a write. */
export function isUniqueViolation(error: unknown, field?: string): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return false;
  return field === undefined || JSON.stringify(error.meta ?? {}).includes(field);
}

/** Whether the error says that a write was refused because other rows refer to the record, or it refers to none. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003';
}

/** Whether the error says that the record to change was not there any more. */
export function isRecordGone(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025';
}

/** Why the database cannot do its work at the moment; null where the error says something else. */
export function unavailability(error: unknown): 'locked' | 'full' | 'storage' | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null;
  // What the driver said: SQLite's names, PostgreSQL's numbers.
  const code = /"originalCode":"(\w+)"/.exec(JSON.stringify(error.meta ?? {}))?.[1] ?? '';
  if (/^(?:SQLITE_FULL|53100)$/.test(code)) return 'full';
  if (/^SQLITE_(?:IOERR|CANTOPEN|READONLY)/.test(code)) return 'storage';
  return /^SQLITE_BUSY/.test(code) || isOverdue(error) ? 'locked' : null;
}

/** A lock that was not released in time, a turn that did not come in time, a database that does not answer. */
const isOverdue = ({ code, message }: Prisma.PrismaClientKnownRequestError) =>
  ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2034'].includes(code) ||
  (code === 'P2028' && /Unable to start|timeout/i.test(message));
