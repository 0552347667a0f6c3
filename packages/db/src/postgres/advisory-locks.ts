import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Turn } from '#cluster';

/** Locks are numbers; ours are hashes of these words. */
const lockId = (name: string) => `hashtextextended('pano ${name.replaceAll("'", "''")}', 0)`;

/** Does the work while no other process holds the lock of that name; waits for it. */
export async function exclusively<T>(config: pg.ClientConfig, name: string, work: () => Promise<T>): Promise<T> {
  return withClient(config, async (client) => {
    await client.query(`SELECT pg_advisory_lock(${lockId(name)})`);
    return work();
  });
}

/**
 * Does the work unless another process holds the lock of that name.
 * @param answerMs how long the database may take to say so
 */
export async function unlessTaken<T>(
  config: pg.ClientConfig,
  answerMs: number,
  name: string,
  work: () => Promise<T>,
): Promise<Turn<T>> {
  return withClient({ ...config, query_timeout: answerMs }, async (client) => {
    const { rows } = await client.query<{ free: boolean }>(`SELECT pg_try_advisory_lock(${lockId(name)}) AS free`);
    return rows[0]?.free ? { result: await work() } : null;
  });
}

const goodbyeMs = 2000;

/** The lock lives and dies with its connection: a process that was killed holds none. */
async function withClient<T>(config: pg.ClientConfig, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  // Of a connection that is lost while the work goes on; the next statement or the end of the work reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    // A database that fell silent meanwhile says no goodbye; the operating system ends that connection later.
    await Promise.race([client.end(), wait(goodbyeMs, undefined, { ref: false })]);
  }
}
