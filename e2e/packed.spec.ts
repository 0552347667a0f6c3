import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@pano/db/test-servers';
import { expect, startServer, measured as test, untilReady } from './fixtures';

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
  const server = startServer({ DATA_DIR: join(folder, 'data'), PORT: String(port), PUBLIC_URL: url }, [main]);
  await untilReady(server, url);
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Örnek Elektrik');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect((await fetch(`${url}/og/site.jpg`)).headers.get('content-type')).toBe('image/jpeg');
  const bill = JSON.parse(await readFile(join(folder, 'program/sbom.cdx.json'), 'utf8'));
  expect(bill.components.map(({ name }: { name: string }) => name)).toContain('hono');
  const cli = join(folder, 'program/apps/server/dist/cli.js');
  const { stdout } = await run(process.execPath, [cli, 'admin', 'list'], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') },
  });
  expect(stdout).toContain('@');
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
});

test('the container runs the packed program as an unprivileged user and has a health check', async () => {
  const lines = (await text('Dockerfile')).split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  expect(lines).toContain('RUN npm run pack -- /pano');
  expect(last).toContain('COPY --from=build /pano /pano');
  expect(last).toContain('USER node');
  expect(last).toContain('CMD ["node", "apps/server/dist/main.js"]');
  expect(last.join('\n')).toMatch(/HEALTHCHECK[\s\S]*\/healthz/);
  expect((await text('.dockerignore')).split('\n')).toEqual(
    expect.arrayContaining(['data', '**/.env', '**/node_modules']),
  );
});

test('the systemd unit starts the packed program, which may write to its data folder and compile JavaScript', async () => {
  const unit = (await text('deploy/pano.service')).split('\n');
  expect(unit).toContain('ExecStart=/usr/bin/env node apps/server/dist/main.js');
  expect(unit).toContain('StateDirectory=pano');
  expect(unit).toContain('Environment=NODE_ENV=production DATA_DIR=/var/lib/pano');
  expect(unit.filter((line) => line.startsWith('MemoryDenyWriteExecute='))).toEqual([]);
  const command = await text('deploy/pano');
  for (const shared of ['NODE_ENV=production', 'DATA_DIR=/var/lib/pano', 'EnvironmentFile=/etc/pano.env']) {
    expect(command).toContain(shared);
  }
});

test('the nginx configuration passes on what Pano needs, redirects both names, and works with versions that have no directive http2', async () => {
  const blocks = (await text('deploy/nginx.conf')).replaceAll(/^\s*#.*\n/gm, '').split(/^server /m);
  const [site = '', bare = '', plain = ''] = blocks.slice(1);
  expect(site).toContain('server_name www.example.com;');
  // Without it the connection of a rejected upload is closed early, and the owner sees 502.
  expect(site).toContain('proxy_set_header Connection "";');
  expect(site).toContain('proxy_set_header Host $host;');
  expect(site).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
  expect(site).toContain('client_max_body_size 0;');
  for (const block of [site, bare]) expect(block).toContain('listen 443 ssl http2;');
  expect(bare).toContain('server_name example.com;');
  expect(plain).toContain('server_name www.example.com example.com;');
  for (const block of [bare, plain]) expect(block).toContain('return 301 https://www.example.com$request_uri;');
  expect(blocks.join('')).not.toContain('http2 on;');
});

test('the compose file for PostgreSQL passes every S3 setting on, and waits until the database accepts connections', async () => {
  const compose = await text('deploy/compose.postgres.yaml');
  const known: { name: string }[] = JSON.parse(await text('apps/server/settings.json'));
  const names = known.map(({ name }) => name).filter((name) => name.startsWith('S3_'));
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(compose).toMatch(new RegExp(`^ {6}${name}: \\$\\{${name}:`, 'm'));
  expect(compose).toContain('condition: service_healthy');
  expect(compose).toContain('pg_isready -h 127.0.0.1');
});

for (const file of ['deploy/compose.yaml', 'deploy/compose.postgres.yaml']) {
  test(`${file} names only settings that exist, and no secret`, async () => {
    const compose = await text(file);
    const [, environment = ''] = /pano:\n[\s\S]*?environment:\n((?: {6}\S.*\n)+)/.exec(compose) ?? [];
    const names = [...environment.matchAll(/^ {6}([A-Z0-9_]+):/gm)].map(([, name]) => name);
    const known: { name: string }[] = JSON.parse(await text('apps/server/settings.json'));
    expect(names.length).toBeGreaterThan(2);
    for (const name of ['PUBLIC_URL', 'ADMIN_EMAIL']) expect(compose).toContain(`${name}: \${${name}:?set ${name}}`);
    for (const name of names) expect(known.map((setting) => setting.name)).toContain(name);
    expect(compose).toContain('read_only: true');
    expect(compose).not.toMatch(/(?:PASSWORD|SECRET_ACCESS_KEY): (?!\$\{)/);
  });
}
