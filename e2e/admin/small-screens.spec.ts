import { expect, test } from '../fixtures';

test('on a phone the dashboard begins with the messages, and filters are folded until they are wanted @phone', async ({
  adminPage: page,
  viewport,
}) => {
  const onPhone = (viewport?.width ?? 0) < 640;
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Hızlı işlemler' })).toBeVisible();
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(first).toHaveText(onPhone ? 'Son mesajlar' : 'İlk adımlar');
  await expect(page.getByRole('heading', { name: 'Son mesajlar' })).toHaveCount(1);

  await page.goto('/admin/articles');
  const category = page.getByRole('combobox', { name: 'Kategori' });
  await expect(page.getByRole('searchbox', { name: 'Ara' })).toBeVisible();
  if (onPhone) {
    await expect(category).toBeHidden();
    await page.getByRole('button', { name: 'Süz ve sırala' }).click();
  }
  await category.selectOption('Aydınlatma');
  await expect(page).toHaveURL(/categoryId=/);
  await page.reload();
  await expect(category).toBeVisible();
});
