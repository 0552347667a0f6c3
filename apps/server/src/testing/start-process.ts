import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import { account } from './start-api';

const program = fileURLToPath(new URL('./run-api-server.ts', import.meta.url));

/** The server in a process of its own; resolves with its address once it listens. */
export async function startProcess(
  dataDir: string,
  more: Record<string, string> = {},
): Promise<{ child: ChildProcess; url: string }> {
  const settings = { DATA_DIR: dataDir, PORT: '0', SAMPLE_CONTENT: 'false', LOG_LEVEL: 'error', ...account, ...more };
  const child = spawn(process.execPath, ['--import', 'tsx', program], { env: { ...process.env, ...settings } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const url = await vi.waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(`The server did not start: ${output}`);
      return /Listening on (http:\S+)/.exec(output)?.[1];
    },
    { timeout: 30_000 },
  );
  return { child, url };
}
