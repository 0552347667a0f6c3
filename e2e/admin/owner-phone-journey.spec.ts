import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { call, cameraPhoto, card, field, toast } from './steps';

const questions = [
  ['Keşif ücretli mi?', 'Bursa içinde ücretsiz.'],
  ['Ne kadar sürer?', 'Çoğu evde bir gün.'],
  ['Garanti var mı?', 'İki yıl.'],
] as const;

/** Presses with the thumb, which needs 44 px and nothing lying over them. */
async function tap(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0)), `${target}`).toBeGreaterThanOrEqual(44);
  await target.tap();
}

/** Types into a field that the thumb has pressed, as the keyboard on the screen does. */
async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tap(target);
  await expect(target).toBeFocused();
  await page.keyboard.insertText(text);
}

async function choosePhotos(page: Page, zone: Locator, names: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await tap(zone.getByRole('button', { name: /^Görsel seçin/ }));
  await (await chooser).setFiles(await Promise.all(names.map((name, index) => cameraPhoto(name, index))));
}

async function makeService(page: Page): Promise<void> {
  await page.goto('/admin/services');
  await tap(page.getByRole('link', { name: 'Yeni Hizmet' }));
  await type(page, field(page, 'Başlık'), 'Şarj istasyonu kurulumu');
  await type(page, field(page, 'Açıklama'), 'Evde ve iş yerinde, anahtar teslim');
  await tap(page.locator('summary', { hasText: 'Hizmet sayfası' }));
  await type(page, field(page, 'Sayfa metni'), 'Pano gücünüzü ölçer, istasyonu ona göre seçeriz.');
  const gallery = page.getByRole('group', { name: 'Ek resimler', exact: true });
  await choosePhotos(page, gallery, ['IMG_2041.jpg', 'IMG_2042.jpg']);
  const photos = page.getByRole('list', { name: 'Eklenen resimler' }).getByRole('listitem');
  await expect(photos).toHaveCount(2, { timeout: 30_000 });
  for (const [index, [question, answer]] of questions.entries()) {
    await tap(page.getByRole('button', { name: 'Soru ekle' }));
    await type(page, page.getByLabel('Soru', { exact: true }).nth(index), question);
    await type(page, page.getByLabel('Cevap', { exact: true }).nth(index), answer);
  }
  await tap(page.getByRole('button', { name: '3. soruyu yukarı taşı' }));
  await tap(page.getByRole('button', { name: 'Ekle', exact: true }));
  await expect(toast(page, 'Hizmet oluşturuldu')).toBeVisible();
  await expect(card(page, 'Şarj istasyonu kurulumu')).toBeVisible();
}

/** Services come before the projects, and the new one is the one that is shown. */
async function composeHome(page: Page): Promise<void> {
  await page.goto('/admin/pages');
  await tap(page.getByRole('link', { name: 'Sırayı ve gösterilen kayıtları değiştir' }));
  const section = card(page, 'Hizmetler');
  const names = page.getByRole('article').getByRole('heading');
  await expect(names.nth(3)).toHaveText('Hizmetler');
  for (const place of [2, 1, 0]) {
    await tap(section.getByRole('button', { name: 'Yukarı', exact: true }));
    await expect(names.nth(place)).toHaveText('Hizmetler');
  }
  await tap(section.getByRole('button', { name: 'Neler görünsün?' }));
  const dialog = page.getByRole('dialog', { name: 'Hizmetler' });
  await tap(dialog.getByRole('radio', { name: 'Ben seçeyim' }));
  await type(page, dialog.getByRole('searchbox', { name: 'Eklemek için ara' }), 'şarj istasyonu kurulumu');
  const results = dialog.getByRole('region', { name: 'Eklemek için ara' }).getByRole('listitem');
  await expect(results).toHaveText(['Şarj istasyonu kurulumu']);
  await tap(results.getByRole('button'));
  await tap(dialog.getByRole('button', { name: 'Kaydet' }));
  await expect(section).toContainText('Seçtiğiniz 1 kayıt');
}

async function buildLandingPage(page: Page): Promise<void> {
  await page.goto('/admin/pages');
  await tap(page.getByRole('link', { name: 'Yeni Sayfa' }));
  await type(page, field(page, 'Başlık'), 'Mudanya şarj istasyonu');
  const add = async (kind: string) => {
    await tap(page.getByRole('button', { name: 'Bölüm ekle' }));
    await tap(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${kind}`) }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const close = (kind: string) => tap(card(page, kind).getByRole('button', { name: 'Kapat' }));
  await add('Fotoğraflı metin');
  await type(page, field(page, 'Metin'), 'Mudanya sitelerinde otoparka şarj istasyonu kuruyoruz.');
  await choosePhotos(page, page.getByRole('group', { name: 'Fotoğraf', exact: true }), ['IMG_2043.jpg']);
  await expect(page.getByRole('img', { name: /^Fotoğraf/ })).toBeVisible({ timeout: 30_000 });
  await close('Fotoğraflı metin');
  await add('Hizmetler');
  await close('Hizmetler');
  await add('Çağrı');
  await type(page, field(page, 'Bölüm başlığı'), 'Keşif ücretsiz');
  await close('Çağrı');
  await tap(card(page, 'Çağrı').getByRole('button', { name: 'Yukarı', exact: true }));
  await tap(page.getByRole('button', { name: 'Oluştur', exact: true }));
  await expect(toast(page, 'Sayfa oluşturuldu')).toBeVisible();
}

async function linkInFooter(page: Page): Promise<void> {
  await page.goto('/admin/menus');
  const menu = page.getByRole('region', { name: 'Alt menü', exact: true });
  await tap(menu.getByRole('button', { name: 'Bağlantı ekle' }));
  const dialog = page.getByRole('dialog', { name: 'Bağlantı ekle' });
  await type(page, dialog.getByRole('searchbox', { name: 'Sayfa, proje, makale ara' }), 'mudanya');
  await tap(dialog.getByRole('button', { name: /^Mudanya şarj istasyonu/ }));
  await expect(menu.getByRole('article', { name: 'Mudanya şarj istasyonu' })).toBeVisible();
}

/** From the home page to the service and over the footer to the page, with every photo on the screen. */
async function visit(page: Page): Promise<void> {
  await page.goto('/');
  const services = page.locator('#services');
  await expect(services.locator('h3')).toHaveText(['Şarj istasyonu kurulumu']);
  const sections = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(sections.indexOf('services')).toBeLessThan(sections.indexOf('categories'));
  await services.getByRole('link', { name: 'Şarj istasyonu kurulumu' }).tap();
  await expect(page).toHaveURL('/hizmet/sarj-istasyonu-kurulumu');
  await expect(page.locator('.gallery img')).toHaveCount(2);
  const first = page.locator('.gallery img').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const asked = page.locator('.questions summary');
  await expect(asked).toHaveText([questions[0][0], questions[2][0], questions[1][0]]);
  await tap(asked.nth(1));
  await expect(page.getByText('İki yıl.')).toBeVisible();
  await tap(page.getByRole('contentinfo').getByRole('link', { name: 'Mudanya şarj istasyonu' }));
  await expect(page).toHaveURL('/sayfa/mudanya-sarj-istasyonu');
  const picture = page.locator('.block-picture img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('.blocks h2')).toHaveText(['Keşif ücretsiz', 'Hizmetler']);
  await expect(page.locator('.blocks .service-module').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
}

test('with one thumb the owner makes a service page, orders the home page, builds a landing page and links it; the visitor sees all of it @phone-only', async ({
  adminPage: page,
}) => {
  // Five screens and three photographs of a camera in one journey.
  test.slow();
  try {
    await makeService(page);
    await composeHome(page);
    await buildLandingPage(page);
    await linkInFooter(page);
    await visit(page);
  } finally {
    await call(page, 'PUT', '/admin/settings/menus', { footer: null });
    await call(page, 'PUT', '/admin/settings/home-layout', {
      order: ['categories', 'projects', 'about', 'services', 'brands', 'articles', 'contact'],
      hidden: [],
      records: { services: { limit: null, ids: [] } },
    });
    for (const [kind, slug] of [
      ['pages', 'mudanya-sarj-istasyonu'],
      ['services', 'sarj-istasyonu-kurulumu'],
    ] as const) {
      const stored = await page.request.get(`/api/v1/${kind}/slug/${slug}`);
      if (stored.ok()) await call(page, 'DELETE', `/admin/${kind}/${(await stored.json()).data.id}`);
    }
  }
});
