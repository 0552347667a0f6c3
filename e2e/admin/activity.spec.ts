import { expect, test } from '../fixtures';
import { call } from './steps';

test('a change reads as a sentence, shows its fields and leads to the record; filters are stored in the URL @journey', async ({
  adminPage: page,
}) => {
  const { id } = await call(page, 'POST', '/admin/services', { title: 'Şalt ölçümü', description: 'Sahada' });
  await call(page, 'PUT', `/admin/services/${id}`, { title: 'Şalt bakımı', description: 'Atölyede' });
  await call(page, 'PUT', `/admin/services/${id}`, { order: 6 });
  await call(page, 'PUT', `/admin/services/${id}/toggle-visible`);
  await page.goto('/admin/activity');
  const entries = page.getByRole('main').getByRole('listitem');
  const updated = entries.filter({ hasText: '“Şalt bakımı” hizmetini güncelledi: Başlık, Açıklama' });
  await expect(updated).toBeVisible();
  await expect(entries.filter({ hasText: '“Şalt bakımı” hizmetini gizledi' })).toBeVisible();
  await updated.getByText('Değişiklikler (2)').click();
  await expect(updated.getByRole('definition').first()).toHaveText(/Önce\s*Şalt ölçümü\s*Sonra\s*Şalt bakımı/);
  const moved = entries.filter({ hasText: '“Şalt bakımı” hizmetini güncelledi: Sıra' });
  await moved.getByText('Değişiklikler (1)').click();
  await expect(moved.getByRole('definition').first()).toHaveText(/Önce\s*1\s*Sonra\s*7/);

  await page.getByLabel('İşlem', { exact: true }).selectOption('Gizleme');
  await expect(page).toHaveURL(/action=hide/);
  // Other tests may have hidden other records.
  await expect(entries.filter({ hasText: '“Şalt bakımı”' })).toHaveCount(1);
  await expect(entries.filter({ hasText: '“Şalt bakımı” hizmetini gizledi' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Ara' }).fill('olmayan kayıt');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('İşlem', { exact: true })).toHaveValue('hide');
  await page.getByRole('button', { name: 'Tümünü göster' }).click();

  await page.getByLabel('Son gün').fill('2020-01-01');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
  await page.getByLabel('Son gün').fill('');
  await updated.getByRole('link', { name: 'Kayda git: Şalt bakımı' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/services/${id}$`));

  await call(page, 'DELETE', `/admin/services/${id}`);
  await page.goto(`/admin/activity?entity=service&entityId=${id}`);
  await expect(entries.filter({ hasText: '“Şalt bakımı” hizmetini çöpe taşıdı' })).toBeVisible();
  await expect(entries).toHaveCount(5);
  await expect(entries.getByRole('link')).toHaveCount(0);
});
