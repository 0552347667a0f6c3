import { Socket } from 'node:net';
import { DriverAdapterError } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** Connections of one instance for its queries, unless the address says `?connection_limit=…`. */
const defaultConnections = 10;

/** Seconds to wait for a connection: `?connect_timeout=…`; and for a response: `?socket_timeout=…`. */
const defaultConnectSeconds = 5;
const defaultResponseSeconds = 10;

/** Parameters of an address that are for Pano and not for the server; the same names as elsewhere with Prisma. */
const ownParams = ['connection_limit', 'connect_timeout', 'socket_timeout'] as const;

/** One connection to a `postgres://` address. */
export function connectionConfig(url: string) {
  const address = new URL(url);
  for (const name of ownParams) address.searchParams.delete(name);
  // The driver checks the certificate in all of these modes, and warns that its next version will not.
  const { searchParams } = address;
  if (isVerified(searchParams.get('sslmode')) && !searchParams.has('uselibpqcompat'))
    searchParams.set('sslmode', 'verify-full');
  return {
    connectionString: address.href,
    connectionTimeoutMillis: 1000 * readParam(url, 'connect_timeout', defaultConnectSeconds),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'pano',
  };
}

const isVerified = (sslmode: string | null) => ['prefer', 'require', 'verify-ca'].includes(sslmode ?? '');

/** Milliseconds after which a database that does not respond counts as unreachable. */
export const responseTimeoutMs = (url: string) => 1000 * readParam(url, 'socket_timeout', defaultResponseSeconds);

/** The connections of an instance. */
export function poolConfig(url: string): pg.PoolConfig {
  const timeoutMs = responseTimeoutMs(url);
  return {
    ...connectionConfig(url),
    max: readParam(url, 'connection_limit', defaultConnections),
    // The whole connection ends, not only its query: on one that goes on, a late response would reach the transaction
    // of another request, or leave one open.
    stream: () => createSocket(timeoutMs),
  };
}

function createSocket(timeoutMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(timeoutMs, () =>
    socket.destroy(new Error(`timeout: the database said nothing for ${timeoutMs} ms`)),
  );
}

function readParam(url: string, name: (typeof ownParams)[number], fallback: number): number {
  const value = Number(new URL(url).searchParams.get(name));
  return Number.isInteger(value) && value > 0 ? value : fallback;
}

const connectionErrorPattern =
  /connection terminated|timeout|not queryable|socket|EPIPE|ENETUNREACH|EHOSTUNREACH|EAI_AGAIN|ECONN/i;

/** Prisma's adapter recognizes only some connection errors; the others would look like a bug of Pano. */
export function rethrowConnectionError(error: unknown): never {
  if (error instanceof Error && !(error instanceof DriverAdapterError) && connectionErrorPattern.test(error.message)) {
    throw new DriverAdapterError({ kind: 'DatabaseNotReachable' });
  }
  throw error;
}

/** Rethrows an error of a query that did not go through the adapter in the form that the adapter would give it. */
export function rethrowRaw(error: unknown): never {
  if (!(error instanceof pg.DatabaseError)) return rethrowConnectionError(error);
  const { code = '', severity = 'ERROR', message, detail, column, hint } = error;
  throw new DriverAdapterError({ kind: 'postgres', code, severity, message, detail, column, hint });
}
