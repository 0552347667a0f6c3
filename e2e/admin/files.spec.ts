import { fileURLToPath } from 'node:url';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../fixtures';
import { store } from './project-steps';
import { call, expectNothingCutOff, field, uploadList } from './steps';

const pdf = [
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
  '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
  '3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj',
  'trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
].join('\n');
const file = { name: 'katalog son hali.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) };

test('a catalogue is uploaded, linked in an article, and saved by a visitor under its title', async ({
  adminPage: page,
}) => {
  // Library, form and article in one journey: a busy machine needs its time for it.
  test.slow();
  await page.goto('/admin/media');
  await expect(page.getByRole('button', { name: 'Dosya seçin ya da buraya sürükleyin' })).toBeVisible();
  const fake = { ...file, name: 'sahte.pdf', buffer: Buffer.from('<script>alert(1)</script>') };
  const notes = { name: 'notlar.txt', mimeType: 'text/plain', buffer: Buffer.from('Notlar') };
  await page.locator('main input[type=file]').setInputFiles([fake, notes, file]);
  await expect(uploadList(page).getByText(/^PDF ya da video \(MP4, WebM\) yüklenebilir/)).toHaveCount(2);
  await expect(uploadList(page).getByText('Dosya yüklendi')).toBeVisible();
  await uploadList(page).getByRole('button', { name: 'Yüklemeleri kapat' }).click();
  await page.goto('/admin/media?filter=files');
  await page.getByRole('button', { name: `Ayrıntılar: ${file.name}` }).click();
  const details = page.getByRole('dialog');
  await details.getByLabel('Başlık (Türkçe)').fill('Ürün kataloğu 2026');
  await details.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Dosya güncellendi')).toBeVisible();
  await expectAccessible(page);
  const url = await details.getByText(/^\/uploads\/files\//).innerText();

  const { id } = await call(page, 'POST', '/admin/articles', {
    title: 'Katalog çıktı',
    slug: 'katalog-cikti',
    content: '<p>Katalog</p>',
    publishedAt: '2024-05-01T09:00:00.000Z',
  });
  await page.goto(`/admin/articles/${id}`);
  await field(page, 'İçerik').click();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Bağlantı', exact: true }).click();
  await page.getByLabel('Bağlantı adresi').fill(url);
  await page.getByRole('button', { name: 'Uygula' }).click();
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect.poll(async () => (await call(page, 'GET', `/admin/articles/${id}`)).content).toContain(url);

  await page.goto('/articles/katalog-cikti');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Katalog (PDF, 1 kB)' }).click();
  expect((await saved).suggestedFilename()).toBe('Ürün kataloğu 2026.pdf');
  await expect(page).toHaveURL('/articles/katalog-cikti');

  await call(page, 'DELETE', `/admin/articles/${id}`);
  await page.goto(`/admin/media?q=katalog`);
  await page.getByRole('button', { name: 'Ayrıntılar: Ürün kataloğu 2026' }).click();
  await details.getByRole('button', { name: 'Dosyayı sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Dosya silindi')).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(404);
});

const film = fileURLToPath(new URL('film.webm', import.meta.url));

test('the owner picks a video of the library for a project, and one press of a visitor plays it from this site @phone', async ({
  adminPage: page,
}) => {
  // Form, site and library in one journey: a busy machine needs its time for it.
  test.slow();
  const { id } = await store(page, 'Filmli proje', { slug: 'filmli-proje', image: '/art/project-trafo.svg' });
  await page.goto(`/admin/projects/${id}/edit`);
  await page.getByText('Künye: yıl, müşteri, güç, video').click();
  await page.getByRole('button', { name: 'Kütüphaneden video seç' }).click();
  const picker = page.getByRole('dialog', { name: 'Kütüphaneden video seç' });
  await picker.locator('input[type=file]').setInputFiles(film);
  const choice = picker.getByRole('button', { name: 'Seç: film.webm' });
  await expect(choice).toBeVisible();
  await expectNothingCutOff(picker);
  await choice.click();
  await expect(field(page, 'Video')).toHaveValue(/^\/uploads\/files\/[\da-f]{32}\.webm$/);
  const url = await field(page, 'Video').inputValue();
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page).toHaveURL('/admin/projects');

  const sent: number[] = [];
  page.on('response', (response) => response.url().endsWith(url) && sent.push(response.status()));
  await page.goto('/proje/filmli-proje');
  const video = page.locator('video');
  await video.scrollIntoViewIfNeeded();
  await expect(video).toHaveJSProperty('readyState', 0);
  expect(sent).toEqual([]);
  // Anywhere on the picture will do, not only the small button of the browser.
  const cover = page.getByRole('button', { name: 'Videoyu oynat' });
  await cover.click({ position: { x: 24, y: 24 } });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  await expect(cover).toBeHidden();
  expect(new Set(sent)).toEqual(new Set([206]));

  await call(page, 'DELETE', `/admin/projects/${id}`);
  await page.goto('/admin/media?q=film.webm');
  await page.getByRole('button', { name: 'Ayrıntılar: film.webm' }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Hiçbir yerde kullanılmıyor.')).toBeVisible();
  await expectNothingCutOff(details);
  await details.getByRole('button', { name: 'Dosyayı sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Dosya silindi')).toBeVisible();
});
