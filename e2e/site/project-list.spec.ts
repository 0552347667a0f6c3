import { expect, test } from './site-test';

test.use({ javaScriptEnabled: false });

test('without JavaScript projects are narrowed to a category and a service, and leafed through', async ({
  page,
  api,
}) => {
  const [category] = await api.list('/admin/categories?limit=1');
  const stored = [];
  for (let number = 1; number <= 20; number += 1) {
    const project = { categoryId: category?.id, title: `Sıradaki ${number}`, content: '<p>x</p>', order: 100 + number };
    stored.push(await api.post('/admin/projects', project));
  }
  try {
    await page.goto('/');
    await page
      .locator('#projects')
      .getByRole('link', { name: /^Tüm projeler/ })
      .click();
    await expect(page.locator('h1')).toHaveText('Projeler');
    await page.getByRole('link', { name: 'Sonraki' }).click();
    await expect(page).toHaveURL(/\/projeler\?page=2$/);
    await expect(page.getByRole('link', { name: 'Sıradaki 20' })).toBeVisible();

    await page
      .getByRole('navigation', { name: 'Alan' })
      .getByRole('link', { name: String(category?.name) })
      .click();
    await expect(page).toHaveURL(new RegExp(`\\?kategori=${category?.slug}$`));
    await expect(page.locator('h1')).toHaveText(`Projeler: ${category?.name}`);
    await page.getByRole('navigation', { name: 'Hizmet' }).getByRole('link', { name: 'Güvenlik Kameraları' }).click();
    await expect(page.getByText('Bu seçime uyan proje yok.')).toBeVisible();
    await page.getByRole('navigation', { name: 'Alan' }).getByRole('link', { name: 'Tümü' }).click();
    await expect(page.locator('main a.card')).toHaveCount(1);
    expect((await page.goto('/projeler?kategori=yok'))?.status()).toBe(404);
  } finally {
    for (const { id } of stored) await api.remove(`/admin/projects/${id}`);
  }
});
