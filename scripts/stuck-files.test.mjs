import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endStuckFiles } from './lib/stuck-files.mjs';

test('of the test files that are noted only one that goes on for ever is killed, and named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pano-times-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const times = join(folder, 'times.jsonl');
  const start = () => spawn(process.execPath, ['-e', 'for (;;);']);
  const [endless, other] = [start(), start()];
  onTestFinished(() => other.kill());
  const lines = [
    { file: 'done.test.ts', process: endless.pid, begun: 0 },
    { file: 'done.test.ts', process: endless.pid, processor: 1 },
    { file: 'endless.test.ts', process: endless.pid, begun: 0 },
    { file: 'young.test.ts', process: other.pid, begun: Date.now() },
  ];
  writeFileSync(times, lines.map((line) => JSON.stringify(line)).join('\n'));

  const named = [];
  onTestFinished(endStuckFiles(times, (file) => named.push(file), { limit: 60_000, every: 10 }));
  const [, signal] = await once(endless, 'exit');
  expect([signal, named, other.exitCode]).toEqual(['SIGKILL', ['endless.test.ts'], null]);
});
