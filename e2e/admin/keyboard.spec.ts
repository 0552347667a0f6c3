import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { call, card, pressUntil, toast } from './steps';

test.describe.configure({ mode: 'default' });

/** Presses Tab until the control has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let press = 0; press < 120; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${control}`);
}

test('the skip link leads past the menu, and a new screen takes the focus', async ({ adminPage: page }) => {
  await page.goto('/admin/services');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'İçeriğe geç' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Yeni Hizmet' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Yeni Hizmet Ekle' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a form is filled in, rejected, corrected and saved without a mouse', async ({ adminPage: page }) => {
  await page.goto('/admin/services/new');
  await tabTo(page, page.getByLabel('Başlık'));
  await page.keyboard.type('Yalnız klavye');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Açıklama')).toBeFocused();
  await expect(page.getByText('Açıklama gereklidir')).toBeVisible();
  await page.keyboard.type('Fare olmadan');
  await tabTo(page, page.getByLabel('Görünür'));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Görünür')).not.toBeChecked();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Hizmet oluşturuldu')).toBeVisible();
  await expect(card(page, 'Yalnız klavye').getByRole('switch')).not.toBeChecked();
});

test('records of a list are switched, reordered and deleted without a mouse', async ({ adminPage: page }) => {
  await call(page, 'POST', '/admin/services', { title: 'Klavyeyle silinen', description: 'x', order: 0 });
  // The worst moment of a busy machine: a frame always comes before what is to be drawn in it.
  await page.addInitScript(() => {
    window.requestAnimationFrame = (draw) => {
      queueMicrotask(() => draw(performance.now()));
      return 0;
    };
  });
  await page.goto('/admin/services');
  const row = card(page, 'Klavyeyle silinen');
  const names = () => page.getByRole('article').getByRole('heading').allTextContents();
  await tabTo(page, row.getByRole('switch'));
  await page.keyboard.press('Space');
  await expect(row.getByRole('switch')).not.toBeChecked();
  await expect(row.getByRole('switch')).not.toHaveAttribute('aria-busy', 'true');

  await page.keyboard.press('Home');
  const place = (await names()).indexOf('Klavyeyle silinen');
  expect(place).toBeGreaterThanOrEqual(0);
  await row.getByRole('button', { name: 'Sürükleyerek taşı' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Klavyeyle silinen taşınıyor, ${place + 1}. sırada`)).toBeAttached();
  await pressUntil('ArrowDown', page.getByText(`Klavyeyle silinen ${place + 2}. sıraya taşındı`));
  const stored = page.waitForResponse(/services\.reorder/);
  await page.keyboard.press('Space');
  expect((await stored).status()).toBe(200);
  await expect.poll(names).toHaveLength((await names()).length);
  expect((await names()).indexOf('Klavyeyle silinen')).toBe(place + 1);

  await row.getByRole('button', { name: 'Sil', exact: true }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expect.poll(() => question.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await tabTo(page, question.getByRole('button', { name: 'Sil', exact: true }));
  await page.keyboard.press('Enter');
  await expect(row).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
