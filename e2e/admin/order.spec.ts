import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { call, card, field, toast } from './steps';

test.describe.configure({ mode: 'default' });

const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

/** The position that each card shows. */
const places = async (page: Page) =>
  (await page.getByRole('article').allTextContents()).map((text) => Number(/Sıra (\d+)/.exec(text)?.[1]));

async function addService(page: Page, title: string): Promise<void> {
  await page.goto('/admin/services/new');
  await field(page, 'Başlık').fill(title);
  await field(page, 'Açıklama').fill('Metin');
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page).toHaveURL('/admin/services');
}

test('a new record has position 0: it stands first, is shown and marked once, and moving numbers the list from 1', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/services');
  // Moving numbers all of them, also those that other tests have left on this server without a place.
  const first = page.getByRole('article').first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button', { name: 'Aşağı' }).click();
  await expect(page.getByText(`${title} 2. sıraya taşındı`)).toBeAttached();
  const numbered = page.waitForResponse((response) => response.url().includes('services.reorder'));
  await card(page, title).getByRole('button', { name: 'Yukarı' }).click();
  expect((await numbered).ok()).toBe(true);
  await expect(first).toContainText('Sıra 1');
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 480 });
  await addService(page, 'Başa eklenen');
  const added = card(page, 'Başa eklenen');
  const said = toast(page, 'Listede ilk sırada. Sürükleyerek yerini değiştirin.');
  await expect(said).toHaveCount(1);
  await expect(added).toContainText('Sıra 0');
  await expect(page.locator('[data-new]')).toHaveText(/Başa eklenen/);
  await expect(added).toBeInViewport();
  expect((await names(page))[0]).toBe('Başa eklenen');
  await page.reload();
  await expect(added).toBeVisible();
  await expect(page.locator('[data-new]')).toHaveCount(0);
  await expect(said).toHaveCount(0);
  await added.getByRole('link', { name: 'Düzenle' }).click();
  const order = page.getByLabel('Sıra');
  await expect(order).toHaveValue('0');
  await expect(order).toHaveAttribute('min', '0');
  await expect(order).toHaveAccessibleDescription(/^Küçük sayı önce gelir/);

  await page.goto('/admin/services');
  const stored = page.waitForResponse((response) => response.url().includes('services.reorder'));
  await added.getByRole('button', { name: 'Aşağı' }).click();
  await expect(page.getByText('Başa eklenen 2. sıraya taşındı')).toBeAttached();
  expect((await stored).ok()).toBe(true);
  await expect(added).toContainText('Sıra 2');
  expect((await places(page)).slice(0, 2)).toEqual([1, 2]);

  // Through the REST API the position is the same number, and 0 if it is left out.
  const { id } = await call(page, 'POST', '/admin/services', { title: 'REST', description: 'Metin' });
  expect(await call(page, 'GET', `/admin/services/${id}`)).toMatchObject({ order: 0 });
});

test('a new slide that is off says so after saving, and can be shown on the site at once', async ({
  adminPage: page,
  read,
}) => {
  await page.goto('/admin/hero-sections/new');
  await field(page, 'Başlık').fill('Kapalı başlayan');
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(toast(page, 'Slide kaydedildi ama kapalı: sitede görünmüyor.')).toBeVisible();
  await expect(page).toHaveURL('/admin/hero-sections');
  await page.getByRole('button', { name: 'Siteye aç' }).click();
  await expect(toast(page, 'Slide aktif yapıldı')).toBeVisible();
  await expect(card(page, 'Kapalı başlayan').getByRole('switch')).toBeChecked();
  const { html } = await read('/');
  expect(html).toContain('Kapalı başlayan');
});

test('in a list of more than 200 a record moves to the top, to the end and to a place', async ({
  adminPage: page,
  site,
}) => {
  test.slow();
  // A busy machine draws so many records slowly.
  const drawn = { timeout: 60_000 };
  const brands = Array.from({ length: 205 }, (_, index) => ({
    name: `Uzun liste ${String(index + 1).padStart(3, '0')}`,
    logoUrl: `${site.url}/art/brand-kivora.svg`,
    order: 1001 + index,
    active: false,
  }));
  await Promise.all(brands.map((brand) => call(page, 'POST', '/admin/brands', brand)));
  await page.goto('/admin/brands');
  await expect(page.getByText('Bir kaydı “Taşı” düğmesiyle')).toBeVisible(drawn);
  await expect(page.getByRole('button', { name: 'Sürükleyerek taşı' })).toHaveCount(0);
  const total = Number.parseInt((await page.getByText(/^\d+ kayıt$/).textContent()) ?? '', 10);
  const first = page.getByRole('article').first();
  const moved = (await first.getByRole('heading').textContent()) ?? '';
  // Where so much is drawn anew, a message may be over before it is looked for.
  const stored = () => page.waitForResponse((response) => response.url().includes('brands.move'), drawn);
  const move = async (name: string, item: string) => {
    await card(page, name).getByRole('button', { name: 'Taşı', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await move(moved, 'Sıraya taşı…');
  const dialog = page.getByRole('dialog', { name: 'Hangi sıraya taşınsın?' });
  await dialog.getByLabel('Yeni sıra').fill('0');
  await dialog.getByRole('button', { name: 'Taşı' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(`1 ile ${total} arasında bir sayı yazın.`);
  await dialog.getByLabel('Yeni sıra').fill('3');
  const third = stored();
  await page.keyboard.press('Enter');
  expect((await third).ok()).toBe(true);
  await expect.poll(async () => (await names(page))[2], drawn).toBe(moved);

  const last = stored();
  await move(moved, 'En sona taşı');
  expect((await last).ok()).toBe(true);
  await expect(card(page, moved)).toHaveCount(0, drawn);
  await page.goto('/admin/brands?page=2');
  await expect(page.getByRole('article').last()).toContainText(moved, drawn);
  const top = stored();
  await move(moved, 'En üste taşı');
  expect((await top).ok()).toBe(true);
  await expect(card(page, moved)).toHaveCount(0, drawn);
  await page.goto('/admin/brands');
  await expect(page.getByRole('article').first()).toContainText(moved, drawn);

  // While a search leaves records out, there is no place to move to.
  await page.getByRole('searchbox').fill('Uzun');
  await expect(page.getByText('Sırayı değiştirmek için aramayı temizleyip')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Taşı', exact: true })).toHaveCount(0);
});
