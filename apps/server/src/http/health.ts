import { type Database, isReadOnly } from '@pano/db';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ServerEnv } from './request-info';

/** Served under any host name and under any load. */
export const healthPaths = ['/healthz', '/readyz'];

const timeoutMs = 2000;
const cacheMs = 1000;

type State = 'ready' | 'read-only' | 'not ready';

/**
 * `/healthz`: the process runs. `/readyz`: its database responds, and whether it can be written; one that can only be
 * read still serves visitors. However often it is requested, the database is queried at most once in a second.
 */
export function mountHealth(app: Hono<ServerEnv>, db: Database, log: Logger): void {
  let latest: { at: number; state: Promise<State> } | null = null;
  const readState = () => {
    if (!latest || performance.now() - latest.at > cacheMs)
      latest = { at: performance.now(), state: checkDatabase(db, log) };
    return latest.state;
  };
  app.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const headers = { 'cache-control': 'no-store' };
    const state = await readState();
    return state === 'not ready' ? c.text(state, 503, { ...headers, 'retry-after': '5' }) : c.text(state, 200, headers);
  });
}

async function checkDatabase(db: Database, log: Logger): Promise<State> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([queryState(db), timeout]);
  } catch (error) {
    log.error({ err: error }, 'the database does not answer');
    return 'not ready';
  } finally {
    clearTimeout(timer);
  }
}

async function queryState(db: Database): Promise<State> {
  await db.setting.findFirst({ select: { key: true } });
  return (await isReadOnly(db)) ? 'read-only' : 'ready';
}
