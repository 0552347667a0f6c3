import { expect, open, test, untilIslandHydrated } from './site-test';

test('a category shows its projects in order, each card complete and leading to its project', async ({ page, api }) => {
  const [category] = await api.list('/admin/categories?limit=1');
  const projects = await api.list(`/admin/projects?categoryId=${category?.id}&limit=50`);
  await open(page, `/category/${category?.slug}`);
  await expect(page.locator('h1')).toHaveText(String(category?.name));
  await expect(page.locator('main')).toContainText(String(category?.description));
  const cards = page.locator('main a.card');
  await expect(cards).toHaveCount(projects.length);
  const inOrder = [...projects].sort((a, b) => Number(a.order) - Number(b.order));
  for (const [index, project] of inOrder.entries()) {
    const card = cards.nth(index);
    await expect(card).toHaveAttribute('href', `/proje/${project.slug}`);
    await expect(card.locator('h2')).toHaveText(String(project.title));
    await expect(card).toContainText(String(project.description));
    await expect(card).toContainText(String(project.location));
    const images = await api.list(`/project/${project.id}/images`);
    await expect(card.locator('.photo-count')).toContainText(String(images.length + (project.image ? 1 : 0)));
    await expect(card.locator('img')).toHaveCount(1);
  }
  await cards.first().click();
  await expect(page.locator('h1')).toHaveText(String(inOrder[0]?.title));
});

test('the back button leads home, also when the page was opened directly', async ({ page }) => {
  await open(page, '/category/elektrik-panolari');
  await page.getByRole('link', { name: 'Geri' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('#home')).toBeVisible();
});

test('a category without projects says so, in both languages', async ({ read, blank: page, api }) => {
  const empty = await api.post('/admin/categories', { name: 'Boş alan', slug: 'bos-alan' });
  try {
    await read('/category/bos-alan');
    await expect(page.locator('main')).toContainText('Bu kategoride henüz proje bulunmamaktadır.');
    await read('/en/category/bos-alan');
    await expect(page.locator('main')).toContainText('There are no projects in this category yet.');
  } finally {
    await api.remove(`/admin/categories/${empty.id}`);
  }
});

test('the card of a project without an address opens its pictures in the lightbox', async ({ page }) => {
  await open(page, '/');
  await page.route('**/trpc/projects.listByCategory**', async (route) => {
    const response = await route.fetch();
    const [result] = await response.json();
    for (const project of result.result.data.items) project.path = null;
    await route.fulfill({ response, json: [result] });
  });
  const category = page.locator('#categories a', { hasText: 'Araç Şarj İstasyonları' });
  await category.scrollIntoViewIfNeeded();
  await untilIslandHydrated(category);
  await category.click();
  const project = page.locator('main .card', { hasText: '16 araçlık şarj otoparkı' });
  await expect(project.getByRole('link')).toHaveCount(0);
  await project.getByRole('button', { name: '16 araçlık şarj otoparkı' }).click();
  const box = page.getByRole('dialog');
  await expect(box).toBeVisible();
  await expect(box.getByText(/^1 \/ \d$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
});
