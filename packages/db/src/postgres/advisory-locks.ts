import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { LockResult } from '#cluster';

/** Advisory locks are numbers; a name becomes its hash. */
const lockId = (name: string) => `hashtextextended('pano ${name.replaceAll("'", "''")}', 0)`;

/** Runs the work under the lock of that name; waits while another process holds it. */
export async function withLock<T>(config: pg.ClientConfig, name: string, work: () => Promise<T>): Promise<T> {
  return withClient(config, async (client) => {
    await client.query(`SELECT pg_advisory_lock(${lockId(name)})`);
    return work();
  });
}

/**
 * Runs the work under the lock of that name, unless another process holds it.
 * @param timeoutMs how long the database may take to respond
 */
export async function tryWithLock<T>(
  config: pg.ClientConfig,
  timeoutMs: number,
  name: string,
  work: () => Promise<T>,
): Promise<LockResult<T>> {
  return withClient({ ...config, query_timeout: timeoutMs }, async (client) => {
    const { rows } = await client.query<{ free: boolean }>(`SELECT pg_try_advisory_lock(${lockId(name)}) AS free`);
    return rows[0]?.free ? { result: await work() } : null;
  });
}

const closeTimeoutMs = 2000;

/** The lock belongs to its connection: the server releases the locks of a process that was killed. */
async function withClient<T>(config: pg.ClientConfig, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  // A connection error while the work runs is reported by the next statement or by the end of the work.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    // A database that no longer responds does not confirm the close; the operating system ends that connection later.
    await Promise.race([client.end(), wait(closeTimeoutMs, undefined, { ref: false })]);
  }
}
