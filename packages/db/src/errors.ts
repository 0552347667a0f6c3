import { PrismaClientKnownRequestError } from '@prisma/client/runtime/client';

/** Whether the error says that a write violated a unique constraint over this field. */
export function isUniqueViolation(error: unknown, field?: string): boolean {
  if (!(error instanceof PrismaClientKnownRequestError) || error.code !== 'P2002') return false;
  return field === undefined || constraintFields(error).includes(field);
}

/** SQLite names the fields of the constraint, PostgreSQL its index, which Prisma calls `Model_field_other_key`. */
function constraintFields(error: unknown): string[] {
  const constraint = findCause(error)?.constraint;
  if (constraint?.fields) return constraint.fields;
  return constraint?.index?.split('_').slice(1, -1) ?? [];
}

/** Whether the error says that other rows refer to the record of a write, or that the record refers to a missing row. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof PrismaClientKnownRequestError && error.code === 'P2003';
}

/** Whether the error says that a query named a table that does not exist. */
export const isTableMissing = (error: unknown): boolean => findCause(error)?.kind === 'TableDoesNotExist';

/** Whether the error says that the file is not a database, or that its content is corrupt. */
export const isDamaged = (error: unknown): boolean =>
  /^(?:SQLITE_CORRUPT|SQLITE_NOTADB$|XX00[12]$)/.test(findCause(error)?.code ?? '');

/** Why the database is unavailable at the moment; null where the error says something else. */
export function unavailability(error: unknown): 'locked' | 'full' | 'storage' | 'readOnly' | null {
  const cause = findCause(error);
  // What the driver said: SQLite's names, PostgreSQL's numbers.
  const code = cause?.code ?? '';
  if (/^(?:SQLITE_FULL|53100)$/.test(code)) return 'full';
  if (/^(?:SQLITE_READONLY|25006$)/.test(code)) return 'readOnly';
  if (/^SQLITE_(?:IOERR|CANTOPEN)/.test(code)) return 'storage';
  if (/^(?:SQLITE_BUSY|08|57P0|53300|55P03|25P03)/.test(code)) return 'locked';
  return connectionKinds.has(cause?.kind ?? '') || isTimeout(error) ? 'locked' : null;
}

const connectionKinds = new Set(['ConnectionClosed', 'DatabaseNotReachable', 'SocketTimeout']);

/** A lock that was not released in time, a transaction that did not start in time, a database that does not respond. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof PrismaClientKnownRequestError)) return false;
  const { code, message } = error;
  if (code === 'P2028') return /Unable to start|timeout|closed|not found/i.test(message);
  return ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2034', 'P2037'].includes(code);
}

/** With these codes the network or PostgreSQL rejects a connection before any query was sent over it. */
const connectionCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  // Wrong account or password, no such database, still starting.
  ...['28000', '28P01', '3D000', '57P03'],
]);

/** Texts for the errors that Prisma's adapter reports without a code. */
const connectionTexts: Record<string, string> = {
  DatabaseNotReachable: 'nothing answers there',
  ConnectionClosed: 'it ended the connection',
  SocketTimeout: 'it did not answer in time',
  TlsConnectionError: 'no encrypted connection could be made',
};

/** Why no connection could be made, through Prisma or the driver itself; null where the error says something else. */
export function explainConnectionError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const ownCode = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (connectionCodes.has(ownCode)) return error.message || ownCode;
  const { kind = '', code = '', message } = findCause(error) ?? {};
  if (connectionCodes.has(code)) return message ?? code;
  return connectionTexts[kind] ?? null;
}

/** What a driver adapter reports about an error, as far as it does. */
type DriverCause = {
  kind: string;
  /** The code of the database itself, as SQLSTATE. */
  code?: string;
  /** The message of the database itself. */
  message?: string;
  constraint?: { fields?: string[]; index?: string };
};

/** The driver's own report inside an error; Prisma wraps it in layers that differ from call to call. */
function findCause(error: unknown): DriverCause | undefined {
  if (!isObject(error)) return undefined;
  if (typeof error.kind === 'string') {
    return { kind: error.kind, ...readCode(error), ...readMessage(error), ...readConstraint(error) };
  }
  // Errors of better-sqlite3 itself, as when a whole file is copied without Prisma.
  if (typeof error.code === 'string' && error.code.startsWith('SQLITE_')) return { kind: 'sqlite', code: error.code };
  return findCause(error.meta) ?? findCause(error.driverAdapterError) ?? findCause(error.cause);
}

function readCode({ originalCode, code }: Fields): Pick<DriverCause, 'code'> {
  if (typeof originalCode === 'string') return { code: originalCode };
  return typeof code === 'string' ? { code } : {};
}

const readMessage = ({ originalMessage }: Fields): Pick<DriverCause, 'message'> =>
  typeof originalMessage === 'string' ? { message: originalMessage } : {};

function readConstraint({ constraint }: Fields): Pick<DriverCause, 'constraint'> {
  if (!isObject(constraint)) return {};
  const { fields, index } = constraint;
  return {
    constraint: {
      ...(Array.isArray(fields) ? { fields: fields.filter((field) => typeof field === 'string') } : {}),
      ...(typeof index === 'string' ? { index } : {}),
    },
  };
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
