import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { expect, signedIn, test } from '../fixtures';
import { call, card, imageFile, toast } from './steps';

const list = '/admin/services?q=damga';
const filter = (page: Page) => page.getByRole('combobox', { name: 'İngilizce süzgeci' });

/** Three services that a search finds: without English, with English that is current, and with English that is not. */
async function addServices(page: Page): Promise<number[]> {
  const ids = [];
  for (const title of ['Damga bir', 'Damga iki', 'Damga üç']) {
    ids.push((await call(page, 'POST', '/admin/services', { title, description: 'Metin' })).id);
  }
  for (const id of ids.slice(1)) {
    const path = `/admin/services/${id}/translations/en`;
    await call(page, 'PUT', path, { title: `Stamp ${id}`, description: 'Text' });
  }
  await call(page, 'PUT', `/admin/services/${ids[2]}`, { description: 'Yeni metin' });
  return ids;
}

test('a list marks what has English and can be narrowed by that @phone', async ({ adminPage: page }) => {
  const ids = await addServices(page);
  const [missing, current, outdated] = ['Damga bir', 'Damga iki', 'Damga üç'].map((name) => card(page, name));
  if (!missing || !current || !outdated) throw new Error('A card has no name');
  const extra: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('lifecycle.states')) extra.push(request.url());
  });
  await page.goto(list);
  await expect(missing.getByTitle('İngilizce yok')).toBeVisible();
  await expect(current.getByTitle('İngilizce güncel')).toContainText('EN');
  await expect(outdated.getByTitle('İngilizce eski (1 alan)')).toBeVisible();
  // The states come with the list.
  expect(extra).toEqual([]);
  await expectAccessible(page);

  await filter(page).selectOption({ label: 'İngilizcesi eskiyenler' });
  await expect(page).toHaveURL(`${list}&english=outdated`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(filter(page)).toHaveValue('outdated');
  await expect(outdated).toBeVisible();

  // What a filter leaves out is not among all that are chosen.
  await filter(page).selectOption({ label: 'İngilizcesi olmayanlar' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await missing.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Gizle', exact: true }).click();
  await expect(toast(page, '1 kayıt güncellendi')).toBeVisible();
  await filter(page).selectOption({ label: 'İngilizce: tümü' });
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').getByRole('switch', { checked: true })).toHaveCount(2);

  // A save of English is seen in the list that it leads back to.
  await missing.getByRole('link', { name: 'Düzenle' }).click();
  await expect(page).toHaveURL(`/admin/services/${ids[0]}`);
  await call(page, 'PUT', `/admin/services/${ids[0]}/translations/en`, { title: 'Stamp', description: 'Text' });
  await page.goBack();
  await expect(missing.getByTitle('İngilizce güncel')).toBeVisible();
  for (const id of ids) await call(page, 'DELETE', `/admin/services/${id}`);
});

test('nothing speaks of English while the site has none', async ({ adminPage: page }) => {
  await call(page, 'PUT', '/admin/settings/company', { english: false });
  await page.goto('/admin/services?english=missing');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(filter(page)).toHaveCount(0);
  const english = page.getByText(/İngilizce|^EN$/);
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(english).toHaveCount(0);
  // Where both languages stand beside each other there is one text.
  const dialog = page.getByRole('dialog');
  await page.goto('/admin/menus');
  await page
    .getByRole('button', { name: /bağlantısının yazısını değiştir$/ })
    .first()
    .click();
  await expect(dialog.getByRole('textbox', { name: 'Yazı', exact: true })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  const headers = { authorization: `Bearer ${(await signedIn(page)).token}` };
  const image = await imageFile('tek-dil.png');
  await page.request.post('/api/v1/upload/image', { headers, multipart: { image } });
  await page.goto('/admin/media');
  await page.getByRole('button', { name: 'Ayrıntılar: tek-dil.png' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Alternatif metin', exact: true })).toBeVisible();
  await expect(english).toHaveCount(0);
  await call(page, 'PUT', '/admin/settings/company', { english: true });
});
