import { changePage, type ForeignChange, foreignChanges, prepareForeignChanges } from '../foreign-changes';
import { untilStarted } from './program-phases';
import { expect, open, test } from './site-test';

const changes = Object.keys(foreignChanges) as ForeignChange[];
const text = 'Trafo bakımı için teklif istiyorum.';

test.beforeEach(({ page }) => prepareForeignChanges(page));

for (const change of changes) {
  test(`a page ${change} before its program starts keeps what is typed, and works as it was served`, async ({
    page,
    watch,
  }) => {
    await page.goto('/');
    await untilStarted(page);
    const form = page.locator('#contact form');
    await form.locator('[name="email"]').fill('ayse@ornek.example');
    await changePage(page, change);
    await form.locator('[name="name"]').pressSequentially('Ayşe');
    await form.locator('[name="message"]').fill(text);
    await expect(page.locator('#root')).toHaveAttribute('data-changed', '');
    await expect(form.locator('[name="name"]')).toHaveValue('Ayşe');
    await expect(form.locator('[name="email"]')).toHaveValue('ayse@ornek.example');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.menu-button').click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(form.locator('[name="message"]')).toHaveValue(text);
    expect(watch.problems).toEqual([]);

    await form.locator('button[type="submit"]').click();
    await expect(page.getByText('Mesajınız başarıyla gönderildi!')).toBeInViewport();
  });

  test(`a page ${change} after its program has started goes on working, and no text is lost`, async ({
    page,
    watch,
  }) => {
    await open(page, '/');
    const form = page.locator('#contact form');
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute('novalidate');
    await form.locator('[name="name"]').fill('Ayşe');
    await changePage(page, change);
    await form.locator('[name="email"]').fill('yanlış');
    await form.locator('[name="message"]').fill(text);
    await form.locator('button[type="submit"]').click();
    await expect(form.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
    await form.locator('[name="email"]').fill('ayse@ornek.example');
    await expect(form.locator('[name="email"]')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(form.locator('[name="name"]')).toHaveValue('Ayşe');
    await expect(form.locator('[name="message"]')).toHaveValue(text);

    await open(page, '/projeler');
    await changePage(page, change);
    const filter = page.locator('main a[href*="kategori="]').first();
    await filter.click();
    await expect(page).toHaveURL(/kategori=/);
    await expect(page.locator('main a.card').first()).toBeVisible();
    await changePage(page, change);
    await page.locator('main a.card').first().click();
    await expect(page).toHaveURL(/\/proje\//);
    await changePage(page, change);
    await page.locator('.gallery img').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/proje\//);
    await page.goBack();
    await expect(page).toHaveURL(/kategori=/);
    await expect(page.locator('main a.card').first()).toBeVisible();
    await page.goForward();
    await expect(page.locator('.gallery img').first()).toBeVisible();
    await page.locator('header [data-locale="en"]').filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/en\/project\//);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.dead-end')).toHaveCount(0);
    expect(watch.problems).toEqual([]);
  });
}

test('a page translated before its lower sections are hydrated keeps what is typed when the language is switched', async ({
  page,
}) => {
  await open(page, '/');
  await changePage(page, 'translated by replaced texts');
  const form = page.locator('#contact form');
  await form.locator('[name="name"]').fill('Ayşe');
  await form.locator('[name="message"]').fill(text);
  await page.locator('header [data-locale="en"]').filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/en/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(form.locator('[name="name"]')).toHaveValue('Ayşe');
  await expect(form.locator('[name="message"]')).toHaveValue(text);
});
