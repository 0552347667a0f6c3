import { spawn } from 'node:child_process';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@pano/db/test-servers';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

test('npm run dev serves site, back office and API on one port, with hot reload of both sides', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pano-dev-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'apps/server/src/dev.ts')], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', NODE_ENV: 'development' },
  });
  onTestFinished(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  });
  let output = '';
  const printed = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      child.stdout.on('data', look);
      child.once('exit', (code) => reject(new Error(`Ended with code ${code}:\n${output}`)));
      look();
    });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }

  await printed('Listening on');
  const url = `http://localhost:${port}`;
  const home = await (await fetch(url)).text();
  expect(home).toContain('/@vite/client');
  expect(home).toContain('Pano İmalatı');
  expect(await (await fetch(`${url}/admin`)).text()).toContain('/@vite/client');
  expect((await fetch(`${url}/api/v1/services`)).status).toBe(200);
  const english = encodeURIComponent(JSON.stringify({ locale: 'en' }));
  expect((await fetch(`${url}/trpc/services.listVisible?input=${english}`)).status).toBe(200);

  const touch = (file: string) => utimes(join(root, file), new Date(), new Date());
  await touch('apps/server/src/http/request-locale.ts');
  await printed('request-locale.ts');
  await touch('apps/web/src/app/site/site-layout.tsx');
  await printed('site-layout.tsx');
  expect((await fetch(url)).status).toBe(200);
}, 60_000);
