import { expectAccessible } from '../accessibility';
import { expect, test } from '../fixtures';
import { call, field, toast } from './steps';

test('deleted records are read, several chosen ones come back, and one goes for good', async ({ adminPage: page }) => {
  const { id: keywordId } = await call(page, 'POST', '/admin/keywords', { keyword: 'Çöpteki kelime' });
  const content = '<h2>Giriş</h2><p>Silinen metnin ilk cümlesi.</p>';
  const { id: pageId } = await call(page, 'POST', '/admin/pages', { title: 'Çöpteki sayfa', slug: 'copteki', content });
  const { id: serviceId } = await call(page, 'POST', '/admin/services', { title: 'Çöpteki hizmet', description: 'x' });
  await call(page, 'DELETE', `/admin/keywords/${keywordId}`);
  await call(page, 'DELETE', `/admin/pages/${pageId}`);
  await call(page, 'DELETE', `/admin/services/${serviceId}`);

  await page.goto('/admin/trash?q=çöpteki');
  // What there is only one of, such as the company, is no choice.
  await expect(page.getByLabel('Kayıt türü').locator('option')).toHaveCount(13);
  await page.getByRole('button', { name: 'Oku: Çöpteki sayfa' }).click();
  const preview = page.getByRole('dialog', { name: 'Sayfa: Çöpteki sayfa' });
  await expect(preview).toContainText('Silinmiş kayıt, yalnızca okunur.');
  await expect(preview.getByRole('definition').filter({ hasText: 'Silinen metnin ilk cümlesi.' })).toBeVisible();
  await preview.getByRole('button', { name: 'Kapat' }).click();

  await page.getByRole('button', { name: 'Kalıcı sil: Çöpteki hizmet' }).click();
  const question = page.getByRole('alertdialog', { name: '1 kayıt kalıcı olarak silinsin mi? Bu geri alınamaz.' });
  await expect(question).toContainText('Çöpteki hizmet');
  await question.getByRole('button', { name: 'Kalıcı sil' }).click();
  await expect(toast(page, '1 kayıt kalıcı olarak silindi')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Çöpteki hizmet' })).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Seç: Çöpteki kelime' }).click();
  await page.getByRole('checkbox', { name: 'Seç: Çöpteki sayfa' }).click();
  const bar = page.getByRole('region', { name: 'Seçili kayıtlar' });
  await expect(bar).toContainText('2 kayıt seçildi');
  await bar.getByRole('button', { name: 'Geri al' }).click();
  await expect(toast(page, '2 kayıt geri alındı')).toBeVisible();
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();

  expect(await call(page, 'GET', `/admin/pages/${pageId}`)).toMatchObject({ title: 'Çöpteki sayfa' });
  await call(page, 'DELETE', `/admin/pages/${pageId}`);
  await call(page, 'DELETE', `/admin/keywords/${keywordId}`);
});

test('who has the address by now is a press away, and what needs a decision is asked one after the other', async ({
  adminPage: page,
}) => {
  const content = '<p>Metin</p>';
  const paths: string[] = [];
  for (const slug of ['adres-bir', 'adres-iki']) {
    const english = { title: slug, slug: `${slug}-en`, content };
    const { id } = await call(page, 'POST', '/admin/pages', { title: `Silinen ${slug}`, slug, content });
    await call(page, 'PUT', `/admin/pages/${id}/translations/en`, english);
    await call(page, 'DELETE', `/admin/pages/${id}`);
    const holder = await call(page, 'POST', '/admin/pages', { title: `Yeni ${slug}`, slug, content });
    if (slug === 'adres-bir') await call(page, 'PUT', `/admin/pages/${holder.id}/translations/en`, english);
    paths.push(`/admin/pages/${id}`, `/admin/pages/${holder.id}`);
  }
  await page.goto('/admin/trash?q=silinen adres');
  await page.getByRole('button', { name: 'Geri al: Silinen adres-iki' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('link', { name: 'Adresi kullanan kaydı aç: Yeni adres-iki' }).click();
  await expect(page).toHaveURL(`${paths[3]}/edit`);
  await expect(field(page, 'Başlık')).toHaveValue('Yeni adres-iki');
  await expect(question).toHaveCount(0);

  await page.goBack();
  for (const slug of ['bir', 'iki']) await page.getByRole('checkbox', { name: `Seç: Silinen adres-${slug}` }).click();
  await page.getByRole('region', { name: 'Seçili kayıtlar' }).getByRole('button', { name: 'Geri al' }).click();
  const address = question.getByRole('textbox', { name: 'Sayfa adresi', exact: true });
  const restore = question.getByRole('button', { name: 'Geri al' });
  await expect(address).toHaveValue('adres-bir-2');
  await address.fill('Adres Bir');
  await restore.click();
  await expect(question.getByText('Slug sadece küçük harf, rakam ve tire içerebilir')).toBeVisible();
  await expect(address).toHaveValue('Adres Bir');
  await expectAccessible(page);
  await address.fill('adres-bir-eski');
  await restore.click();
  // The same record has lost its English address, too: both decisions go together.
  const englishAddress = question.getByRole('textbox', { name: 'İngilizce sayfa adresi' });
  await expect(englishAddress).toHaveValue('adres-bir-en-2');
  await expectAccessible(page);
  await englishAddress.fill('old-address');
  await restore.click();
  await expect(address).toHaveValue('adres-iki-2');
  await restore.click();
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
  expect(await call(page, 'GET', paths[0] ?? '')).toMatchObject({ slug: 'adres-bir-eski' });
  expect(await call(page, 'GET', `${paths[0]}/translations/en`)).toMatchObject({ slug: 'old-address' });
  for (const path of paths) await call(page, 'DELETE', path);
});
