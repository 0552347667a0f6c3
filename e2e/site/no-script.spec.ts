import { publicPages } from './public-pages';
import { expect, test } from './site-test';

test.use({ javaScriptEnabled: false });

test('every page is complete without JavaScript, in wide and in narrow windows', async ({ page, read }) => {
  for (const { path, english: address, heading, text } of publicPages) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('h1')).toHaveText(heading.tr);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('main')).toContainText(text.tr);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    const english = await read(address);
    expect(english.response.status()).toBe(200);
    await expect(english.page.locator('h1')).toHaveText(heading.en);
    await expect(english.page.locator('main')).toContainText(text.en);
  }
});

test('links and anchors work without JavaScript; controls that need it are not shown', async ({ page }) => {
  await page.goto('/');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('.main-nav')).toBeVisible();
    await expect(
      page.locator('.menu-button, .hero-controls, header .language-switch').filter({ visible: true }),
    ).toHaveCount(0);
  }
  await page.locator('.main-nav a', { hasText: 'Hizmetler' }).click();
  await expect(page).toHaveURL(/\/#services$/);
  await expect(page.locator('#services')).toBeInViewport();
  await page.locator('#projects a').first().click();
  await expect(page).toHaveURL(/\/proje\//);
  await expect(page.locator('.gallery img').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/project\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the contact form works without JavaScript, and its response shows that it was sent @phone', async ({
  page,
  api,
}) => {
  for (const [path, sent] of [
    ['/', 'Mesajınız başarıyla gönderildi!'],
    ['/en', 'Your message has been sent!'],
  ] as const) {
    await page.goto(path);
    const form = page.locator('#contact form');
    await form.locator('[name="name"]').fill('Yalın Kaya');
    await form.locator('[name="email"]').fill('yalin@kaya.example');
    await form.locator('[name="message"]').fill('Betiksiz gönderildi.');
    await form.locator('[name="subject"]').selectOption({ index: 2 });
    await form.locator('button[type="submit"]').click();
    await expect(page.locator('#sent').getByText(sent)).toBeInViewport();
    await expect(page.locator('#sent')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#contact [name="name"]')).toHaveValue('');
    const [newest] = await api.list('/admin/contact-forms?limit=1');
    expect(newest).toMatchObject({ name: 'Yalın Kaya', email: 'yalin@kaya.example', message: 'Betiksiz gönderildi.' });
    await api.remove(`/admin/contact-forms/${newest?.id}`);
  }
});

test('a rejected message comes back with everything that was typed', async ({ page }) => {
  await page.goto('/');
  const form = page.locator('#contact form');
  await form.locator('[name="name"]').fill('Yalın Kaya');
  // The browser accepts an address without a dot, the server does not.
  await form.locator('[name="email"]').fill('yalin@kaya');
  await form.locator('[name="message"]').fill('Betiksiz gönderildi.');
  await form.locator('button[type="submit"]').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.locator('#contact [name="email"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#contact [name="name"]')).toHaveValue('Yalın Kaya');
  await expect(page.locator('#contact [name="message"]')).toHaveValue('Betiksiz gönderildi.');
});

test('photos go along without JavaScript, and after a rejection they are asked for again @phone', async ({
  page,
  api,
}) => {
  await page.goto('/');
  const form = page.locator('#contact form');
  const photos = page.getByLabel('En fazla 4 fotoğraf');
  const fill = async (email: string) => {
    await form.locator('[name="name"]').fill('Pelin Kaya');
    await form.locator('[name="email"]').fill(email);
    await form.locator('[name="message"]').fill('Pano fotoğrafı ekte.');
    const file = { name: 'pano.png', mimeType: 'image/png', buffer: smallestPng };
    await photos.setInputFiles([file, { ...file, name: 'sigorta.png' }]);
    await form.locator('button[type="submit"]').click();
  };
  await fill('pelin@kaya');
  await expect(page.getByText('Fotoğrafları yeniden seçin.').first()).toBeVisible();
  await expect(form.locator('[name="message"]')).toHaveValue('Pano fotoğrafı ekte.');
  await fill('pelin@kaya.example');
  await expect(page.locator('#sent')).toContainText('Mesajınız başarıyla gönderildi!');
  const [lead] = await api.list('/admin/leads?q=pelin%20kaya');
  expect(await api.one(`/admin/leads/${lead?.id}`)).toMatchObject({
    email: 'pelin@kaya.example',
    photos: [
      { id: lead?.photo, width: 1, height: 1 },
      { width: 1, height: 1 },
    ],
  });
  await api.remove(`/admin/contact-forms/${lead?.id}`);
});

const smallestPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
