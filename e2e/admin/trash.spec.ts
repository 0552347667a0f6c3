import { expect, test } from '../fixtures';
import { call, toast } from './steps';

test('deleted records are read, several chosen ones come back, and one goes for good', async ({ adminPage: page }) => {
  const { id: keywordId } = await call(page, 'POST', '/admin/keywords', { keyword: 'Çöpteki kelime' });
  const content = '<h2>Giriş</h2><p>Silinen metnin ilk cümlesi.</p>';
  const { id: pageId } = await call(page, 'POST', '/admin/pages', { title: 'Çöpteki sayfa', slug: 'copteki', content });
  const { id: serviceId } = await call(page, 'POST', '/admin/services', { title: 'Çöpteki hizmet', description: 'x' });
  await call(page, 'DELETE', `/admin/keywords/${keywordId}`);
  await call(page, 'DELETE', `/admin/pages/${pageId}`);
  await call(page, 'DELETE', `/admin/services/${serviceId}`);

  await page.goto('/admin/trash?q=çöpteki');
  await page.getByRole('button', { name: 'Oku: Çöpteki sayfa' }).click();
  const preview = page.getByRole('dialog', { name: 'Sayfa: Çöpteki sayfa' });
  await expect(preview).toContainText('Silinmiş kayıt, yalnızca okunur.');
  await expect(preview.getByRole('definition').filter({ hasText: 'Silinen metnin ilk cümlesi.' })).toBeVisible();
  await preview.getByRole('button', { name: 'Kapat' }).click();

  await page.getByRole('button', { name: 'Kalıcı sil: Çöpteki hizmet' }).click();
  const question = page.getByRole('alertdialog', { name: '1 kayıt kalıcı olarak silinsin mi? Bu geri alınamaz.' });
  await expect(question).toContainText('Çöpteki hizmet');
  await question.getByRole('button', { name: 'Kalıcı sil' }).click();
  await expect(toast(page, '1 kayıt kalıcı olarak silindi')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Çöpteki hizmet' })).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Seç: Çöpteki kelime' }).click();
  await page.getByRole('checkbox', { name: 'Seç: Çöpteki sayfa' }).click();
  const bar = page.getByRole('region', { name: 'Seçili kayıtlar' });
  await expect(bar).toContainText('2 kayıt seçildi');
  await bar.getByRole('button', { name: 'Geri al' }).click();
  await expect(toast(page, '2 kayıt geri alındı')).toBeVisible();
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();

  expect(await call(page, 'GET', `/admin/pages/${pageId}`)).toMatchObject({ title: 'Çöpteki sayfa' });
  await call(page, 'DELETE', `/admin/pages/${pageId}`);
  await call(page, 'DELETE', `/admin/keywords/${keywordId}`);
});
