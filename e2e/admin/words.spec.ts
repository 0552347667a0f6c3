import { expect, test, useServer } from '../fixtures';
import { call, field, pressUntil } from './steps';

useServer({ serverEnv: { SAMPLE_CONTENT: 'false' } });

const firsts = [
  ['/admin/services', 'İlk hizmeti ekle', 'Add the first service'],
  ['/admin/articles', 'İlk makaleyi ekle', 'Add the first article'],
  ['/admin/hero-sections', 'İlk slide’ı ekle', 'Add the first slide'],
  ['/admin/categories', 'İlk kategoriyi ekle', 'Add the first category'],
  ['/admin/projects', 'İlk projeyi ekle', 'Add the first project'],
  ['/admin/brands', 'İlk markayı ekle', 'Add the first brand'],
  ['/admin/pages', 'İlk sayfayı ekle', 'Add the first page'],
] as const;

test('an empty list names what its button adds, in both languages', async ({ adminPage: page }) => {
  for (const [path, turkish] of firsts) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: turkish })).toBeVisible();
  }
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
  for (const [path, , english] of firsts) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: english })).toBeVisible();
  }
});

test('technical fields are explained, and a missing text is asked for plainly', async ({ adminPage: page }) => {
  for (const path of ['/admin/articles/new', '/admin/categories/new', '/admin/projects/new', '/admin/pages/new']) {
    await page.goto(path);
    await expect(field(page, 'Slug')).toHaveAccessibleDescription(/^Sayfa adresi/);
  }
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(page.getByText('Başlığı yazın')).toBeVisible();

  await page.goto('/admin/hero-sections/new');
  await expect(field(page, 'CTA metni')).toHaveAccessibleDescription('Düğmenin yazısı');
  await expect(field(page, 'CTA linki')).toHaveAccessibleDescription(/^Düğme nereye gitsin\?/);

  await call(page, 'POST', '/admin/categories', { name: 'Pano', slug: 'pano' });
  await page.goto('/admin/categories/new');
  await field(page, 'Kategori adı').fill('Pano');
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(page.getByText('Bu adresi başka bir kategori kullanıyor').first()).toBeVisible();

  await page.goto('/admin/media');
  await expect(page.getByText('kopyaladığınız bir görseli Ctrl+V ile yapıştırabilirsiniz')).toBeVisible();
});

test('a photo that moves says from where to where, and its deletion names it', async ({ adminPage: page }) => {
  const { id: categoryId } = await call(page, 'POST', '/admin/categories', { name: 'Trafo', slug: 'trafo' });
  const project = { title: 'Trafo', categoryId, content: '<p>x</p>' };
  const { id } = await call(page, 'POST', '/admin/projects', project);
  for (const [order, imageUrl] of ['/art/project-trafo.svg', '/art/project-depo.svg'].entries()) {
    await call(page, 'POST', `/project/${id}/images`, { imageUrl, order });
  }
  await page.goto(`/admin/projects/${id}/edit`);
  await page.getByRole('button', { name: 'Sürükleyerek taşı, sıra 1' }).focus();
  await page.keyboard.press('Space');
  await pressUntil('ArrowRight', page.getByText('1. fotoğraf 2. sıraya taşındı'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Resmi sil, sıra 2' }).click();
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription('2. fotoğraf');
});

test('the button beside a password says what it shows', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Şifre').fill('gizli');
  await page.getByRole('button', { name: 'Şifreyi göster' }).click();
  await expect(page.getByLabel('Şifre')).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Şifreyi gizle' })).toBeVisible();
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByText('E-postanızı ve şifrenizi yazın')).toBeVisible();
});
