import { Socket } from 'node:net';
import type pg from 'pg';

/** Connections of one instance for its queries, unless the address says `?connection_limit=…`. */
const defaultConnections = 10;

/** Seconds to wait for a connection: `?connect_timeout=…`; and for an answer: `?socket_timeout=…`. */
const defaultConnectSeconds = 5;
const defaultAnswerSeconds = 10;

/** What an address says of us and not of the server; the same names as elsewhere with Prisma. */
const ours = ['connection_limit', 'connect_timeout', 'socket_timeout'] as const;

/** One connection to a `postgres://` address. */
export function connectionConfig(url: string) {
  const address = new URL(url);
  for (const name of ours) address.searchParams.delete(name);
  return {
    connectionString: address.href,
    connectionTimeoutMillis: 1000 * numberIn(url, 'connect_timeout', defaultConnectSeconds),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'pano',
  };
}

/** Milliseconds after which a database that says nothing counts as out of reach. */
export const answerMs = (url: string) => 1000 * numberIn(url, 'socket_timeout', defaultAnswerSeconds);

/** The connections of an instance. */
export function poolConfig(url: string): pg.PoolConfig {
  const silence = answerMs(url);
  return {
    ...connectionConfig(url),
    max: numberIn(url, 'connection_limit', defaultConnections),
    // Not given up by the query alone: on a connection that goes on, a late answer would meet somebody else's
    // transaction, or leave one open.
    stream: () => endedBySilence(silence),
  };
}

function endedBySilence(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () => socket.destroy(new Error(`timeout: the database said nothing for ${ms} ms`)));
}

function numberIn(url: string, name: (typeof ours)[number], fallback: number): number {
  const given = Number(new URL(url).searchParams.get(name));
  return Number.isInteger(given) && given > 0 ? given : fallback;
}
