import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, measured as test } from './fixtures';

const main = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));
let dataDir: string;
// Up to three starts each, for which a busy machine takes long.
test.describe.configure({ timeout: 240_000 });

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pano-start-'));
});
test.afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('the first start makes a password that no log keeps and that its owner changes at the first sign-in', async ({
  page,
}) => {
  const first = await start();
  expect(first.output()).toContain('Filling in the sample content');
  expect(first.output()).not.toMatch(/warning/i);
  const email = /Administrator: (\S+)/.exec(first.output())?.[1] ?? '';
  expect(email).toBe('yonetici@ornekelektrik.example');
  // What is printed here is no terminal.
  const file = join(dataDir, 'first-password.txt');
  expect(first.output()).toContain(`Password:      in ${file}`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const password = (await readFile(file, 'utf8')).trim();
  expect(first.output()).not.toContain(password);
  expect((await postJson(`${first.url}/api/v1/auth/login`, { email, password })).status).toBe(200);

  await page.goto(`${first.url}/admin/login`);
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByText('önce kendi şifrenizi belirleyin; ardından yönetim paneli açılır')).toBeVisible();
  await page.getByLabel(/^Yeni şifre/).fill('üç mavi şalter 42');
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Önce şifrenizi yazın' });
  await dialog.getByLabel('Şifre', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect.poll(() => existsSync(file)).toBe(false);
  expect(await first.stop('SIGTERM')).toBe(0);

  const second = await start({ PORT: new URL(first.url).port });
  expect(second.output()).not.toContain('Password');
  expect(second.output()).not.toContain('sample content');
  const signIn = { email, password: 'üç mavi şalter 42' };
  expect((await postJson(`${second.url}/api/v1/auth/login`, signIn)).status).toBe(200);
  await second.stop('SIGTERM');
});

test('SAMPLE_CONTENT=false starts an empty site; a second start on its port or its data folder fails with an explanation', async () => {
  const server = await start({ SAMPLE_CONTENT: 'false' });
  const services = await (await fetch(`${server.url}/api/v1/services`)).json();
  expect(services).toMatchObject({ data: [], meta: { total: 0 } });
  expect(await (await fetch(server.url)).text()).toContain('Henüz hizmet eklenmemiş...');
  const port = { PORT: new URL(server.url).port };
  const [again, elsewhere] = [
    await failingStart({ PORT: '0' }),
    await failingStart({ ...port, DATA_DIR: `${dataDir}/other` }),
  ];
  expect([again.code, elsewhere.code]).toEqual([1, 1]);
  expect(again.output).toContain(`Another server works on the data folder ${dataDir}; stop it first`);
  expect(elsewhere.output).toContain('already in use; stop the other program or set PORT');
  expect(existsSync(`${dataDir}/other`)).toBe(false);
  await server.stop('SIGTERM');
});

test('a malformed setting makes the start fail with its name', async () => {
  const { code, output } = await failingStart({ PORT: 'seventy', LOG_LEVEL: 'loud' });
  expect(code).toBe(1);
  expect(output).toContain('PORT: ');
  expect(output).toContain('LOG_LEVEL: ');
  expect(output).not.toContain('    at ');
});

function spawnServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  }
  return { child, output: () => printed };
}

async function start(env: Record<string, string> = {}) {
  // The system chooses a free port unless the test wants a certain one.
  const { child, output } = spawnServer({ PORT: '0', ...env });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output().includes('Listening on') && resolve());
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output()}`)));
  });
  const port = /Listening on http:\/\/[^:]+:(\d+)/.exec(output())?.[1];
  return { url: `http://localhost:${port}`, output, stop: (signal: NodeJS.Signals) => stop(child, signal) };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}

async function failingStart(env: Record<string, string>) {
  const { child, output } = spawnServer(env);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output: output() };
}

const postJson = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
