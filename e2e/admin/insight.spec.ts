import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInEveryTheme } from '../accessibility';
import { expect, test, useServer } from '../fixtures';
import { expectReadableWhenNarrow } from '../narrow-window';
import { call, menu } from './steps';

// A server of its own, whose visits are counted; each event comes from another address.
useServer({ serverEnv: { TRUST_PROXY: '1' } });

const browser = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  'content-type': 'text/plain',
  'sec-fetch-site': 'same-origin',
};
const u = ['deneme', '', 'bahar'];
const title = 'Ziyaret edilen yazı';

/** More than one request of the screen brings. */
const lostAddresses = 105;

/** Sends what the browsers of many visitors tell. */
async function tell(page: Page, event: object | ((visitor: number) => object), times: number): Promise<void> {
  for (let visitor = 0; visitor < times; visitor += 1) {
    const headers = { ...browser, 'x-forwarded-for': `203.0.113.${visitor}` };
    const data = JSON.stringify(typeof event === 'function' ? event(visitor) : event);
    await page.request.post('/say', { headers, data });
  }
}

/** Visits of one article, some of which end in a call, and resolves once they are stored. */
async function countVisits(page: Page): Promise<void> {
  const before = await readVisits(page);
  const slug = 'ziyaret-edilen';
  const p = `/articles/${slug}`;
  await call(page, 'POST', '/admin/articles', {
    title,
    slug,
    content: '<p>Metin</p>',
    publishedAt: '2026-03-01T09:00:00Z',
  });
  await tell(page, { k: 'view', p, n: 1, u }, 25);
  await tell(page, { k: 'call', p, e: p, u }, 2);
  await tell(page, { k: 'missing', p: '/tasinan-sayfa', r: 'rehber.example' }, 3);
  await tell(page, (at) => ({ k: 'missing', p: `/kayip/${at}` }), lostAddresses);
  await tell(page, { k: 'speed', p: '/hakkimizda', s: { lcp: 1900, inp: 180, cls: 0.3 } }, 50);
  // The samples have visits of today, too.
  await expect.poll(() => readVisits(page), { timeout: 30_000 }).toBe(before + 25);
}

async function readVisits(page: Page): Promise<number> {
  const overview = JSON.stringify(await call(page, 'GET', `/admin/insight?${new URLSearchParams(today())}`));
  return Number(/"visit":(\d+)/.exec(overview)?.[1]);
}

const today = () => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date());
  return { from: day, to: day };
};

test('says which page and which source bring calls in days of one’s own, and downloads it @phone', async ({
  adminPage: page,
}) => {
  await countVisits(page);
  await page.goto('/admin/insight');
  await expect(page.getByRole('heading', { level: 1, name: 'Ziyaretler' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(/^Son 30 günde [\d.]+ ziyaret\./)).toBeVisible();
  await expect(main.getByText(/^Örnek rakamlar: sitenin örnek içeriğiyle birlikte gelir/)).toBeVisible();
  await page.getByRole('radio', { name: 'Tarih seç' }).click();
  await page.getByLabel('İlk gün').fill(today().from);
  await expect(page).toHaveURL(/\?period=own&from=/);
  await expect(page.getByRole('listbox', { name: 'Ziyaretler ve iletişim' }).getByRole('option')).toHaveCount(1);
  const row = page.getByRole('region', { name: 'Sayfalar', exact: true }).getByRole('row', { name: new RegExp(title) });
  await expect(row.getByRole('cell')).toHaveText(['25', '2', '0', '0', '8']);
  await expect(row.getByRole('link', { name: /yeni sekmede/ })).toHaveAttribute('href', '/articles/ziyaret-edilen');
  const source = page.getByRole('region', { name: 'Kaynaklar' }).getByRole('row', { name: /deneme\/bahar/ });
  await expect(source.getByRole('cell')).toHaveText(['25', '2', '0', '0', '8']);
  await expect(page.getByRole('row', { name: /tasinan-sayfa.*rehber\.example/ })).toContainText('3');
  const missing = page.getByRole('region', { name: 'Bulunamayan adresler' });
  const lost = missing.getByRole('row', { name: /kayip/ });
  await missing.getByRole('button', { name: 'Tümü' }).click();
  await expect(lost).toHaveCount(lostAddresses);
  await missing.getByRole('button', { name: 'İlk on' }).click();
  await expect(missing.getByRole('row')).toHaveCount(11);
  const speed = page.getByRole('region', { name: 'Hız' }).getByRole('row', { name: /^Hakkımızda, telefon/ });
  await expect(speed).toContainText(/1,9 sn iyi\s*188 ms iyi\s*0,33 kötü/);
  await expect(page.getByRole('link', { name: /Search Console/ })).toHaveAttribute('target', '_blank');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV: Sayfalar' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(title);
  await row.getByRole('link', { name: `Düzenle: ${title}` }).click();
  await expect(page.getByRole('textbox', { name: 'Başlık', exact: true })).toHaveValue(title);
});

test('wrong days are told beside their field, and the figures stay; days without visits say so', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/insight?period=own&from=2026-03-02&to=2026-03-01');
  await expect(page.getByText('Son gün ilk günden önce olamaz')).toBeVisible();
  await page.getByLabel('İlk gün').fill('2024-03-01');
  await expect(page.getByText('Rakamlar en fazla 366 gün için gösterilir')).toBeVisible();
  await page.getByLabel('Son gün').fill('2024-03-02');
  await expect(page.getByText(/^(?:Bu dönemde ziyaret sayılmadı|Sayım başladı)/)).toBeVisible();
  await page.getByLabel('Son gün').fill('');
  await expect(page.getByText('Günü seçin')).toBeVisible();
  await expect(page.getByText(/^(?:Bu dönemde ziyaret sayılmadı|Sayım başladı)/)).toBeVisible();
});

test('holds in every theme, at 320 pixels and where loading fails; menu and palette lead to it', async ({
  adminPage: page,
}) => {
  await page.goto('/admin');
  await menu(page).getByRole('link', { name: 'Ziyaretler' }).click();
  await expect(page.getByText('Nasıl sayılır?')).toBeVisible();
  await expect(page.getByText(/Çerez kullanılmaz, ziyaretçi tanınmaz/)).toBeVisible();
  await expectAccessibleInEveryTheme(page);
  await expectReadableWhenNarrow(page);
  await page.route(/insight\.overview/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(/insight\.overview/);
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByText('Nasıl sayılır?')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Ara ve git' });
  await palette.getByRole('combobox').fill('ziyaret');
  await expect(palette.getByRole('option').first()).toHaveText('Ziyaretler');

  // What the server says is in the language that was switched to, too.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /^Ana Sayfa/ })).toBeVisible();
  await page.getByRole('button', { name: 'Görünüm ve dil' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(
    page.getByRole('region', { name: 'Pages', exact: true }).getByRole('row', { name: / Home / }),
  ).toBeVisible();
});
