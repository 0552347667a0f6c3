import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInEveryTheme, narrow, watchProblems } from '../accessibility';
import { expect, holdRequests, signIn, test } from '../fixtures';
import { call, imageFile, storeImage, uploadList } from './steps';

const library = '/admin/media';

const tile = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name });
const choose = (page: Page): Locator => page.locator('main input[type=file]');

async function openDetails(page: Page, name: string): Promise<Locator> {
  await page.goto(`${library}?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Ayrıntılar: ${name}` }).click();
  return page.getByRole('dialog', { name });
}

test('several pictures are uploaded two at a time, also while one changes screens; each shows its result and is in the library', async ({
  adminPage: page,
}) => {
  const problems = watchProblems(page);
  await page.goto(library);
  await expect(page.getByRole('heading', { level: 1, name: 'Görseller' })).toBeVisible();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/upload/image')) sent += 1;
  });
  const release = await holdRequests(page, '**/api/v1/upload/image');
  const files = await Promise.all(['coklu-1.png', 'coklu-2.png', 'coklu-3.png'].map((name) => imageFile(name)));
  await choose(page).setInputFiles(files);
  await expect(uploadList(page).getByText('3 dosya yükleniyor')).toBeVisible();
  await expect.poll(() => sent).toBe(2);
  await expect(uploadList(page).getByText('Sırada', { exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: 'Hizmetler' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hizmetler' })).toBeVisible();
  expect(sent).toBe(2);
  release();
  await expect(uploadList(page).getByText('Resim başarıyla yüklendi')).toHaveCount(3, { timeout: 30_000 });
  await expect(uploadList(page).getByText('Yüklemeler tamamlandı')).toBeVisible();
  await page.getByRole('link', { name: 'Görseller', exact: true }).click();
  for (const { name } of files) await expect(page.getByRole('button', { name: `Ayrıntılar: ${name}` })).toBeVisible();
  await uploadList(page).getByRole('button', { name: 'Yüklemeleri kapat' }).click();
  await expect(uploadList(page)).toBeHidden();
  expect(problems).toEqual([]);
});

test('a failed upload says why and can be repeated; one in progress can be cancelled', async ({ adminPage: page }) => {
  await page.goto(library);
  await page.route('**/api/v1/upload/image', (route) => route.abort());
  await choose(page).setInputFiles(await imageFile('yeniden.png'));
  await expect(uploadList(page).getByText('Resim yüklenirken hata oluştu')).toBeVisible();
  await page.unroute('**/api/v1/upload/image');
  await uploadList(page).getByRole('button', { name: 'Yeniden dene: yeniden.png' }).click();
  await expect(uploadList(page).getByText('Resim başarıyla yüklendi')).toBeVisible();

  await page.route('**/api/v1/upload/image', () => undefined);
  await choose(page).setInputFiles(await imageFile('vazgec.png'));
  // The requests are released only when the upload has ended.
  const ended = page.waitForEvent('requestfailed');
  await uploadList(page).getByRole('button', { name: 'Yüklemeyi iptal et: vazgec.png' }).click();
  await expect(uploadList(page).getByText('vazgec.png')).toBeHidden();
  await ended;
  await page.unroute('**/api/v1/upload/image', undefined);
  await page.getByRole('searchbox').fill('vazgec');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
});

test('signing out ends the uploads in progress, and those that wait', async ({ page }) => {
  await signIn(page);
  await page.goto(library);
  // Held back, as by a slow connection.
  await page.route('**/api/v1/upload/image', () => undefined);
  const ended: string[] = [];
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/upload/image')) sent += 1;
  });
  page.on('requestfailed', (request) => ended.push(new URL(request.url()).pathname));
  const files = await Promise.all(['cikis-1.png', 'cikis-2.png', 'cikis-3.png'].map((name) => imageFile(name)));
  await choose(page).setInputFiles(files);
  await expect.poll(() => sent).toBe(2);
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect.poll(() => ended).toEqual(['/api/v1/upload/image', '/api/v1/upload/image']);
  expect(sent).toBe(2);
});

test('files can be pasted, and dropped anywhere on the screen; a picture that is already in the library is reported and not stored twice', async ({
  adminPage: page,
}) => {
  await page.goto(library);
  await expect(page.getByText('Ekranda herhangi bir yere bırakabilir')).toBeVisible();
  for (const [kind, name] of [
    ['drop', 'birakilan.png'],
    ['paste', 'yapistirilan.png'],
  ] as const) {
    const image = await imageFile(name);
    const bytes = [...image.buffer];
    await page.evaluate(
      ({ kind, name, bytes }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
        const options = { bubbles: true, cancelable: true };
        const event =
          kind === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...options, clipboardData: transfer });
        document.querySelector('h1')?.dispatchEvent(event);
      },
      { kind, name, bytes },
    );
    await expect(page.getByRole('button', { name: `Ayrıntılar: ${name}` })).toBeVisible();
    await choose(page).setInputFiles({ ...image, name: `ikizi-${name}` });
    await expect(uploadList(page).getByText('Bu görsel zaten var')).toHaveCount(kind === 'drop' ? 1 : 2);
  }
  await page.getByRole('searchbox').fill('IKIZI');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
});

test('a picture is rotated with its focal point, and not while typed texts are unsaved', async ({
  adminPage: page,
}) => {
  await storeImage(page, await imageFile('yan-duran.png'));
  const details = await openDetails(page, 'yan-duran.png');
  const rotate = details.getByRole('button', { name: '90° döndür' });
  await details.getByLabel('Alternatif metin (Türkçe)').fill('Yan duran pano');
  await expect(rotate).toBeDisabled();
  await expect(details.getByText('Döndürmeden önce yazdıklarınızı kaydedin.')).toBeVisible();
  const focus = details.getByRole('button', { name: /^Odak noktası/ });
  await focus.press('ArrowUp');
  await details.getByRole('button', { name: 'Kaydet' }).click();
  await expect(details.getByText('Döndürmeden önce yazdıklarınızı kaydedin.')).toBeHidden();
  await rotate.click();
  await expect(details.getByText('200 × 300 piksel')).toBeVisible({ timeout: 15_000 });
  await expect(focus).toHaveAccessibleName('Odak noktası: yatay %55, dikey %50');
  await expect(details.getByLabel('Alternatif metin (Türkçe)')).toHaveValue('Yan duran pano');
});

test('alternative texts and the focal point are stored, closing warns about unsaved ones, and a filter lists pictures without them', async ({
  adminPage: page,
}) => {
  await storeImage(page, await imageFile('odakli.png'));
  await page.goto(`${library}?filter=missingAlt&q=ODAKLI`);
  await expect(tile(page, 'odakli.png').getByText('Alternatif metin eksik')).toBeVisible();
  await page.getByRole('button', { name: 'Ayrıntılar: odakli.png' }).click();
  const details = page.getByRole('dialog', { name: 'odakli.png' });
  await expect(details.getByText('300 × 200 piksel')).toBeVisible();
  await expect(details.getByText('Hiçbir yerde kullanılmıyor.')).toBeVisible();
  await details.getByLabel('Alternatif metin (Türkçe)').fill('Şantiyede pano');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kal' }).click();
  await expect(details.getByLabel('Alternatif metin (Türkçe)')).toHaveValue('Şantiyede pano');
  await details.getByLabel('Alternatif metin (İngilizce)').fill('Panel on site');
  const focus = details.getByRole('button', { name: /^Odak noktası/ });
  const box = await focus.boundingBox();
  if (!box) throw new Error('The picture has no place on the screen');
  await focus.click({ position: { x: box.width * 0.25, y: box.height * 0.8 } });
  await expect(focus).toHaveAccessibleName('Odak noktası: yatay %25, dikey %80');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(focus).toHaveAccessibleName('Odak noktası: yatay %30, dikey %75');
  await details.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Görsel güncellendi')).toBeVisible();
  await details.getByRole('button', { name: 'Kapat' }).click();
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
  // Found by its alternative text, in any spelling.
  await page.goto(`${library}?q=SANTIYEDE`);
  await expect(page.getByRole('button', { name: 'Ayrıntılar: odakli.png' })).toBeVisible();
});

test('a picture in use shows where it is used and cannot be deleted; after replacing it, its slide shows the new one @journey', async ({
  adminPage: page,
}) => {
  const url = await storeImage(page, await imageFile('kullanilan.png'));
  const { id } = await call(page, 'POST', '/admin/hero-sections', { title: 'Kullanan slayt', backgroundImage: url });
  const details = await openDetails(page, 'kullanilan.png');
  await expect(details.getByRole('link', { name: 'Slide: Kullanan slayt' })).toHaveAttribute(
    'href',
    `/admin/hero-sections/${id}/edit`,
  );
  await expect(details.getByText('Kullanılan bir görsel silinemez.')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Görseli sil' })).toHaveCount(0);

  await details.locator('input[type=file]').setInputFiles(await imageFile('yeni.png', undefined, 320, 180));
  await expect(page.getByText('Görsel değiştirildi')).toBeVisible();
  await expect(details.getByText('320 × 180 piksel')).toBeVisible();
  const slide = await call(page, 'GET', `/admin/hero-sections/${id}`);
  expect(slide.backgroundImage).not.toBe(url);
  expect((await page.request.get(String(slide.backgroundImage))).status()).toBe(200);
  expect((await page.request.get(url)).status()).toBe(404);
});

test('unused pictures are deleted one by one or several at once; those in use stay', async ({ adminPage: page }) => {
  const used = await storeImage(page, await imageFile('toplu-kalan.png'));
  await call(page, 'POST', '/admin/hero-sections', { title: 'Toplu', backgroundImage: used });
  for (const name of ['toplu-giden-1.png', 'toplu-giden-2.png']) await storeImage(page, await imageFile(name));
  await page.goto(`${library}?filter=unused&q=toplu`);
  await expect(page.getByRole('button', { name: /^Ayrıntılar: toplu/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Ayrıntılar: toplu-giden-1.png' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Görseli sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Görsel silindi')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ayrıntılar: toplu/ })).toHaveCount(1);
  await page.goto(`${library}?q=toplu`);
  await page.getByRole('checkbox', { name: 'Seç: toplu-kalan.png' }).check();
  await page.getByRole('checkbox', { name: 'Seç: toplu-giden-2.png' }).check();
  await page.getByRole('button', { name: 'Seçilenleri sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('1 görsel kullanıldığı için silinmedi')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ayrıntılar: toplu/ })).toHaveCount(1);
});

test('a picture is deleted for good, past the trash, alone and with others', async ({ adminPage: page }) => {
  const names = ['kalici-1.png', 'kalici-2.png'];
  const urls: string[] = [];
  for (const name of names) urls.push(await storeImage(page, await imageFile(name)));
  const question = page.getByRole('alertdialog');
  const forGood = question.getByRole('checkbox', { name: /^Kalıcı sil/ });
  const details = await openDetails(page, 'kalici-1.png');
  await details.getByRole('button', { name: 'Görseli sil' }).click();
  await forGood.click();
  await question.getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('1 kayıt kalıcı olarak silindi')).toBeVisible();
  await page.goto(`${library}?q=kalici`);
  await page.getByRole('checkbox', { name: 'Seç: kalici-2.png' }).check();
  await page.getByRole('button', { name: 'Seçilenleri sil' }).click();
  // Every question begins with the trash.
  await expect(forGood).not.toBeChecked();
  await forGood.click();
  await question.getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
  for (const url of urls) expect((await page.request.get(url)).status()).toBe(404);
  await page.goto('/admin/trash?q=kalici');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Son işlem' })).toBeHidden();
});

test('alternative texts are edited in the grid, and the dashboard counts the missing ones', async ({
  adminPage: page,
}) => {
  await storeImage(page, await imageFile('izgarada.png'));
  await page.goto('/admin');
  const missing = page.getByRole('link', { name: /görselin alternatif metni eksik/ });
  const count = Number.parseInt(await missing.innerText(), 10);
  await missing.click();
  await expect(page).toHaveURL(/filter=missingAlt/);
  const shown = tile(page, 'izgarada.png');
  await shown.getByLabel('Alternatif metin: izgarada.png').fill('Izgarada pano');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Görsel güncellendi')).toBeVisible();
  await expect(shown.getByText('İngilizce alternatif metin eksik')).toBeVisible();
  const details = await openDetails(page, 'izgarada.png');
  await expect(details.getByLabel('Alternatif metin (Türkçe)')).toHaveValue('Izgarada pano');
  await details.getByLabel('Alternatif metin (İngilizce)').fill('A panel');
  await details.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Görsel güncellendi')).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (count > 1) await expect(missing).toHaveText(new RegExp(`^${count - 1} `));
  else await expect(missing).toHaveCount(0);
});

test('library, details and picker are accessible and fit wide and narrow windows', async ({ adminPage: page }) => {
  await storeImage(page, await imageFile('erisilebilir.png'));
  await page.goto(library);
  const opener = page.getByRole('button', { name: 'Ayrıntılar: erisilebilir.png' });
  await expect(opener).toBeVisible();
  await expectAccessibleInEveryTheme(page);
  await opener.click();
  await expect(page.getByRole('dialog').getByText('300 × 200 piksel')).toBeVisible();
  await expectAccessibleInEveryTheme(page);
  await page.goto('/admin/hero-sections/new');
  await page.getByRole('radio', { name: 'Kütüphaneden seç' }).click();
  await page.getByRole('button', { name: 'Kütüphaneyi aç' }).click();
  await expect(page.getByRole('button', { name: 'Seç: erisilebilir.png' })).toBeVisible();
  await expectAccessibleInEveryTheme(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(narrow);
  const choices = page.getByRole('radio', { name: /^(?:URL|Dosya Yükle|Kütüphaneden seç)$/ });
  const tops = await choices.evaluateAll((all) => all.map((choice) => choice.getBoundingClientRect().top));
  expect(tops, 'in one row').toEqual(Array(3).fill(tops[0]));
});
