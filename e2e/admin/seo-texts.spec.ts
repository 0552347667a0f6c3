// The texts for search engines of articles, categories and pages, in their forms.
import { adminEnglishPath, adminRecordPath } from '@pano/api/addresses';
import { expect, test } from '../fixtures';
import { call, field, toast } from './steps';

const forms = [
  {
    kind: 'article',
    path: '/admin/articles',
    data: { title: 'Pano', slug: 'arama-pano', content: '<p>Metin</p>' },
    shown: '/articles',
  },
  { kind: 'category', path: '/admin/categories', data: { name: 'Pano', slug: 'arama-pano' }, shown: '/category' },
  {
    kind: 'page',
    path: '/admin/pages',
    data: { title: 'Pano', slug: 'arama-pano', content: '<p>Metin</p>' },
    shown: '/sayfa',
  },
] as const;

for (const { kind, path, data, shown } of forms) {
  test(`${path}: folded until wanted, with a counter and the search result while it is typed`, async ({
    adminPage: page,
  }) => {
    const record = await call(page, 'POST', path, data);
    const address = `${path}/${record.id}`;
    const form = adminRecordPath(kind, record.id);
    try {
      await page.goto(form);
      const section = page.getByRole('group').filter({ hasText: 'Arama sonuçları ve paylaşım' });
      await expect(field(page, 'SEO başlığı')).toHaveCount(0);
      await section.getByText('Arama sonuçları ve paylaşım').click();
      await expect(section).toContainText(`› ${shown.slice(1)} › arama-pano`);
      await expect(section).toContainText('Pano');
      await field(page, 'SEO başlığı').fill('Bursa pano yenileme');
      await field(page, 'SEO açıklaması').fill('x'.repeat(155));
      await expect(section).toContainText('155');
      await expect(section.getByText('Bursa pano yenileme')).toBeVisible();
      await expect(section.getByRole('paragraph').filter({ hasText: 'x'.repeat(155) })).toBeVisible();
      await page.getByRole('button', { name: 'Güncelle' }).click();
      await expect(toast(page, /güncellendi$/)).toBeVisible();
      expect(await call(page, 'GET', `${address}/details`)).toMatchObject({
        seoTitle: 'Bursa pano yenileme',
        seoDescription: 'x'.repeat(155),
      });
      await page.goto(form);
      await expect(field(page, 'SEO başlığı')).toHaveValue('Bursa pano yenileme');
      await expect(field(page, 'SEO başlığı')).toBeVisible();
      await page.goto(adminEnglishPath(kind, record.id));
      await expect(page.getByText('155/160', { exact: true })).toHaveCount(1);
      await expect(page.getByText('0/160', { exact: true })).toHaveCount(1);
    } finally {
      await call(page, 'DELETE', address);
    }
  });
}

test('search visibility leads to the description of a page, which then counts', async ({ adminPage: page }) => {
  const { id } = await call(page, 'POST', '/admin/pages', { title: 'Garanti süresi', slug: 'garanti-suresi' });
  try {
    // Findings of one kind are listed together once there are several.
    const link = page.locator(`a[href="/admin/pages/${id}/edit#seoDescription"]`);
    await page.goto('/admin/search-health');
    await link.click();
    await expect(page).toHaveURL(`/admin/pages/${id}/edit#seoDescription`);
    await expect(field(page, 'SEO açıklaması')).toBeFocused();
    await field(page, 'SEO açıklaması').fill('Panolarda iki, trafolarda beş yıl.');
    await page.getByRole('button', { name: 'Güncelle' }).click();
    await expect(toast(page, 'Sayfa güncellendi')).toBeVisible();
    await page.goto('/admin/search-health');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Düzelt: / }).first()).toBeVisible();
    await expect(link).toHaveCount(0);
  } finally {
    await call(page, 'DELETE', `/admin/pages/${id}`);
  }
});
