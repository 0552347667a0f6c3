import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { account } from './start-api';
import { programFile } from './start-process';

/** A command of `npm run pano` in a process of its own, run to its end. */
export async function runPano(dataDir: string, args: string[], more: Record<string, string> = {}) {
  const settings = { DATA_DIR: dataDir, ...account, ...more };
  const child = spawn(process.execPath, [programFile('cli'), ...args], {
    env: { ...process.env, ...settings },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    printed.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed.err += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...printed };
}
