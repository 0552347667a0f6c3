import type { Locator } from '@playwright/test';
import { expect, test, useServer } from '../fixtures';
import { field, imageFile, toast } from './steps';

useServer({ serverEnv: { SAMPLE_CONTENT: 'false' } });

test('the first project with a new category and six photos takes at most nine clicks from the dashboard', async ({
  adminPage: page,
}) => {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await page.goto('/admin');
  await click(page.getByRole('main').getByRole('link', { name: 'Yeni Proje' }));
  await click(field(page, 'Proje başlığı'));
  await page.keyboard.type('İlk projemiz');
  await click(page.getByRole('link', { name: 'Kategori oluştur' }));
  const dialog = page.getByRole('dialog', { name: 'Kategori oluştur' });
  // The field has the focus already.
  await expect(dialog.getByLabel('Kategori adı')).toBeFocused();
  await page.keyboard.type('Elektrik Panoları');
  await click(dialog.getByRole('button', { name: 'Oluştur' }));
  await expect(dialog).toBeHidden();
  await click(field(page, 'İçerik'));
  await page.keyboard.insertText('Fabrikanın ana panosunu yeniledik.');

  const photos = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => imageFile(`foto-${number}.png`)));
  const target = page.getByRole('group', { name: 'Ek resimler' }).getByText('Görsel seçin');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), click(target)]);
  // Choosing all six in the window of the system and confirming it.
  clicks += 2;
  await chooser.setFiles(photos);
  const added = page.getByRole('list', { name: 'Eklenen resimler' }).getByRole('listitem');
  await expect(added).toHaveCount(6, { timeout: 60_000 });
  await click(page.getByRole('button', { name: 'Oluştur' }));
  await expect(toast(page, 'Proje oluşturuldu')).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(9);

  const response = await page.request.get('/api/v1/projects/slug/ilk-projemiz');
  const { images, category } = (await response.json()).data;
  expect(images).toHaveLength(6);
  expect(category.name).toBe('Elektrik Panoları');
});
