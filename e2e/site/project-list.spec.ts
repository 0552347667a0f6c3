import type { Page } from '@playwright/test';
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
    const head = page.locator('.page-head');
    const total = (await api.list('/projects?limit=100')).length;
    await expect(head).toContainText(`${total} proje`);
    await page.getByRole('link', { name: 'Sonraki' }).click();
    await expect(page).toHaveURL(/\/projeler\?page=2$/);
    await expect(page.getByRole('link', { name: 'Sıradaki 20' })).toBeVisible();
    await expectNumbersInOneRow(page);

    await page
      .getByRole('navigation', { name: 'Alan' })
      .getByRole('link', { name: String(category?.name) })
      .click();
    await expect(page).toHaveURL(new RegExp(`\\?kategori=${category?.slug}$`));
    await expect(page.locator('h1')).toHaveText(`Projeler: ${category?.name}`);
    await expect(head).toContainText(new RegExp(`\\d+ proje · ${category?.name}$`));
    await page.getByRole('navigation', { name: 'Hizmet' }).getByRole('link', { name: 'Güvenlik Kameraları' }).click();
    await expect(page.getByText('Bu seçime uyan proje yok.')).toBeVisible();
    await page.getByRole('navigation', { name: 'Alan' }).getByRole('link', { name: 'Tümü' }).click();
    await expect(page.locator('main a.card')).toHaveCount(1);
    expect((await page.goto('/projeler?kategori=yok'))?.status()).toBe(404);
  } finally {
    for (const { id } of stored) await api.remove(`/admin/projects/${id}`);
  }
});

/** Checks, as if the list had thirteen pages, that on phones the numbers are one row and each is large enough for a thumb. */
async function expectNumbersInOneRow(page: Page): Promise<void> {
  const size = page.viewportSize();
  const numbers = page.locator('.page-links > ul');
  await numbers.evaluate((list) => {
    const slots = ['1', '…', '6', '7', '8', '…', '13'];
    list.innerHTML = slots.map((slot) => `<li>${slot === '…' ? slot : `<a href="#">${slot}</a>`}</li>`).join('');
  });
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await numbers.locator('a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
    for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  if (size) await page.setViewportSize(size);
}
