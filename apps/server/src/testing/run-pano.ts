import { spawn } from 'node:child_process';
import { onTestFinished, vi } from 'vitest';
import { runCli } from '#cli/run-cli';
import { account } from './start-api';
import { programFile } from './start-process';

/** Runs a command of `npm run pano` in a process of its own to its end. */
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

/** Runs a command within this process, with everything that it prints. */
export async function callPano(dataDir: string, args: string[], more: Record<string, string> = {}) {
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...account, ...more };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const out = vi.spyOn(console, 'log').mockImplementation(() => {});
  const err = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const code = await runCli(args);
    const text = (calls: unknown[][]) => calls.map((words) => words.join(' ')).join('\n');
    return { code, out: text(out.mock.calls), err: text(err.mock.calls) };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}
