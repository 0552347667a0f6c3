import { expect, test } from '../fixtures';

test('on a phone the dashboard begins with the work of the day, and filters are folded until they are wanted @phone', async ({
  adminPage: page,
  viewport,
}) => {
  const onPhone = (viewport?.width ?? 0) < 640;
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Hızlı işlemler' })).toBeVisible();
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(first).toHaveText(onPhone ? 'Bugün yapılacaklar' : 'İlk adımlar');
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

test('where a finger points, fields for pictures and files offer choosing and not dragging @phone', async ({
  adminPage: page,
  viewport,
}) => {
  const onPhone = (viewport?.width ?? 0) < 640;
  const dragging = onPhone ? '' : ' ya da buraya sürükleyin';
  await page.goto('/admin/media');
  await expect(page.getByRole('button', { name: `Dosya seçin${dragging} ` })).toBeVisible();
  await expect(page.getByRole('button', { name: /Max 10MB.*PDF \(en fazla 20 MB\)/ })).toBeVisible();
  await expect(page.getByText('Ekranda herhangi bir yere bırakabilir')).toBeVisible({ visible: !onPhone });
  await page.goto('/admin/projects/new');
  await page.getByText('Dosya Yükle').first().click();
  await expect(page.getByRole('button', { name: `Görsel seçin${dragging} PNG, JPG` }).first()).toBeVisible();
});
