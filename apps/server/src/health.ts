import type { Database } from '@pano/db';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ServerEnv } from './request-context';

/** Asked under any name and under any load. */
export const healthPaths = ['/healthz', '/readyz'];

const answerMs = 2000;
const keepMs = 1000;

/**
 * `/healthz`: the process lives. `/readyz`: its database answers. However often it is asked, the database hears of it
 * once in a second.
 */
export function mountHealth(app: Hono<ServerEnv>, db: Database, log: Logger): void {
  let asked: { at: number; answer: Promise<boolean> } | null = null;
  const isReady = () => {
    if (!asked || performance.now() - asked.at > keepMs) asked = { at: performance.now(), answer: ask(db, log) };
    return asked.answer;
  };
  app.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const headers = { 'cache-control': 'no-store' };
    return (await isReady())
      ? c.text('ready', 200, headers)
      : c.text('not ready', 503, { ...headers, 'retry-after': '5' });
  });
}

async function ask(db: Database, log: Logger): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${answerMs} ms`)), answerMs);
  });
  try {
    await Promise.race([db.setting.findFirst({ select: { key: true } }), tooLate]);
    return true;
  } catch (error) {
    log.error({ err: error }, 'the database does not answer');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
