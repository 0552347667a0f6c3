import { expect, test } from '../fixtures';
import { addImage, failure, fillProject, gallery, list, openAddress, store } from './project-steps';
import { call, card, field, readRequestBody, textHeight, writeText } from './steps';

test('the form of a project shows what is missing; the project is created with its pictures and shown on the site @journey', async ({
  adminPage: page,
}) => {
  await page.goto(list);
  await page.getByRole('link', { name: 'Yeni Proje' }).click();
  const save = page.getByRole('button', { name: 'Oluştur' });
  await save.click();
  await expect(page.getByText('Kategori seçimi zorunludur')).toBeVisible();
  await expect(page.getByText('Proje başlığı zorunludur')).toBeVisible();
  await expect(page.getByText('İçerik zorunludur')).toBeVisible();

  await field(page, 'Proje başlığı').fill('Çağrı Işık ÖĞÜŞ tesisi');
  await expect(page.getByText('Proje başlığı zorunludur')).toBeHidden();
  await expect(field(page, 'Slug')).toHaveValue('cagri-isik-ogus-tesisi');
  await page.getByRole('combobox', { name: 'Kategori' }).selectOption({ label: 'Aydınlatma' });
  await writeText(page, 'İçerik', 'Yapılan işin metni');
  expect(await textHeight(page, 'İçerik')).toBe(400);
  await field(page, 'Slug').fill('Büyük Harf');
  await save.click();
  await expect(page.getByText('Slug sadece küçük harf, rakam ve tire içerebilir')).toBeVisible();
  await field(page, 'Slug').fill('');
  await field(page, 'Konum').fill('Gemlik, Bursa');
  await field(page, 'Kısa açıklama').fill('Kısaca');
  await page.getByRole('radio', { name: 'URL' }).first().click();
  await field(page, 'Ana resim').fill('/art/project-ges.svg');

  await openAddress(page);
  await page.getByRole('button', { name: 'Resim Ekle' }).click();
  await expect(page.getByText("Resim URL'si gerekli")).toBeVisible();
  await addImage(page, '/art/project-trafo.svg');
  await addImage(page, '/art/project-depo.svg');
  await expect(gallery(page)).toHaveCount(2);
  await addImage(page, '/art/project-cephe.svg');
  await gallery(page).nth(2).getByRole('button', { name: 'Resmi sil, sıra 3' }).click();
  await expect(gallery(page)).toHaveCount(2);
  await gallery(page).nth(1).getByRole('button', { name: 'Öne al, sıra 2' }).click();

  await field(page, 'SEO başlığı').fill('Arama başlığı');
  await field(page, 'SEO açıklaması').fill('ş'.repeat(137));
  await expect(page.getByText('137/160')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Canlı önizleme' })).toContainText('Gemlik, Bursa');
  await expect(page.getByRole('region', { name: 'Arama sonucu' })).toContainText('Arama başlığı');
  await save.click();
  await expect(page.getByText('Proje oluşturuldu')).toBeVisible();
  await expect(page).toHaveURL(list);
  const shown = card(page, 'Çağrı Işık ÖĞÜŞ tesisi');
  await expect(shown).toContainText('Aydınlatma');
  await expect(shown).toContainText('Gemlik, Bursa');
  await expect(shown).toContainText('Kısaca');

  const html = await (await page.request.get('/proje/cagri-isik-ogus-tesisi')).text();
  expect(html).toContain('Yapılan işin metni');
  expect(html).toContain('<title>Arama başlığı');
  const first = html.indexOf('/art/project-depo.svg');
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(html.indexOf('/art/project-trafo.svg'));
});

test('an edit is stored; an empty slug is generated from the title', async ({ adminPage: page }) => {
  const { id } = await store(page, 'Eski ad', { description: 'Eski', location: 'Eski' });
  await page.goto(`${list}/${id}/edit`);
  await expect(field(page, 'Slug')).toHaveValue('eski-ad');
  await field(page, 'Proje başlığı').fill('Yeni ad');
  await field(page, 'Slug').fill('');
  await field(page, 'Konum').fill('');
  const sent = await readRequestBody(page, 'projects.update', () =>
    page.getByRole('button', { name: 'Güncelle' }).click(),
  );
  expect(sent).toContain('"location":null');
  await expect(page.getByText('Proje güncellendi')).toBeVisible();
  await expect(page).toHaveURL(list);
  expect(await call(page, 'GET', `/admin/projects/${id}`)).toMatchObject({
    title: 'Yeni ad',
    slug: 'yeni-ad',
    location: null,
  });
});

test('failures to load, save, delete or switch, and a taken slug, are reported in a dialog', async ({
  adminPage: page,
}) => {
  await store(page, 'Hatalı', { slug: 'hatali' });
  const ok = () => failure(page).getByRole('button', { name: 'Tamam' }).click();
  await page.goto(`${list}/999999/edit`);
  await expect(failure(page)).toContainText('Proje bulunamadı');
  await ok();
  await expect(page).toHaveURL(list);

  const shown = card(page, 'Hatalı');
  await page.route('**/trpc/projects.setVisible*', (route) => route.abort());
  await shown.getByRole('switch').click();
  await expect(failure(page)).toContainText('Görünürlük değiştirilirken hata oluştu');
  await ok();
  await expect(shown.getByRole('switch')).toBeChecked();

  await page.route('**/trpc/projects.remove*', (route) => route.abort());
  await shown.getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('alertdialog', { name: 'Bu projeyi silmek' }).getByRole('button', { name: 'Sil' }).click();
  await expect(failure(page)).toContainText('Proje silinirken hata oluştu');
  await ok();

  await fillProject(page, 'Aynı adres');
  await field(page, 'Slug').fill('hatali');
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(failure(page)).toBeVisible();
  await ok();
  await expect(field(page, 'Slug')).toBeFocused();
  await expect(field(page, 'Slug')).toHaveAttribute('aria-invalid', 'true');

  await page.route('**/trpc/projects.create*', (route) => route.abort());
  await field(page, 'Slug').fill('baska-adres');
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(failure(page)).toContainText('Proje kaydedilirken hata oluştu');
  await ok();
  await expect(field(page, 'Proje başlığı')).toHaveValue('Aynı adres');
});

test('the list shows one category or all, also as the URL says', async ({ adminPage: page }) => {
  await page.goto(list);
  const category = page.getByRole('combobox', { name: 'Kategori' });
  await expect(category.locator('option').first()).toHaveText('Tümü');
  await category.selectOption({ label: 'Güvenlik Kameraları' });
  await expect(page).toHaveURL(/categoryId=\d+/);
  await expect(card(page, '16 araçlık şarj otoparkı')).toBeHidden();
  await expect(card(page, 'Lojistik deposunda 64 kameralı izleme altyapısı')).toBeVisible();
  await page.reload();
  await expect(category.locator('option:checked')).toHaveText('Güvenlik Kameraları');
  await category.selectOption({ label: 'Tümü' });
  await expect(card(page, '16 araçlık şarj otoparkı')).toBeVisible();
});

test('a category without projects reads that none has been added; a search without a match reads that', async ({
  adminPage: page,
}) => {
  await call(page, 'POST', '/admin/categories', { name: 'Boş kategori', slug: 'bos-kategori' });
  await page.goto(list);
  await page.getByRole('combobox', { name: 'Kategori', exact: true }).selectOption({ label: 'Boş kategori' });
  await expect(page.getByText('Henüz proje eklenmemiş.')).toBeVisible();
  await page.getByRole('searchbox').fill('trafo');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
  await page.getByRole('button', { name: 'Tümünü göster' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('hiding removes a project from the site; moving and deleting change the list', async ({ adminPage: page }) => {
  for (const order of [200, 201]) await store(page, `Sonda ${order}`, { order, slug: `sonda-${order}` });
  await page.goto(list);
  const toggle = card(page, 'Sonda 200').getByRole('switch');
  const hidden = page.waitForResponse((response) => response.url().includes('projects.setVisible'));
  await toggle.click();
  expect((await hidden).ok()).toBe(true);
  await expect(toggle).not.toBeChecked();
  expect((await page.request.get('/proje/sonda-200')).status()).toBe(404);

  const moved = page.waitForResponse((response) => response.url().includes('projects.reorder'));
  await card(page, 'Sonda 201').getByRole('button', { name: 'Yukarı' }).click();
  expect((await moved).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('article').last()).toContainText('Sonda 200');

  await card(page, 'Sonda 201').getByRole('button', { name: 'Sil' }).click();
  const question = page.getByRole('alertdialog', { name: 'Bu projeyi silmek istediğinize emin misiniz?' });
  await question.getByRole('button', { name: 'İptal' }).click();
  await expect(card(page, 'Sonda 201')).toBeVisible();
  await card(page, 'Sonda 201').getByRole('button', { name: 'Sil' }).click();
  await question.getByRole('button', { name: 'Sil' }).click();
  // Behind an open dialog nothing is accessible.
  await expect(question).toBeHidden();
  await expect(card(page, 'Sonda 201')).toBeHidden();
  expect((await page.request.get('/proje/sonda-201')).status()).toBe(410);
});

test('keywords are added by Enter, comma, paste and suggestion, and removed again', async ({ adminPage: page }) => {
  await call(page, 'POST', '/admin/keywords', { keyword: 'Ilık ŞALTER', active: true });
  await page.goto(`${list}/new`);
  const input = field(page, 'SEO anahtar kelimeler');
  const tags = page.locator('li').filter({ has: page.getByRole('button', { name: / kelimesini kaldır$/ }) });
  await input.fill('  IŞIK ');
  await input.press('Enter');
  await expect(tags).toHaveText(['ışık']);
  await expect(page.getByText('Proje başlığı zorunludur')).toBeHidden();
  await input.pressSequentially('pano,');
  await input.fill('pano');
  await input.press('Enter');
  await expect(tags).toHaveText(['ışık', 'pano']);
  await page.getByRole('button', { name: 'Ekle: Ilık ŞALTER' }).click();
  await expect(tags).toHaveText(['ışık', 'pano', 'ılık şalter']);
  await input.press('Backspace');
  await page.getByRole('button', { name: 'ışık kelimesini kaldır' }).click();
  await expect(tags).toHaveText(['pano']);
  await input.evaluate(
    (element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    `a;b\nc,${Array.from({ length: 30 }, (_, index) => `kelime ${index}`).join(',')}`,
  );
  await expect(tags).toHaveCount(20);

  await field(page, 'Proje başlığı').fill('Anahtarlı');
  await page.getByRole('combobox', { name: 'Kategori' }).selectOption({ label: 'Aydınlatma' });
  await writeText(page, 'İçerik', 'Metin');
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(page).toHaveURL(list);
  const response = await page.request.get('/api/v1/projects/slug/anahtarli');
  expect((await response.json()).data.seoKeywords).toMatch(/^pano, a, b, c, kelime 0, /);
});
