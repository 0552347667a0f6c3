import { untranslated } from './public-pages';
import { expect, open, test, untilHydrated } from './site-test';

const english = { locale: 'en-GB' };

test('the switch leads to the same page in the other language, at the same place, and the choice stays @phone', async ({
  page,
  context,
  watch,
  isMobile,
}) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  const before = await page.evaluate(() => window.scrollY);
  // Dispatched without scrolling: Playwright's click would first scroll to the place of the sticky header.
  await page.locator('header').first().getByRole('button', { name: 'EN', exact: true }).dispatchEvent('click');
  await expect(page.locator('#services h2')).toHaveText('Services');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/en$/);
  await expect(page).toHaveTitle(/in Bursa$/);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(isMobile ? 400 : 200);
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
  // The only cookie, and not set before the choice.
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['i18nextLng', 'en']]);
  expect(watch.foreignRequests).toEqual([]);
  // One request: the texts of the page in the other language.
  expect(watch.dataRequests).toHaveLength(1);
  // The server knows the choice, too: it renders the next page in English.
  const next = await page.goto('/articles');
  expect(await next?.text()).toContain('<html lang="en">');
  await expect(page.locator('h1')).toHaveText('Articles');
  await untilHydrated(page);
  await page.locator('header').first().getByRole('button', { name: 'TR', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Makaleler');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  expect(watch.problems).toEqual([]);
});

test('the English address is English for everybody; choosing Turkish there leads to the plain address', async ({
  page,
}) => {
  await open(page, '/en/proje/16-araclik-sarj-otoparki');
  await expect(page).toHaveURL(/\/en\/project\/car-park-with-16-charge-points$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Full Screen' })).toBeVisible();
  await page.locator('header').getByRole('button', { name: 'TR', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/proje\/16-araclik-sarj-otoparki$/);
  await expect(page.getByRole('button', { name: 'Tam Ekran' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/project\/car-park-with-16-charge-points$/);
  await expect(page.getByRole('button', { name: 'Full Screen' })).toBeVisible();
});

test('an article that is there in Turkish only is marked as Turkish, and says so in English', async ({ read }) => {
  const { page } = await read(`/en${untranslated}`);
  await expect(page.getByText('This page is available in Turkish only.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to us in English.' })).toHaveAttribute('href', '/en#contact');
  const unmarked = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const unmarkedTexts: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const place = node.parentElement;
      if (!place || place.closest('script, footer, header, .contact-bar')) continue;
      const text = node.textContent ?? '';
      if (!/[çğışöü]/i.test(text) && !/[İĞŞ]/.test(text)) continue;
      if (place.closest('[lang]')?.getAttribute('lang') !== 'tr') unmarkedTexts.push(text);
    }
    return unmarkedTexts;
  });
  expect(unmarked).toEqual([]);
  expect(await page.locator('main [lang="tr"]').count()).toBeGreaterThan(0);
});

test('links of an English page stay English', async ({ read }) => {
  const { page } = await read('/en');
  const links = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links.filter((href) => !/^\/en(?:[/#?]|$)/.test(href ?? ''))).toEqual([]);
});

test('the server renders in the language of the cookie, else of the browser, and never redirects', async ({
  request,
}) => {
  const load = (path: string, headers: Record<string, string>) => request.get(path, { headers, maxRedirects: 0 });
  const cases: { path: string; headers: Record<string, string>; language: string }[] = [
    { path: '/', headers: { 'accept-language': 'en-GB,en;q=0.9' }, language: 'en' },
    { path: '/', headers: { 'accept-language': 'de-DE,de;q=0.9,en;q=0.3' }, language: 'tr' },
    { path: '/', headers: { 'accept-language': 'en-GB', cookie: 'i18nextLng=tr' }, language: 'tr' },
    { path: '/', headers: { 'accept-language': 'tr-TR', cookie: 'i18nextLng=en' }, language: 'en' },
    { path: '/en', headers: { 'accept-language': 'tr-TR', cookie: 'i18nextLng=tr' }, language: 'en' },
    { path: '/', headers: { 'accept-language': '', 'user-agent': 'Googlebot/2.1' }, language: 'tr' },
  ];
  for (const { path, headers, language } of cases) {
    const response = await load(path, headers);
    expect(response.status(), JSON.stringify(headers)).toBe(200);
    expect(await response.text(), JSON.stringify(headers)).toContain(`<html lang="${language}">`);
    expect(response.headers()['content-language']).toBe(language);
    // An address with a language of its own is the same for everybody.
    expect(/accept-language/i.test(response.headers().vary ?? '')).toBe(path === '/');
  }
});

test.describe('with an English browser', () => {
  test.use(english);
  test('a plain address is English until the visitor chooses Turkish', async ({ page, watch }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('#contact h2')).toHaveText('Contact');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
    await page.locator('header').getByRole('button', { name: 'TR', exact: true }).click();
    await expect(page.locator('#contact h2')).toHaveText('İletişim');
    await open(page, '/');
    await expect(page.locator('#contact h2')).toHaveText('İletişim');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    expect(watch.problems).toEqual([]);
  });

  test('the language is stored without a choice and sets no cookie; the back office is English only by choice', async ({
    page,
    context,
  }) => {
    await open(page, '/articles');
    const stored = () => page.evaluate(() => localStorage.getItem('i18nextLng'));
    await expect.poll(stored).toBe('en');
    expect(await context.cookies()).toEqual([]);
    await page.goto('/admin/login');
    await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
    await open(page, '/articles');
    await page.locator('header').getByRole('button', { name: 'EN', exact: true }).click();
    await page.goto('/admin/login');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('an earlier choice stays when a page is opened', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'tr'));
    await open(page, '/articles');
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('tr');
  });
});
