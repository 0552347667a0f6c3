import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@pano/db';
import { expect, signedIn, test, useServer } from '../fixtures';
import { heading, pane, previewArticle, shown, status } from './preview-steps';
import { field, signInWithForm } from './steps';

// A folder that the test knows: it writes into the database for longer than a program would.
const dataDir = mkdtempSync(join(tmpdir(), 'pano-e2e-preview-'));
useServer({ serverEnv: { DATA_DIR: dataDir }, onPostgres: false });
test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

const refresh = 'Yenile';

test('while others write for long it says so, and is there by itself afterwards', async ({ adminPage: page }) => {
  await previewArticle(page, 'mesgul');
  const db = await openDatabase(`file:${join(dataDir, 'pano.db')}`);
  let end = () => {};
  const writing = db.$transaction(
    async (tx) => {
      await tx.contactForm.deleteMany({ where: { id: -1 } });
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    },
    { timeout: 30_000 },
  );
  await field(page, 'Başlık').fill('Meşgulken yazılan');
  await expect(status(page)).toHaveText('Önizleme meşgul, yeniden deneniyor');
  await expect(heading(page)).toHaveText('Pano bakımı');
  await expect(pane(page).getByRole('button', { name: refresh })).toHaveCount(0);
  end();
  await writing;
  await db.$disconnect();
  await expect(heading(page)).toHaveText('Meşgulken yazılan');
  await expect(status(page)).toHaveText('Önizlemede bağlantılar çalışmaz');
});

test('without a connection the last picture stays until there is one', async ({ adminPage: page }) => {
  await previewArticle(page, 'baglanti');
  const calls = /\/trpc\/previews\.render/;
  await page.route(calls, (route) => route.abort());
  await field(page, 'Başlık').fill('Bağlantısız');
  await expect(status(page)).toHaveText('Bağlantı yok. Son görünüm duruyor.');
  await expect(heading(page)).toHaveText('Pano bakımı');
  await page.unroute(calls);
  await pane(page).getByRole('button', { name: refresh }).click();
  await expect(heading(page)).toHaveText('Bağlantısız');
  await expect(status(page)).toHaveText('Önizlemede bağlantılar çalışmaz');
});

test('of a page that cannot be drawn the last picture stays, and the next one is drawn', async ({
  adminPage: page,
}) => {
  await previewArticle(page, 'cizilemez');
  const top = () =>
    shown(page)
      .locator('html')
      .evaluate(() => scrollY);
  // Leads to its place on the page.
  await field(page, 'Başlık').focus();
  await shown(page).getByRole('contentinfo').scrollIntoViewIfNeeded();
  const before = await top();
  expect(before).toBeGreaterThan(200);
  const calls = /\/trpc\/previews\.render/;
  // What no page can be made of, as from a server of another version.
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(/"content":"(?:[^"\\]|\\.)*"/g, '"content":7') });
  });
  const problem = 'Sayfanın yeni hâli gösterilemedi. Son görünüm duruyor.';
  await field(page, 'Başlık').fill('Çizilemeyen');
  await expect(status(page)).toHaveText(problem);
  await expect(heading(page)).toHaveText('Pano bakımı');
  expect(await top()).toBe(before);
  const again = page.waitForResponse(calls);
  await field(page, 'Başlık').fill('Yine çizilemeyen');
  await again;
  await expect(status(page)).toHaveText(problem);
  await expect(heading(page)).toHaveText('Pano bakımı');
  // A press on the picture still leads to the field.
  await heading(page).click();
  await expect(field(page, 'Başlık')).toBeFocused();
  await page.unroute(calls);
  await pane(page).getByRole('button', { name: refresh }).click();
  await expect(heading(page)).toHaveText('Yine çizilemeyen');
  await expect(status(page)).toHaveText('Önizlemede bağlantılar çalışmaz');
});

test('after the session has ended the last picture and what was typed stay, and signing in again goes on', async ({
  adminPage: page,
}) => {
  await previewArticle(page, 'oturum');
  const { token } = await signedIn(page);
  await page.request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await field(page, 'Başlık').fill('Oturumsuz yazılan');
  await expect(status(page)).toHaveText('Oturumunuz kapanmış. Son görünüm duruyor.');
  await expect(heading(page)).toHaveText('Pano bakımı');
  await expect(field(page, 'Başlık')).toHaveValue('Oturumsuz yazılan');
  await pane(page).getByRole('button', { name: 'Giriş Yap' }).click();
  await signInWithForm(page.getByRole('dialog', { name: 'Oturumunuz sona erdi' }));
  await expect(heading(page)).toHaveText('Oturumsuz yazılan');
  await expect(field(page, 'Başlık')).toHaveValue('Oturumsuz yazılan');
  await expect(status(page)).toHaveText('Önizlemede bağlantılar çalışmaz');
});
