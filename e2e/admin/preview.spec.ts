import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../fixtures';
import { list, newService, stored, title } from './draft-steps';
import { heading, newArticle, open, pane, previewArticle, shown, status, view } from './preview-steps';
import { call, expectNothingCutOff, field, readDraft, unsaved, writeText } from './steps';

/** What the browser refused or complained of. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test('what is typed is seen on the page at once, and nobody else sees it', async ({ adminPage: page, read }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const errors = collectErrors(page);
  const { id } = await newArticle(page, 'onizleme');
  await page.goto(`/admin/articles/${id}`);
  await expect(field(page, 'Başlık')).toHaveValue('Pano bakımı');
  // Before it is opened there is one button and nothing else.
  await expect(page.locator('iframe')).toHaveCount(0);
  await open(page).click();
  await expect(heading(page)).toHaveText('Pano bakımı');
  await field(page, 'Başlık').fill('Pano bakımı ve onarımı');
  await expect(heading(page)).toHaveText('Pano bakımı ve onarımı');
  await writeText(page, 'İçerik', 'Yılda iki kez.');
  await expect(shown(page).getByText('Yılda iki kez.')).toBeVisible();
  await expect(unsaved(page)).toBeVisible();
  await expect(status(page)).toHaveText('Önizlemede bağlantılar çalışmaz');

  // Whether a draft was kept is asked of the server.
  expect(JSON.stringify(await call(page, 'GET', '/admin/drafts?entity=article&limit=100'))).not.toContain('onarımı');
  expect(await call(page, 'GET', `/admin/articles/${id}`)).toMatchObject({ title: 'Pano bakımı' });
  expect((await read('/articles/onizleme')).html).not.toContain('onarımı');

  await pane(page).getByRole('radio', { name: 'Kart' }).click();
  await expect(shown(page).locator('.card', { hasText: 'Pano bakımı ve onarımı' })).toBeInViewport();
  for (const [name, width] of [
    ['Telefon', 390],
    ['Masaüstü', 1280],
    ['Tablet', 768],
  ] as const) {
    await pane(page).getByRole('radio', { name }).click();
    await expect
      .poll(() =>
        shown(page)
          .locator('html')
          .evaluate(() => innerWidth),
      )
      .toBe(width);
  }
  await expectAccessible(page);
  await pane(page).getByRole('button', { name: 'Önizlemeyi kapat' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('opening the preview changes nothing in the form', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await newService(page, 'Önizlenen hizmet');
  await page.goto(`${list}/${id}`);
  await expect(title(page)).toHaveValue('Önizlenen hizmet');
  await open(page).click();
  await expect(shown(page).locator('.service-module', { hasText: 'Önizlenen hizmet' })).toBeInViewport();
  await expect(unsaved(page)).toHaveCount(0);
  expect(await readDraft(page, 'services')).toBeNull();
  expect(await stored(page, id)).toBeNull();
});

test('an unfinished form is shown all the same, and what stays as it was is named', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await newArticle(page, 'yarim-form');
  await page.goto(`/admin/articles/${id}`);
  await open(page).click();
  await expect(heading(page)).toHaveText('Pano bakımı');
  await field(page, 'Slug').fill('bu slug olmaz!');
  await field(page, 'Başlık').fill('');
  await expect(status(page)).toHaveText(/^Önizlemede eksik ya da eski: (?=.*Başlık)(?=.*Slug)/);
  await expect(heading(page)).not.toBeEmpty();
});

test('a new record is previewed before it is stored', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${list}/new`);
  await title(page).fill('Yepyeni hizmet');
  await page.getByLabel('Açıklama').fill('Daha kaydedilmedi');
  await open(page).click();
  const card = shown(page).locator('.service-module', { hasText: 'Yepyeni hizmet' });
  await expect(card).toBeInViewport();
  await card.getByText('Daha kaydedilmedi').click();
  await expect(page.getByLabel('Açıklama')).toBeFocused();
  const services = await call(page, 'GET', '/admin/services?limit=100');
  expect(JSON.stringify(services)).not.toContain('Yepyeni hizmet');
});

test('a press on the page leads to the field, and a field to its place on the page', async ({ adminPage: page }) => {
  await previewArticle(page, 'tikla');
  await heading(page).click();
  await expect(field(page, 'Başlık')).toBeFocused();
  await expect(heading(page)).toHaveAttribute('data-edited', '');
  await shown(page).getByText('Yılda bir kez.').click();
  await expect(field(page, 'İçerik')).toBeFocused();
  await expect(heading(page)).not.toHaveAttribute('data-edited');
  // By keyboard as well.
  await heading(page).press('Enter');
  await expect(field(page, 'Başlık')).toBeFocused();
  // A link does nothing.
  await shown(page).getByRole('link', { name: 'Makalelere dön' }).click();
  await expect(heading(page)).toHaveText('Pano bakımı');
  // Of another record nothing is marked.
  await pane(page).getByRole('radio', { name: 'Kart' }).click();
  await expect(shown(page).locator('.card', { hasText: 'Pano bakımı' }).first()).toBeVisible();
  await expect(shown(page).locator('.card:not(:has([data-field]))').first()).toBeAttached();
});

test('a block that is moved in the form moves on the page, and a press on it opens its fields', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const text = (id: number, words: string) => ({ id, kind: 'text', title: words, html: `<p>${words} metni</p>` });
  const { id } = await call(page, 'POST', '/admin/pages', {
    title: 'Bölümlü sayfa',
    slug: 'bolumlu-sayfa',
    content: '<p>Giriş</p>',
    blocks: [text(1, 'Birinci'), text(2, 'İkinci')],
  });
  await page.goto(`/admin/pages/${id}/edit`);
  await open(page).click();
  const blocks = shown(page).locator('.blocks h2');
  await expect(blocks).toHaveText(['Birinci', 'İkinci']);
  const rows = page.getByRole('article', { name: 'Metin', exact: true });
  await rows.last().getByRole('button', { name: 'Yukarı', exact: true }).click();
  await expect(blocks).toHaveText(['İkinci', 'Birinci']);
  await blocks.last().click();
  await expect(page.getByRole('textbox', { name: 'Bölüm başlığı' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Bölüm başlığı' })).toHaveValue('Birinci');
  await page.getByRole('textbox', { name: 'Bölüm başlığı' }).fill('Birinci bölüm');
  await expect(blocks).toHaveText(['İkinci', 'Birinci bölüm']);
});

test('the page stays where it is while one types', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const content = Array.from({ length: 60 }, (_, at) => `<p>Satır ${at}</p>`).join('');
  const { id } = await call(page, 'POST', '/admin/articles', { title: 'Uzun yazı', slug: 'uzun-yazi', content });
  await page.goto(`/admin/articles/${id}`);
  await open(page).click();
  await shown(page).getByText('Satır 50').scrollIntoViewIfNeeded();
  const scrolled = () =>
    shown(page)
      .locator('html')
      .evaluate(() => scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(200);
  await shown(page)
    .locator('html')
    .evaluate(() => document.body.setAttribute('data-same', ''));
  await field(page, 'Slug').fill('baska-adres');
  await field(page, 'Özet').fill('Kısa özet');
  await page.getByRole('textbox', { name: 'Başlık', exact: true }).evaluate((input) => input.blur());
  await expect(shown(page).locator('meta[name=description]')).toHaveAttribute('content', 'Kısa özet');
  expect(await scrolled()).toBe(before);
  await expect(shown(page).locator('body')).toHaveAttribute('data-same', '');
});

test('the English tab shows the English page', async ({ adminPage: page }) => {
  await previewArticle(page, 'ingilizcesi');
  await page.getByRole('radio', { name: 'Türkçe + İngilizce' }).click();
  await page.getByRole('radio', { name: 'İngilizce', exact: true }).click();
  await expect(shown(page).locator('html')).toHaveAttribute('lang', 'en');
  await field(page, 'Başlık').fill('Panel maintenance');
  await expect(heading(page)).toHaveText('Panel maintenance');
  await heading(page).click();
  await expect(field(page, 'Başlık')).toBeFocused();
  await page.getByRole('radio', { name: 'Türkçe', exact: true }).last().click();
  await expect(heading(page)).toHaveText('Pano bakımı');
});

test('the preview listens to the form that opened it, and to nobody else', async ({ adminPage: page }) => {
  await previewArticle(page, 'yabanci');
  // Another frame of the same site is neither the form nor the preview.
  await page.evaluate(() => {
    const stranger = document.createElement('iframe');
    stranger.name = 'stranger';
    stranger.src = '/admin/preview';
    document.body.append(stranger);
  });
  await expect.poll(() => page.frame('stranger')?.evaluate(() => document.readyState)).toBe('complete');
  await page.frame('stranger')?.evaluate(() => {
    parent.postMessage({ type: 'field', name: 'slug' }, location.origin);
    parent.frames[0]?.postMessage({ type: 'field', names: ['title'] }, location.origin);
  });
  await shown(page).getByText('Yılda bir kez.').click();
  await expect(field(page, 'İçerik')).toBeFocused();
  await expect(shown(page).locator('[data-edited]')).toHaveText('Yılda bir kez.');
});

test('on a phone the preview takes the window, and a press leads back to the field @phone', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await newArticle(page, 'telefonda');
  await page.goto(`/admin/articles/${id}`);
  await field(page, 'Başlık').fill('Telefonda yazılan');
  await open(page).click();
  await expect(heading(page)).toHaveText('Telefonda yazılan');
  await expectAccessible(page);
  await pane(page).getByRole('radio', { name: 'Düzenle' }).click();
  await expect(pane(page)).toBeHidden();
  await field(page, 'Başlık').fill('Telefonda düzeltilen');
  await view(page, 'Önizle').click();
  await expect(heading(page)).toHaveText('Telefonda düzeltilen');
  await heading(page).click();
  await expect(pane(page)).toBeHidden();
  await expect(field(page, 'Başlık')).toBeFocused();
  await view(page, 'Önizle').click();
  await page.keyboard.press('Escape');
  await expect(pane(page)).toBeHidden();
});

test('on a small phone the controls are one row, and nothing stands below the page @phone-only', async ({
  adminPage: page,
}) => {
  const size = { width: 360, height: 740 };
  await page.setViewportSize(size);
  const { id } = await newArticle(page, 'kucuk-telefon');
  await page.goto(`/admin/articles/${id}`);
  await open(page).click();
  await expect(heading(page)).toHaveText('Pano bakımı');
  const bar = pane(page).locator('[data-preview-bar]');
  expect((await bar.boundingBox())?.height).toBeLessThan(70);
  await expectNothingCutOff(pane(page));
  for (const control of await bar.getByRole('radio').or(bar.getByRole('button')).all()) {
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expect(bar.getByRole('radiogroup', { name: 'Ekran genişliği' })).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Ayrı pencerede aç' })).toHaveCount(0);
  const frame = await page.locator('iframe').boundingBox();
  expect(frame?.width).toBe(size.width);
  expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeCloseTo(size.height, 0);
  await shown(page).getByRole('link', { name: 'Makalelere dön' }).click();
  await expect(status(page)).toHaveText('Önizlemede bağlantılar çalışmaz');
});

test('a window of its own shows the same', async ({ adminPage: page }) => {
  await previewArticle(page, 'ayri-pencere');
  const opened = page.waitForEvent('popup');
  await pane(page).getByRole('button', { name: 'Ayrı pencerede aç' }).click();
  const other = await opened;
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Pano bakımı');
  await field(page, 'Başlık').fill('İki pencerede');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('İki pencerede');
});

test('the pane is made wider by pointer and by keyboard', async ({ adminPage: page }) => {
  await previewArticle(page, 'genislik');
  const grip = page.getByRole('separator', { name: 'Önizlemenin genişliği' });
  const share = async () => Number(await grip.getAttribute('aria-valuenow'));
  const width = async () => (await pane(page).boundingBox())?.width ?? 0;
  const [usual, before] = [await share(), await width()];
  const edge = await grip.boundingBox();
  if (!edge) throw new Error('The edge of the pane is not on the screen');
  await page.mouse.move(edge.x + edge.width / 2, edge.y + 100);
  await page.mouse.down();
  await page.mouse.move(edge.x - 80, edge.y + 120, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(edge.x - 200, edge.y + 120);
  expect(await width()).toBeGreaterThan(before + 60);
  expect(await width()).toBeLessThan(before + 110);
  expect(await share()).toBeGreaterThan(usual);
  const dragged = await width();
  await grip.press('ArrowRight');
  expect(await width()).toBeLessThan(dragged);
  for (const [key, end] of [
    ['Home', 'aria-valuemax'],
    ['End', 'aria-valuemin'],
  ] as const) {
    await grip.press(key);
    expect(await share()).toBe(Number(await grip.getAttribute(end)));
  }
  expect(await width()).toBeGreaterThan(370);
  await expectAccessible(page);
});
