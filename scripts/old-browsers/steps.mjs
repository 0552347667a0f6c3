// What a visitor and the owner do in each browser. A step fails by throwing.
import { join } from 'node:path';
import { account } from '../bench/site/servers.mjs';
import { press, see, write } from './hand.mjs';

const waitMs = 20_000;

/** On the site; with `phone` in a window as narrow as one. */
export const siteSteps = {
  home: async ({ page, open }) => {
    await open('/');
    await see(page, 'h1');
  },
  project: async ({ page, open }) => {
    await open('/proje/16-araclik-sarj-otoparki');
    await see(page, '.gallery img');
  },
  article: async ({ page, open }) => {
    await open('/articles/pano-ne-zaman-yenilenir');
    await see(page, '.prose h2');
  },
  menu: async ({ page, phone, open }) => {
    await open('/');
    if (phone) await press(page, '.menu-button');
    await see(page, phone ? '#menu a' : '.main-nav a', 'Projelerimiz');
  },
  filter: async ({ page, open }) => {
    await open('/projeler');
    await press(page, '.choices:first-child li:nth-child(2) a');
    await see(page, '.choices:first-child li:nth-child(2) [aria-current]');
  },
  'form with an error': async ({ page, open }) => {
    await open('/contact');
    await write(page, '#contact [name=name]', 'Şirin Öğüt');
    await write(page, '#contact [name=email]', 'sirin@ogut');
    await press(page, '#contact [type=submit]');
    await see(page, '#contact [aria-invalid=true]');
  },
  'form sent': async ({ page }) => {
    await write(page, '#contact [name=email]', 'sirin@ogut.example');
    await write(page, '#contact [name=message]', 'Pano yenileme');
    await press(page, '#contact [type=submit]');
    await see(page, '[role=status], #contact', 'Mesajınız başarıyla gönderildi!');
  },
  language: async ({ page, phone, open }) => {
    await open('/hizmetler');
    await press(page, `${phone ? '.header-end' : 'header'} [data-locale=en]`);
    await see(page, 'html[lang=en] h1');
    // The choice is kept for the next visit.
    return () => press(page, `${phone ? '.header-end' : 'header'} [data-locale=tr]`);
  },
};

/** In the back office, where it can run. */
export const officeSteps = {
  'sign-in': async ({ page, open }) => {
    await open('/admin/login');
    await page.getByLabel('E-posta').fill(account.email);
    await page.locator('input[type=password]').fill(account.password);
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  },
  'article saved with a picture': async ({ page, open, unique }) => {
    await open('/admin/articles/new');
    await page.getByRole('textbox', { name: 'Başlık', exact: true }).fill(`Eski tarayıcı ${unique}`);
    await page.locator('.ProseMirror').first().click();
    await page.keyboard.type('Metin');
    await page
      .locator('main input[type=file]')
      .first()
      .setInputFiles(join(import.meta.dirname, '../../apps/web/public/apple-touch-icon.png'));
    await page.getByRole('img', { name: 'Öne çıkan görsel URL önizlemesi' }).waitFor();
    await page.getByRole('button', { name: 'Oluştur' }).click();
    await page.getByText('Makale oluşturuldu').first().waitFor();
    await page.getByText(`Eski tarayıcı ${unique}`).first().waitFor();
  },
};

/** In the back office of a browser that is too old for it. */
export const explanationSteps = {
  'page that says what to do': async ({ page, open }) => {
    await open('/admin');
    await see(page, '#start-failed', 'Bu tarayıcı yönetim paneli için çok eski.');
    await see(page, '#start-failed', 'This browser is too old for the back office.');
  },
};

/** Runs steps one after the other in a window, and takes a picture after each. */
export async function runSteps(steps, { page, url, width, name, folder, unique }) {
  page.setDefaultTimeout(waitMs);
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const open = async (path) => {
    await page.goto(url + path);
    await page.waitForLoadState('load');
  };
  const results = [];
  for (const [step, perform] of Object.entries(steps)) {
    errors.length = 0;
    let failure = null;
    try {
      const finish = await perform({ page, open, phone: width < 769, unique });
      await expectLaidOut(page, width);
      await page.screenshot({ path: join(folder, `${name}-${width}-${step.replaceAll(' ', '-')}.png`) });
      await finish?.();
      if (errors.length > 0) throw new Error(errors[0]);
    } catch (error) {
      failure = error.message.split('\n')[0];
      await page
        .screenshot({ path: join(folder, `${name}-${width}-${step.replaceAll(' ', '-')}-failed.png`) })
        .catch(() => {});
    }
    results.push({ step, width, failure });
  }
  return results;
}

/** As wide as the window, and with its styles. */
async function expectLaidOut(page, width) {
  const seen = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    margin: getComputedStyle(document.body).margin,
  }));
  if (seen.width > width) throw new Error(`the page is ${seen.width} px wide`);
  if (seen.margin !== '0px') throw new Error('the page has no styles');
}
