import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { expect, gapBelowHeader, open, openContactForm, test } from './site-test';

const floating = (page: Page) => page.locator('.whatsapp-button');

/** Whether a point in the middle of an element shows the element itself, and not what floats above it. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

for (const { from, quote, name } of [
  { from: '/', quote: 'Teklif Al', name: 'Ad Soyad' },
  { from: '/en/articles', quote: 'Get a quote', name: 'Full name' },
]) {
  test(`${from}: '${quote}' leads to the form with its first field in view, on the smallest phones too @phone`, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const sizes = isMobile ? [[390, 844] as const, [360, 640] as const] : [[1280, 720] as const];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await open(page, from);
      await page.locator('header').getByRole('link', { name: quote }).click();
      await expect(page).toHaveURL(/#contact$/);
      await expect.poll(() => gapBelowHeader(page, 'contact')).toBe(0);
      const field = page.locator('#contact form').getByLabel(name, { exact: true });
      await expect(field, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
      await expect(floating(page)).toBeHidden();
      expect(await isUncovered(field), `${width} x ${height}`).toBe(true);
    }
  });
}

test('the WhatsApp button is hidden while the contact section is in view, and covers no field @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await expect(floating(page)).toBeVisible();
  await openContactForm(page, '/');
  for (const field of await page.locator('#contact form').locator('input:not([tabindex="-1"]), textarea').all()) {
    await field.scrollIntoViewIfNeeded();
    await expect(floating(page)).toBeHidden();
    expect(await isUncovered(field)).toBe(true);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(floating(page)).toBeVisible();
  await open(page, '/articles');
  await expect(floating(page)).toBeVisible();
});

for (const { path, at, sent, reply } of [
  // A Tuesday and a Saturday afternoon in Istanbul.
  {
    path: '/',
    at: '2026-03-03T08:00:00Z',
    sent: 'Mesajınız başarıyla gönderildi!',
    reply: 'Elif Yalın (Keşif ve Teklif) size bugün iş günü bitmeden (18:00) yanıt verecek.',
  },
  {
    path: '/en',
    at: '2026-03-07T12:00:00Z',
    sent: 'Your message has been sent!',
    reply: 'Elif Yalın (Site visits and quotes) will reply on Monday between 09:00 and 18:00.',
  },
]) {
  test(`${path}: after sending the visitor reads who will reply and when, and can call or write on WhatsApp`, async ({
    page,
    api,
  }) => {
    await page.clock.setFixedTime(new Date(at));
    await openContactForm(page, path);
    const form = page.locator('#contact form');
    await form.locator('[name="name"]').fill('Yalın Kaya');
    await form.locator('[name="email"]').fill('yalin@kaya.example');
    await form.locator('[name="message"]').fill('Pano yenileme');
    await form.locator('[type="submit"]').click();
    const message = form.getByRole('status').filter({ hasText: sent }).first();
    await expect(message).toContainText(`${sent}${reply}`);
    await expect(message.locator('a[href="tel:+902240000000"]')).toBeVisible();
    await expect(message.locator('a[href^="https://wa.me/905320000000?text="]')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const [newest] = await api.list('/admin/contact-forms?limit=1');
    await api.remove(`/admin/contact-forms/${newest?.id}`);
  });
}

test('without JavaScript the page after sending names the working hours', async ({ read }) => {
  const { page } = await read('/contact?sent');
  await expect(page.locator('#contact form')).toContainText(
    'Elif Yalın (Keşif ve Teklif) size çalışma saatlerimizde (Pazartesi–Cuma 09:00–18:00, Cumartesi 09:00–13:00) yanıt verecek.',
  );
});

test('a phone number that cannot be called is marked, by the page without JavaScript too, and any is taken by the API', async ({
  page,
  request,
  browser,
  baseURL,
  api,
}) => {
  const says = /^Bu numara aranamıyor\. Alan koduyla yazın/;
  const fill = async (form: Locator) => {
    await form.locator('[name="name"]').fill('Yalın Kaya');
    await form.locator('[name="email"]').fill('yalin@kaya.example');
    await form.locator('[name="phone"]').fill('123 45 67');
    await form.locator('[name="message"]').fill('Pano yenileme');
    await form.locator('[type="submit"]').click();
  };
  await openContactForm(page, '/');
  const form = page.locator('#contact form');
  const phone = form.locator('[name="phone"]');
  await fill(form);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText(says)).toBeVisible();
  await phone.fill('0532 123 45 67');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');

  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'tr-TR', baseURL });
  const plain = await context.newPage();
  await plain.goto('/contact');
  await fill(plain.locator('#contact form'));
  await expect(plain.locator('#contact [name="phone"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(plain.locator('#contact [name="message"]')).toHaveValue('Pano yenileme');
  await context.close();

  const sent = { name: 'Yalın', email: 'yalin@kaya.example', phone: '123 45 67', message: 'REST' };
  expect((await request.post('/api/v1/contact-forms', { data: sent })).status()).toBe(201);
  const [newest] = await api.list('/admin/contact-forms?limit=1');
  expect(newest).toMatchObject(sent);
  await api.remove(`/admin/contact-forms/${newest?.id}`);
});

test('the telephone comes first: its number in the header, on phones a bar with call, WhatsApp and quote @phone', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/articles', '/proje/16-araclik-sarj-otoparki', '/yok']) {
    await open(page, path);
    const bar = page.getByRole('complementary', { name: 'Hemen ulaşın' });
    const whatsapp = page.getByRole('link', { name: 'WhatsApp ile yazın' });
    await expect(whatsapp).toHaveCount(1);
    await expect(whatsapp).toBeVisible();
    const number = page.locator('header').getByRole('link', { name: '+90 224 000 00 00' }).filter({ visible: true });
    await expect(number).toHaveCount(isMobile ? 0 : 1);
    if (!isMobile) {
      await expect(number).toHaveAttribute('href', 'tel:+902240000000');
      await expect(number).toHaveText('+90 224 000 00 00');
      await expect(bar.getByRole('link')).toHaveCount(1);
      continue;
    }
    await expect(bar.getByRole('link')).toHaveText(['Ara', 'WhatsApp', 'Teklif Al']);
    await expect(bar.getByRole('link', { name: /^Ara/ })).toHaveAttribute('href', 'tel:+902240000000');
    for (const link of await bar.getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await isUncovered(link)).toBe(true);
    }
  }
  if (!isMobile) return;
  await page.getByRole('complementary').getByRole('link', { name: 'Teklif Al' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(page.locator('#contact [name="name"]')).toBeInViewport({ ratio: 1 });
});

test('at every width the header holds its row, with the number or its icon', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/en']) {
    await open(page, path);
    for (const width of [320, 360, 769, 1000, 1080, 1081, 1239, 1240, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const row = await page.locator('header > .header-row').evaluate((element) => ({
        tooWide: element.scrollWidth - element.clientWidth,
        logo: element.querySelector('.site-logo')?.getBoundingClientRect().width ?? 0,
      }));
      expect(row.tooWide, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      expect(row.logo, `${path} at ${width} px`).toBeGreaterThan(width > 768 ? 150 : 80);
      await expect(page.locator('.header-phone')).toBeVisible({ visible: width > 768 });
    }
  }
});

test('the WhatsApp greeting is in the language of the page, and directions open in Google, Apple and Yandex maps', async ({
  read,
}) => {
  for (const [path, greeting, label] of [
    ['/', 'Merhaba, hizmetleriniz', 'ile yol tarifi'],
    ['/en', 'Hello, I would like', 'Directions by'],
  ] as const) {
    const { page } = await read(path);
    const links = page.locator('a[href^="https://wa.me/905320000000?text="]');
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).toContain(encodeURIComponent(greeting));
    }
    const directions = page.locator('#contact').getByRole('link', { name: label });
    await expect(directions).toHaveText(['Google', 'Apple', 'Yandex']);
    const hrefs = await directions.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      'https://www.google.com/maps/dir/?api=1&destination=40.2138%2C28.9853',
      'https://maps.apple.com/?daddr=40.2138%2C28.9853',
      'https://yandex.com.tr/harita/?rtext=~40.2138%2C28.9853&rtt=auto',
    ]);
  }
});

test('the footer of every page links the legal pages, and the form the privacy notice from every page that has it', async ({
  read,
}) => {
  for (const path of ['/', '/contact', '/articles', '/proje/16-araclik-sarj-otoparki', '/yok', '/en', '/en/contact']) {
    const { page } = await read(path);
    const legal = path.startsWith('/en')
      ? { titles: ['Privacy Notice', 'Privacy and Cookies'], notice: '/en/page/privacy-notice', link: 'Privacy notice' }
      : {
          titles: ['Aydınlatma Metni', 'Gizlilik ve Çerezler'],
          notice: '/sayfa/aydinlatma-metni',
          link: 'Aydınlatma Metni',
        };
    const links = page.getByRole('contentinfo').locator('.footer-pages a');
    await expect(links, path).toHaveText(legal.titles);
    await expect(links.first(), path).toHaveAttribute('href', legal.notice);
    const form = page.locator('#contact form');
    if ((await form.count()) === 0) continue;
    await expect(form.getByRole('link', { name: legal.link }), path).toHaveAttribute('href', legal.notice);
  }
});

test('the form links no privacy notice that does not exist', async ({ read, api }) => {
  const pages = await api.list('/admin/pages');
  const notice = pages.find(({ slug }) => slug === 'aydinlatma-metni');
  await api.put(`/admin/pages/${notice?.id}`, { slug: 'kvkk' });
  try {
    await expect((await read('/')).page.locator('#contact form a[href="/sayfa/kvkk"]')).toHaveCount(1);
    await api.remove(`/admin/pages/${notice?.id}`);
    await expect((await read('/')).page.locator('#contact form a[href*="/sayfa/"]')).toHaveCount(0);
  } finally {
    const [deleted] = await api.list('/admin/trash');
    await api.post(`/admin/trash/${deleted?.id}/restore`, {});
    await api.put(`/admin/pages/${notice?.id}`, { slug: 'aydinlatma-metni' });
  }
});
