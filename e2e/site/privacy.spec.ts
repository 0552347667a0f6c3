import type { Page } from '@playwright/test';
import { inLanguage, languages, missing, screens } from './screens';
import { expect, open, test, untilAlive } from './site-test';

const notice = '/sayfa/aydinlatma-metni';

/** Everything that comes into sight is loaded, as for a visitor who reads to the end. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      // Two frames: what has come into sight is noticed, then asked for.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
}

test('no public page asks another server for anything or sets a cookie before the visitor wants it @phone', async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  for (const { path } of [...screens, { path: notice }, missing]) {
    for (const language of languages) {
      await page.goto(inLanguage(path, language));
      await untilAlive(page);
      await readToTheEnd(page);
      expect(watch.strangers, inLanguage(path, language)).toEqual([]);
      expect(await context.cookies(), inLanguage(path, language)).toEqual([]);
      const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      // Where the reader was on the page, for the way back; gone with the tab.
      expect(kept.filter((name) => name !== 'pano.scroll')).toEqual([]);
    }
  }
});

test('the only cookie is that of the language, and only once it is chosen', async ({ page, context, watch }) => {
  await open(page, '/');
  await page.locator('header').first().getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['i18nextLng', 'en']]);
  expect(watch.strangers).toEqual([]);
});

test('the map of another server is loaded when it is asked for, and not before', async ({ page, watch }) => {
  await page.route(/openstreetmap|google/, (route) => route.abort());
  await open(page, '/contact');
  await readToTheEnd(page);
  expect(watch.strangers).toEqual([]);
  await page.getByRole('button', { name: /harita/i }).click();
  await expect.poll(() => watch.strangers.length).toBeGreaterThan(0);
});

test('the form leads to the privacy notice, which names everything that the law asks for', async ({ page }) => {
  await open(page, '/contact');
  await page.locator('#contact form').getByRole('link', { name: 'Aydınlatma Metni' }).click();
  await expect(page).toHaveURL(new RegExp(`${notice}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aydınlatma Metni');
  const parts = ['Veri sorumlusu', 'Ne için', 'Hukuki sebep', 'aktarılır', 'saklıyoruz', 'Haklarınız', 'başvurursunuz'];
  for (const part of parts) await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
  // Article 11 has nine rights.
  const rights = page.getByRole('listitem').filter({ hasText: /(?:öğrenme|isteme|bilme|itiraz etme)(?:,|$)/ });
  await expect(rights).toHaveCount(9);
});
