import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished, vi } from 'vitest';
import { account } from './start-api';

/** As the product says by itself in main.ts. */
const wasmFlags = ['--liftoff-only', '--wasm-lazy-compilation'];

export type ServerProcess = { child: ChildProcess; output: () => string; listening: Promise<string> };

/**
 * The server in a process of its own; `listening` resolves with its address.
 * @param through a command in front of Node's, as for a file system of its own
 * @param program which of the programs of build-programs.ts, or the product as `npm run build` made it
 */
export function spawnServer(
  dataDir: string,
  more: Record<string, string> = {},
  through: string[] = [],
  program: 'api' | 'faulty' | 'product' = 'api',
): ServerProcess {
  const env = { DATA_DIR: dataDir, PORT: '0', SAMPLE_CONTENT: 'false', LOG_LEVEL: 'error', ...account, ...more };
  const file = program === 'product' ? productFile : programFile(program);
  const [command = process.execPath, ...args] = [...through, process.execPath, ...wasmFlags, file];
  const child = spawn(command, args, { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  const listening = vi.waitUntil(
    () => {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server did not start: ${text}`);
      return /Listening on (http:\S+)/.exec(text)?.[1];
    },
    // Only for a server that hangs: on a busy machine a start may take more than half a minute.
    { timeout: 180_000 },
  );
  return { child, output: () => text, listening };
}

const productFile = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** What to hand to Node to run a program that was built for the tests. */
export const programFile = (name: string): string => join(inject('programs'), `${name}.js`);

/** The server in a process of its own, once it listens. */
export async function startProcess(...how: Parameters<typeof spawnServer>): Promise<ServerProcess & { url: string }> {
  const started = spawnServer(...how);
  return { ...started, url: await started.listening };
}

/** Kills a process at a moment within that time, which chance decides, and waits until it has ended. */
export async function killByChance(ms: number, child: ChildProcess): Promise<void> {
  await wait(Math.random() * ms);
  child.kill('SIGKILL');
  await once(child, 'exit');
}
