import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@pano/db';
import { expectAccessible } from '../accessibility';
import { expect, test, useServer } from '../fixtures';
import { call, toast } from './steps';

// A folder that the test knows: visitors cannot send messages of years ago.
const dataDir = mkdtempSync(join(tmpdir(), 'pano-e2e-deletion-'));
useServer({ serverEnv: { DATA_DIR: dataDir }, onPostgres: false });
test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function addOldMessages(): Promise<void> {
  const db = await openDatabase(`file:${join(dataDir, 'pano.db')}`);
  await db.contactForm.createMany({
    data: Array.from({ length: 20 }, (_, month) => ({
      name: `Eski ${month}`,
      email: 'eski@example.com',
      message: 'x',
      search: `eski ${month}`,
      createdAt: new Date(Date.UTC(2020, month, 1)),
    })),
  });
  await db.$disconnect();
}

test('an unusual deletion waits for the owner, who has a backup made and deletes', async ({ adminPage: page }) => {
  await page.goto('/admin');
  const notice = page.getByRole('status').filter({ hasText: 'Süresi dolan kayıtlar kendiliğinden silinmiyor' });
  await expect(page.getByRole('heading', { name: 'Son mesajlar' })).toBeVisible();
  await expect(notice).toBeHidden();

  await addOldMessages();
  await page.reload();
  await expect(notice).toContainText('Kayıtların olağandan büyük bir bölümü silinecek.');
  await expect(notice).toContainText(/\d+ iletişim formundan 20 tanesi \(01\.01\.2020 – 01\.08\.2021\)/);
  await expectAccessible(page);
  await expect(notice.getByRole('link', { name: 'Saklama süreleri' })).toHaveAttribute('href', '/admin/privacy');

  const action = notice.getByRole('button', { name: 'Yedek al ve sil' });
  const dialog = page.getByRole('alertdialog', { name: 'Yedek alınıp bu kayıtlar silinsin mi?' });
  await action.click();
  await expect(dialog).toContainText('iletişim formundan 20 tanesi');
  // The dialog fades in.
  await expect(() => expectAccessible(page)).toPass();
  await dialog.getByRole('button', { name: 'İptal' }).click();
  await expect(dialog).toBeHidden();
  expect((await call(page, 'GET', '/admin/contact-forms?q=eski&limit=50')).length).toBe(20);

  await action.click();
  await dialog.getByRole('button', { name: 'Yedek al ve sil' }).click();
  await expect(toast(page, 'Önce yedek alınıyor, ardından kayıtlar silinecek')).toBeVisible();
  // What is behind an open dialog counts as hidden.
  await expect(dialog).toBeHidden();
  await expect(notice).toBeHidden({ timeout: 30_000 });
  expect((await call(page, 'GET', '/admin/contact-forms?q=eski')).length).toBe(0);
  expect(await readdir(join(dataDir, 'backups'))).toEqual([expect.stringMatching(/^pano-auto-.*\.tar\.gz$/)]);
  await page.goto('/admin/activity');
  await expect(page.getByText('bekletilen silme işlemini onayladı')).toBeVisible();
});
