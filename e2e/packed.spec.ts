import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@pano/db/free-port';
import { test } from '@playwright/test';
import { expect, startServer, untilReady } from './fixtures';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = (path: string) => readFile(join(root, path), 'utf8');
const folder = join(tmpdir(), `pano-packed-${process.pid}`);

test.afterEach(() => rm(folder, { recursive: true, force: true }));

test('the packed program serves pages and its command line from a folder of its own', async () => {
  const run = promisify(execFile);
  await run(process.execPath, ['scripts/pack.mjs', join(folder, 'program')], { cwd: root });
  const port = await freePort();
  const main = join(folder, 'program/apps/server/dist/main.js');
  const url = `http://localhost:${port}`;
  const server = startServer({ DATA_DIR: join(folder, 'data'), PORT: String(port), PUBLIC_URL: url }, main);
  await untilReady(server, url);
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Örnek Elektrik');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect((await fetch(`${url}/og/site.jpg`)).headers.get('content-type')).toBe('image/jpeg');
  const cli = join(folder, 'program/apps/server/dist/cli.js');
  const { stdout } = await run(process.execPath, [cli, 'admin', 'list'], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') },
  });
  expect(stdout).toContain('@');
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
});

test('the container runs what the pack script makes, as a user without rights, and can tell its health', async () => {
  const lines = (await text('Dockerfile')).split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  expect(lines).toContain('RUN npm run pack -- /pano');
  expect(last).toContain('COPY --from=build /pano /pano');
  expect(last).toContain('USER node');
  expect(last).toContain('CMD ["node", "apps/server/dist/main.js"]');
  expect(last.join('\n')).toMatch(/HEALTHCHECK[\s\S]*\/healthz/);
  expect((await text('.dockerignore')).split('\n')).toEqual(
    expect.arrayContaining(['data', '.env', '**/node_modules']),
  );
  expect(await text('deploy/pano.service')).toContain('ExecStart=/usr/bin/node apps/server/dist/main.js');
});

for (const file of ['deploy/compose.yaml', 'deploy/compose.postgres.yaml']) {
  test(`${file} names only settings that exist, and no secret`, async () => {
    const compose = await text(file);
    const [, environment = ''] = /pano:\n[\s\S]*?environment:\n((?: {6}\S.*\n)+)/.exec(compose) ?? [];
    const names = [...environment.matchAll(/^ {6}([A-Z0-9_]+):/gm)].map(([, name]) => name);
    const known: { name: string }[] = JSON.parse(await text('apps/server/settings.json'));
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(known.map((setting) => setting.name)).toContain(name);
    expect(compose).toContain('read_only: true');
    expect(compose).not.toMatch(/(?:PASSWORD|SECRET_ACCESS_KEY): (?!\$\{)/);
  });
}
