import type { Page } from '@playwright/test';
import { expect, signedIn, test } from '../fixtures';
import { call, card, field, imageFile, readRequestBody, textHeight, writeText } from './steps';

const list = '/admin/hero-sections';

test('a slide needs a title, is created with all its fields and is shown on the site', async ({
  adminPage: page,
  read,
}) => {
  await page.goto(list);
  await page.getByRole('link', { name: 'Yeni Slide' }).click();
  const save = page.getByRole('button', { name: 'Oluştur' });
  await field(page, 'Başlık').fill('   ');
  await save.click();
  await expect(page.getByText('Başlık gereklidir')).toBeVisible();
  await expect(field(page, 'Başlık')).toBeFocused();
  await field(page, 'Başlık').fill('  Yeni tesisler ');
  await expect(page.getByText('Başlık gereklidir')).toBeHidden();

  await field(page, 'Arka plan görseli').fill('ftp://ornek.example/a.png');
  await field(page, 'CTA linki').fill('javascript:alert(1)');
  await save.click();
  await expect(page.getByText('Görsel adresi http://, https:// veya / ile başlamalıdır')).toBeVisible();
  await expect(field(page, 'CTA linki')).toHaveAttribute('aria-invalid', 'true');

  await writeText(page, 'Alt Başlık', 'Alt başlığın metni');
  await writeText(page, 'Açıklama', 'Açıklamanın metni');
  expect([await textHeight(page, 'Alt Başlık'), await textHeight(page, 'Açıklama')]).toEqual([200, 250]);
  await field(page, 'Arka plan görseli').fill('/art/hero-sarj.svg');
  await expect(page.getByRole('img', { name: 'Arka plan görseli önizlemesi' })).toHaveAttribute(
    'src',
    '/art/hero-sarj.svg',
  );
  await field(page, 'CTA metni').fill('Hemen arayın');
  await field(page, 'CTA linki').fill('/#contact');
  await page.getByRole('spinbutton', { name: 'Sıra' }).fill('9');
  await expect(page.getByRole('checkbox', { name: 'Aktif' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Aktif' }).check();
  await expect(page.locator('.hero-preview')).toContainText('Yeni tesisler');
  await expect(page.locator('.hero-preview')).toContainText('Açıklamanın metni');
  await save.click();
  await expect(page.getByRole('status').getByText('Slide başarıyla oluşturuldu')).toBeVisible();
  await expect(page).toHaveURL(list);

  const shown = card(page, 'Yeni tesisler');
  await expect(shown).toContainText('Alt başlığın metni');
  await expect(shown).toContainText('Hemen arayın');
  await expect(shown).toContainText('/#contact');
  const { page: home } = await read('/');
  await expect(home.locator('.hero')).toContainText('Yeni tesisler');
  await expect(home.locator('.hero')).toContainText('Hemen arayın');
});

test('empty texts of a slide are left out on create and sent as null on update', async ({ adminPage: page }) => {
  await page.goto(`${list}/new`);
  await field(page, 'Başlık').fill('Yalnız başlık');
  const created = await readRequestBody(page, 'heroSections.create', () => page.keyboard.press('Control+s'));
  for (const name of ['subtitle', 'description', 'backgroundImage', 'ctaText', 'ctaLink']) {
    expect(created).not.toContain(name);
  }
  await expect(page).toHaveURL(list);

  const { id } = await call(page, 'POST', '/admin/hero-sections', {
    title: 'Dolu',
    subtitle: '<p>Eski</p>',
    ctaText: 'Eski',
  });
  await page.goto(`${list}/${id}/edit`);
  await expect(field(page, 'Alt Başlık')).toHaveText('Eski');
  await writeText(page, 'Alt Başlık', '');
  await field(page, 'CTA metni').fill('');
  const updated = await readRequestBody(page, 'heroSections.update', () =>
    page.getByRole('button', { name: 'Güncelle' }).click(),
  );
  expect(updated).toContain('"subtitle":null');
  expect(updated).toContain('"ctaText":null');
  await expect(page.getByText('Slide başarıyla güncellendi')).toBeVisible();
  await expect(page).toHaveURL(list);
  expect(await call(page, 'GET', `/admin/hero-sections/${id}`)).toMatchObject({ subtitle: null, ctaText: null });
});

test('a long subtitle is cut at 150 characters and shown without tags', async ({ adminPage: page }) => {
  const text = 'a'.repeat(160);
  await call(page, 'POST', '/admin/hero-sections', { title: 'Uzun', subtitle: `<p><strong>${text}</strong></p>` });
  await page.goto(list);
  await expect(card(page, 'Uzun').getByText(`${'a'.repeat(150)}…`, { exact: true })).toBeVisible();
});

test('slides are moved up and down by buttons, and the order is stored', async ({ adminPage: page }) => {
  for (const order of [100, 101]) await call(page, 'POST', '/admin/hero-sections', { title: `Sıra ${order}`, order });
  await page.goto(list);
  const cards = page.getByRole('article');
  await expect(cards.first().getByRole('button', { name: 'Yukarı' })).toBeDisabled();
  await expect(cards.last().getByRole('button', { name: 'Aşağı' })).toBeDisabled();
  const last = cards.last();
  await expect(last).toContainText('Sıra 101');
  const stored = page.waitForResponse((response) => response.url().includes('heroSections.reorder'));
  await last.getByRole('button', { name: 'Yukarı' }).click();
  await expect(cards.last()).toContainText('Sıra 100');
  expect((await stored).ok()).toBe(true);
  await page.reload();
  await expect(cards.last()).toContainText('Sıra 100');
});

test('a move writes only the slides that change their position', async ({ adminPage: page }) => {
  const ids: number[] = [];
  for (const order of [210, 220, 230]) {
    ids.push((await call(page, 'POST', '/admin/hero-sections', { title: `Aralıklı ${order}`, order })).id);
  }
  await page.goto(list);
  const moveUp = async () => {
    const stored = page.waitForResponse((response) => response.url().includes('heroSections.reorder'));
    await card(page, 'Aralıklı 230').getByRole('button', { name: 'Yukarı' }).click();
    expect((await stored).ok()).toBe(true);
  };
  // Slides of other tests that share a position get one each with the first move.
  await moveUp();
  const before = await storedVersions(page);
  await moveUp();
  const after = await storedVersions(page);
  const changed = [...after].filter(([id, { version }]) => before.get(id)?.version !== version);
  const [first = 0, , third = 0] = ids;
  expect(changed.map(([id, { order }]) => [id, order])).toEqual([
    [third, before.get(first)?.order],
    [first, before.get(third)?.order],
  ]);
});

test('the switch hides a slide on the site and shows it again; a failure is reported', async ({ adminPage: page }) => {
  await call(page, 'POST', '/admin/hero-sections', { title: 'Açık kapalı', active: true });
  await page.goto(list);
  const toggle = card(page, 'Açık kapalı').getByRole('switch');
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(page.getByText('Slide pasif yapıldı')).toBeVisible();
  expect(await (await page.request.get('/')).text()).not.toContain('Açık kapalı');
  await toggle.click();
  await expect(page.getByText('Slide aktif yapıldı')).toBeVisible();
  expect(await (await page.request.get('/')).text()).toContain('Açık kapalı');

  await page.route('**/trpc/heroSections.setActive*', (route) => route.abort());
  await toggle.click();
  await expect(page.getByRole('alert').getByText('Aktif durum güncellenirken hata oluştu')).toBeVisible();
  await expect(toggle).toBeChecked();
});

test('a slide is deleted only after a confirmation', async ({ adminPage: page }) => {
  await call(page, 'POST', '/admin/hero-sections', { title: 'Silinecek' });
  await page.goto(list);
  const question = page.getByRole('alertdialog', { name: "Bu slide'ı silmek istediğinize emin misiniz?" });
  await card(page, 'Silinecek').getByRole('button', { name: 'Sil' }).click();
  await question.getByRole('button', { name: 'İptal' }).click();
  await expect(question).toBeHidden();
  await expect(card(page, 'Silinecek')).toBeVisible();
  await card(page, 'Silinecek').getByRole('button', { name: 'Sil' }).click();
  await question.getByRole('button', { name: 'Sil' }).click();
  await expect(card(page, 'Silinecek')).toBeHidden();
});

test.describe('uploading the background', () => {
  const alert = (page: Parameters<typeof field>[0], text: string) => page.getByRole('alert').getByText(text);
  const noPicture = { name: 'not.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };

  test('an uploaded picture becomes the background, and stays when another cannot be uploaded', async ({
    adminPage: page,
  }) => {
    await page.goto(`${list}/new`);
    await field(page, 'Başlık').fill('Yüklenen');
    await page.getByRole('radio', { name: 'Dosya Yükle' }).click();
    await expect(page.getByText('PNG, JPG, GIF, WebP (Max 10MB)')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(await imageFile('arka.png', [20, 90, 160]));
    await expect(page.getByText('Resim başarıyla yüklendi')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(noPicture);
    const failed = page.getByText('Resim yüklenemedi').locator('..');
    await expect(failed).toContainText('Sadece PNG, JPG, GIF ve WebP dosyaları yüklenebilir');
    await expect(page.getByRole('img', { name: 'Arka plan görseli önizlemesi' })).toHaveAttribute(
      'src',
      /^\/uploads\//,
    );
    await page.getByRole('radio', { name: 'URL' }).click();
    await expect(field(page, 'Arka plan görseli')).toHaveValue(/^\/uploads\//);
    const address = await field(page, 'Arka plan görseli').inputValue();
    expect((await page.request.get(address)).headers()['content-type']).toMatch(/^image\//);
    await page.getByRole('button', { name: 'Oluştur' }).click();
    await expect(page).toHaveURL(list);
    await expect(card(page, 'Yüklenen').locator('img')).toHaveAttribute('src', `${address}?w=400`);
  });

  test('each failure of an upload has a message of its own', async ({ adminPage: page }) => {
    await page.goto(`${list}/new`);
    await page.getByRole('radio', { name: 'Dosya Yükle' }).click();
    const file = page.locator('input[type=file]');
    await file.setInputFiles(noPicture);
    const reason = 'Sadece PNG, JPG, GIF ve WebP dosyaları yüklenebilir';
    await expect(alert(page, reason)).toBeVisible();
    await expect(page.getByRole('button', { name: reason })).toContainText('Resim yüklenemedi');

    await page.route('**/api/v1/upload/image', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
    await file.setInputFiles(await imageFile('a.png', [1, 2, 3]));
    await expect(alert(page, 'Upload failed')).toBeVisible();
    await page.unroute('**/api/v1/upload/image');

    await page.route('**/api/v1/upload/image', (route) => route.abort());
    await file.setInputFiles(await imageFile('b.png', [4, 5, 6]));
    await expect(alert(page, 'Resim yüklenirken hata oluştu')).toBeVisible();
    await page.unroute('**/api/v1/upload/image');

    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.evaluate(() => localStorage.removeItem('admin_token'));
    await file.setInputFiles(await imageFile('c.png', [7, 8, 9]));
    await expect(alert(page, 'Authentication required')).toBeVisible();
    expect(sent.filter((url) => url.includes('upload'))).toEqual([]);
  });

  test('after the end of a session one signs in over the form, and the upload continues', async ({
    adminPage: page,
  }) => {
    await page.goto(`${list}/new`);
    await field(page, 'Başlık').fill('Kaybolmayan');
    await page.evaluate(() => localStorage.setItem('admin_token', 'unknown'));
    await page.getByRole('radio', { name: 'Dosya Yükle' }).click();
    await page.locator('input[type=file]').setInputFiles(await imageFile('d.png', [200, 20, 20]));
    const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
    await dialog.getByLabel('Şifre').fill('gizli-parola-123');
    await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page.getByText('Resim başarıyla yüklendi')).toBeVisible();
    await expect(field(page, 'Başlık')).toHaveValue('Kaybolmayan');
  });
});

test('a picture that cannot be loaded is replaced by the placeholder', async ({ adminPage: page }) => {
  await page.goto(`${list}/new`);
  await field(page, 'Arka plan görseli').fill('/art/yok.svg');
  await expect(page.getByRole('img', { name: 'Arka plan görseli önizlemesi' })).toHaveAttribute(
    'src',
    '/art/placeholder.svg',
  );
});

/** The version and the position of each slide, by its id; in the order of the list. */
async function storedVersions(page: Page): Promise<Map<number, { version: number; order: number }>> {
  const response = await page.request.get('/trpc/heroSections.list?input={}', {
    headers: { authorization: `Bearer ${(await signedIn(page)).token}` },
  });
  const { result } = await response.json();
  const items: { id: number; version: number; order: number }[] = result.data.items;
  return new Map(items.map(({ id, version, order }) => [id, { version, order }]));
}
