import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectAccessibleInEveryTheme } from '../accessibility';
import { expect, test } from '../fixtures';
import { toast, typePassword } from './steps';

// A folder that the test knows: only the command line adds people.
const dataDir = mkdtempSync(join(tmpdir(), 'pano-e2e-people-'));
test.use({ serverEnv: { DATA_DIR: dataDir, SAMPLE_CONTENT: 'false' }, onPostgres: false });
test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

const cli = fileURLToPath(new URL('../../apps/server/dist/cli.js', import.meta.url));
const helper = { email: 'yardimci@ornekelektrik.example', password: 'üç mavi şalter 42' };

test('another account is removed after the own password, and its person is signed out at once', async ({
  adminPage: page,
}) => {
  const words = ['admin', 'create', helper.email, '--password-stdin'];
  const env = { ...process.env, DATA_DIR: dataDir };
  const added = spawnSync(process.execPath, [cli, ...words], { env, input: helper.password, encoding: 'utf8' });
  expect(added.status, added.stderr).toBe(0);
  const login = await page.request.post('/api/v1/auth/login', { data: helper });
  const headers = { authorization: `Bearer ${(await login.json()).data.token}` };
  const me = async () => (await page.request.get('/api/v1/auth/me', { headers })).status();
  expect(await me()).toBe(200);

  await page.goto('/admin/account');
  const others = page.getByRole('region', { name: 'Diğer hesaplar' });
  await others.getByRole('button', { name: `Hesabı sil: ${helper.email}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Bu hesap silinsin mi?' });
  await expect(question).toContainText(helper.email);
  await question.getByRole('button', { name: 'Evet, hesabı sil' }).click();
  await typePassword(page, 'yanlis-sifre');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Mevcut şifreniz hatalı');
  await expectAccessibleInEveryTheme(page);
  expect(await me()).toBe(200);
  await typePassword(page);
  await expect(toast(page, 'Hesap silindi')).toBeVisible();
  await expect(others).toBeHidden();
  expect(await me()).toBe(401);
});
