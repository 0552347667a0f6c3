import { type Database, isReadOnly } from '@pano/db';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ServerEnv } from './request-info';

/** Asked under any name and under any load. */
export const healthPaths = ['/healthz', '/readyz'];

const answerMs = 2000;
const keepMs = 1000;

type State = 'ready' | 'read-only' | 'not ready';

/**
 * `/healthz`: the process lives. `/readyz`: its database answers, and whether it can be written; one that can only be
 * read still serves visitors. However often it is asked, the database hears of it once in a second.
 */
export function mountHealth(app: Hono<ServerEnv>, db: Database, log: Logger): void {
  let asked: { at: number; answer: Promise<State> } | null = null;
  const stateNow = () => {
    if (!asked || performance.now() - asked.at > keepMs) asked = { at: performance.now(), answer: ask(db, log) };
    return asked.answer;
  };
  app.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const headers = { 'cache-control': 'no-store' };
    const state = await stateNow();
    return state === 'not ready' ? c.text(state, 503, { ...headers, 'retry-after': '5' }) : c.text(state, 200, headers);
  });
}

async function ask(db: Database, log: Logger): Promise<State> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${answerMs} ms`)), answerMs);
  });
  try {
    return await Promise.race([look(db), tooLate]);
  } catch (error) {
    log.error({ err: error }, 'the database does not answer');
    return 'not ready';
  } finally {
    clearTimeout(timer);
  }
}

async function look(db: Database): Promise<State> {
  await db.setting.findFirst({ select: { key: true } });
  return (await isReadOnly(db)) ? 'read-only' : 'ready';
}
