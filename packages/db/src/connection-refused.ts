import { causeOf } from './driver-error';

/** With these the network or PostgreSQL refuses a connection before anything was asked over it. */
const refusals = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  // Wrong account or password, no such database, still starting.
  ...['28000', '28P01', '3D000', '57P03'],
]);

/** What Prisma's adapter says instead of a code. */
const lost: Record<string, string> = {
  DatabaseNotReachable: 'nothing answers there',
  ConnectionClosed: 'it ended the connection',
  SocketTimeout: 'it did not answer in time',
  TlsConnectionError: 'no encrypted connection could be made',
};

/** Why no connection could be made, whether Prisma was asked for one or the driver; null where the failure is another. */
export function refusedConnection(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string' && refusals.has(error.code)) return error.message || error.code;
  const { kind = '', code = '', message } = causeOf(error) ?? {};
  if (refusals.has(code)) return message ?? code;
  return lost[kind] ?? null;
}
