import { watchProblems } from '../accessibility';
import { expect, holdRequests, test } from '../fixtures';
import { card, field, imageFile, storeImage } from './steps';

test('a picture chosen from the library is shown on the home page in sizes for every screen', async ({
  adminPage: page,
}) => {
  // Encoding waits for its place on a busy machine.
  test.slow();
  await page.goto('/admin/hero-sections/new');
  await field(page, 'Başlık').fill('Kütüphaneden slayt');
  await page.getByRole('radio', { name: 'Kütüphaneden seç' }).click();
  await page.getByRole('button', { name: 'Kütüphaneyi aç' }).click();
  const picker = page.getByRole('dialog', { name: 'Kütüphaneden görsel seç' });
  await picker.locator('input[type=file]').setInputFiles(await imageFile('secilen.png', undefined, 900, 500));
  await expect(picker.getByText('Resim başarıyla yüklendi')).toBeVisible();
  await picker.getByRole('searchbox').fill('SEÇİLEN');
  await picker.getByRole('button', { name: 'Seç: secilen.png' }).click();
  await expect(picker).toBeHidden();
  await page.getByRole('radio', { name: 'URL' }).click();
  const url = await field(page, 'Arka plan görseli').inputValue();
  expect(url).toMatch(/^\/uploads\//);
  await page.getByRole('checkbox', { name: 'Aktif' }).check();
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(card(page, 'Kütüphaneden slayt')).toBeVisible();
  await page.getByRole('link', { name: 'Görseller', exact: true }).click();
  await page.getByRole('button', { name: 'Ayrıntılar: secilen.png' }).click();
  const details = page.getByRole('dialog', { name: 'secilen.png' });
  await details.getByLabel('Alternatif metin (Türkçe)').fill('Seçilen pano');
  await details.getByRole('button', { name: /^Odak noktası/ }).press('ArrowLeft');
  await details.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Görsel güncellendi')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`${url}?w=400`)).headers()['cache-control'], { timeout: 100_000 })
    .toContain('immutable');

  const problems = watchProblems(page);
  await page.goto('/');
  const slides: { title: string }[] = (await (await page.request.get('/api/v1/hero-sections')).json()).data;
  const place = slides.findIndex(({ title }) => title === 'Kütüphaneden slayt');
  await page.locator('.hero .breaker-dots button').nth(place).click();
  const image = page.locator(`.hero img[src="${url}"]`);
  await expect(image).toHaveAttribute(
    'srcset',
    [400, 800, 900].map((width) => `${url}?w=${width} ${width}w`).join(', '),
  );
  await expect(image).toHaveAttribute('width', '900');
  await expect(image).toHaveAttribute('height', '500');
  await expect(image).toHaveAttribute('alt', 'Seçilen pano');
  await expect(image).toHaveCSS('object-position', '45% 50%');
  const shown = () => image.evaluate((element: HTMLImageElement) => element.currentSrc);
  await expect.poll(shown).toContain('?w=900');
  const response = await page.request.get(await shown(), { headers: { accept: 'image/avif,image/webp,*/*' } });
  expect(response.headers()['content-type']).toBe('image/avif');
  expect(problems).toEqual([]);
});

test('the drop zone shows the accepted files and the progress; a picture of the library can be put into a text', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/hero-sections/new');
  await page.getByRole('radio', { name: 'Dosya Yükle' }).click();
  await expect(page.getByText('PNG, JPG, GIF, WebP (Max 10MB)')).toBeVisible();
  const input = page.locator('main input[type=file]');
  await expect(input).toHaveAttribute('accept', 'image/*');
  const release = await holdRequests(page, '**/api/v1/upload/image');
  await input.setInputFiles(await imageFile('alan.png'));
  await expect(page.getByText('Yükleniyor...', { exact: true })).toBeVisible();
  await expect(input).toBeDisabled();
  release();
  await expect(page.getByText('Resim başarıyla yüklendi')).toBeVisible();
  const shown = page.getByRole('img', { name: 'Arka plan görseli önizlemesi' });
  await expect(shown).toHaveAttribute('src', /^\/uploads\//);

  await field(page, 'Alt Başlık').click();
  await page.getByRole('button', { name: 'Görsel', exact: true }).first().click();
  await page.getByRole('button', { name: 'Kütüphaneden seç' }).click();
  const picker = page.getByRole('dialog', { name: 'Kütüphaneden görsel seç' });
  await picker.getByRole('button', { name: 'Seç: alan.png' }).click();
  const taken = field(page, 'Alt Başlık').locator('img[width="300"]');
  await expect(taken).toHaveAttribute('src', /^\/uploads\//);
  // The library stands above the panel, which closes with the choice; what the picture shows is asked below the text.
  const asked = page.getByLabel('Eklediğiniz görselde ne görünüyor?');
  await expect(asked).toBeInViewport();
  await asked.fill('Atölyede alan ölçümü');
  await asked.press('Enter');
  await expect(taken).toHaveAttribute('alt', 'Atölyede alan ölçümü');
  await expect(asked).toHaveCount(0);
});

test('upload is the first way to a picture and the address the last, in every form with pictures', async ({
  adminPage: page,
}) => {
  for (const form of ['/admin/projects/new', '/admin/articles/new', '/admin/brands/new', '/admin/hero-sections/new']) {
    await page.goto(form);
    const ways = page.getByRole('radio', { name: /^(?:URL|Dosya Yükle|Kütüphaneden seç)$/ });
    await expect(ways.first()).toBeVisible();
    const texts = await ways.allTextContents();
    expect(texts.slice(0, 3)).toEqual(['Dosya Yükle', 'Kütüphaneden seç', 'URL']);
    expect(texts.slice(-3)).toEqual(['Dosya Yükle', 'Kütüphaneden seç', 'URL']);
  }
});

test('the library opens above the panel of the editor and takes a click', async ({ adminPage: page }) => {
  await storeImage(page, await imageFile('ustte.png'));
  await page.goto('/admin/pages/new');
  await field(page, 'İçerik').click();
  await page.getByRole('button', { name: 'Görsel', exact: true }).click();
  await page.getByRole('button', { name: 'Kütüphaneden seç' }).click();
  const picker = page.getByRole('dialog', { name: 'Kütüphaneden görsel seç' });
  await expect(picker.getByRole('button', { name: 'Seç: ustte.png' })).toBeVisible();
  const onTop = await picker.evaluate((dialog) => {
    const { left, top, width, height } = dialog.getBoundingClientRect();
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    return steps.every((x) =>
      steps.every((y) => dialog.contains(document.elementFromPoint(left + width * x, top + height * y))),
    );
  });
  expect(onTop).toBe(true);
});
test('a slide begins with the address of its picture; a pasted file is uploaded and turns the way, copied text is not', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/hero-sections/new');
  const way = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(way('URL')).toBeChecked();
  const address = field(page, 'Arka plan görseli');
  await address.fill('/art/hero-sarj.svg');
  const bytes = [...(await imageFile('pano.png', [20, 90, 160])).buffer];
  const paste = (type: 'paste' | 'drop', text: string | null) =>
    address.evaluate(
      (input, { type, bytes, text }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'pano.png', { type: 'image/png' }));
        if (text) data.setData('text/plain', text);
        const init = { bubbles: true, cancelable: true };
        input.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: data })
            : new DragEvent('drop', { ...init, dataTransfer: data }),
        );
      },
      { type, bytes, text },
    );
  await paste('paste', 'A1');
  await expect(way('URL')).toBeChecked();
  for (const type of ['paste', 'drop'] as const) {
    await paste(type, null);
    await expect(way('Dosya Yükle')).toBeChecked();
    await expect(page.getByText('Resim başarıyla yüklendi')).not.toHaveCount(0);
    await way('URL').click();
    await expect(address).toHaveValue(/^\/uploads\//);
    await address.fill('');
  }
});
