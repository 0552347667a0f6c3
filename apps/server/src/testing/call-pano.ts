import { onTestFinished, vi } from 'vitest';
import { runCli } from '#cli/run-cli';
import { account } from './start-api';

/** A command line within this process, with everything that it prints. */
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
