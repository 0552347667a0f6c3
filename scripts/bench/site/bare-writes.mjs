import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Saves per second of Prisma alone, in a process of its own. */
export async function bareWrites(job) {
  const script = fileURLToPath(new URL('./bare-writer.ts', import.meta.url));
  const child = fork(script, { execArgv: ['--import', 'tsx'] });
  child.send(job);
  const [perSecond] = await once(child, 'message');
  return perSecond;
}
