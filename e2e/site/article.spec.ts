import { expect, open, test } from './site-test';

test('an article shows its date, category, picture and text, and leads back to the list', async ({ page, api }) => {
  const articles = await api.list('/articles');
  const article = articles.find(({ slug }) => slug === 'pano-ne-zaman-yenilenir');
  await open(page, '/articles/pano-ne-zaman-yenilenir');
  await expect(page.locator('h1')).toHaveText('Pano ne zaman yenilenir? Sahadan yedi işaret');
  const time = page.locator('main time').first();
  await expect(time).toHaveAttribute('datetime', String(article?.publishedAt));
  await expect(time).toHaveText(
    /^\d{1,2} (Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık) \d{4}$/,
  );
  await expect(page.locator('main .prose p').first()).toBeVisible();
  await page.getByRole('link', { name: 'Makalelere dön' }).click();
  await expect(page).toHaveURL(/\/articles$/);
  await expect(page.locator('h1')).toHaveText('Makaleler');
});

test('the list of articles has pages of twelve, each with an address of its own', async ({ page, api }) => {
  const published = (await api.list('/articles?limit=100')).length;
  const made = [];
  for (let number = 1; number <= 8; number++) {
    made.push(
      await api.post('/admin/articles', {
        title: `Eski yazı ${number}`,
        slug: `eski-yazi-${number}`,
        content: '<p>x</p>',
        publishedAt: `2020-01-0${number}T10:00:00Z`,
      }),
    );
  }
  try {
    await open(page, '/articles');
    await expect(page.locator('main a.card')).toHaveCount(12);
    await page.getByRole('link', { name: 'Daha eski' }).click();
    await expect(page).toHaveURL(/\/articles\?page=2$/);
    await expect(page.locator('main a.card')).toHaveCount(published + 8 - 12);
    await expect(page.getByRole('link', { name: '2. sayfa' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Daha yeni' }).click();
    await expect(page).toHaveURL(/\/articles$/);
  } finally {
    for (const { id } of made) await api.remove(`/admin/articles/${id}`);
  }
});

test('a text page shows what was written for it', async ({ read, api }) => {
  const stored = await api.post('/admin/pages', {
    title: 'Garanti',
    slug: 'garanti',
    content: '<h2>Süre</h2><p>İki yıl.</p>',
  });
  try {
    const { page } = await read('/sayfa/garanti');
    await expect(page.locator('h1')).toHaveText('Garanti');
    await expect(page.locator('main h2')).toHaveText('Süre');
    await expect(page.locator('main')).toContainText('İki yıl.');
  } finally {
    await api.remove(`/admin/pages/${stored.id}`);
  }
});
