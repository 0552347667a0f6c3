import { expect, test } from '../fixtures';
import { keep, keepDraft, list, live, newService, publish, savedDraft, stored, title } from './draft-steps';
import { breakCall, call, field, openAsColleague, readDraft, textIn, toast, unsaved } from './steps';

test.describe.configure({ mode: 'default' });

const conflict = 'Bu kayıt başka bir yerde değiştirildi';

test('a question that was closed without an answer is asked again, and nothing of others is replaced', async ({
  adminPage: page,
}) => {
  const id = await newService(page, 'Ertelenen soru');
  await keepDraft(page, id, 'Benim adım');
  await call(page, 'PUT', `/admin/services/${id}`, { title: 'Onun adı' });
  const dialog = page.getByRole('dialog', { name: conflict });
  for (const _ of ['first', 'second']) {
    await publish(page).click();
    await expect(dialog.getByText('Onun adı', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(await live(page, id)).toMatchObject({ title: 'Onun adı' });
});

test('a draft that a colleague throws away leaves the text in the form, and Ctrl+S does not publish it', async ({
  adminPage: page,
  browser,
  site,
}) => {
  const id = await newService(page, 'Atılan ortak taslak');
  await keepDraft(page, id, 'Yazdığım ad');
  const other = await openAsColleague(browser, `${site.url}${list}/${id}`);
  await other.getByRole('button', { name: 'Taslağı at' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Taslağı at' }).click();
  await expect(toast(other, 'Taslak çöpe taşındı')).toBeVisible();
  await other.context().close();
  await page.getByLabel('Açıklama').fill('Yazdığım yazı');
  await expect(toast(page, /^Bu taslak başka bir yerde yayımlandı ya da atıldı/)).toBeVisible();
  await expect(unsaved(page)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect.poll(() => stored(page, id)).toEqual({ title: 'Yazdığım ad', description: 'Yazdığım yazı' });
  expect(await live(page, id)).toMatchObject({ title: 'Atılan ortak taslak' });
});

test('a draft that a colleague has kept since is published with what both have typed', async ({ adminPage: page }) => {
  const id = await newService(page, 'Başkası da yazdı');
  await keepDraft(page, id, 'Birlikte');
  await call(page, 'PUT', `/admin/services/${id}/draft?locale=tr`, { values: { description: 'Onun yazısı' } });
  await publish(page).click();
  await expect(page.getByLabel('Açıklama')).toHaveValue('Onun yazısı');
  await publish(page).click();
  await expect(toast(page, 'Hizmet güncellendi')).toBeVisible();
  expect(await live(page, id)).toMatchObject({ title: 'Birlikte', description: 'Onun yazısı' });
});

test('in the draft of a new record nothing of either is lost where both fill in what was empty', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/articles/new');
  await title(page).fill('İkimizin makalesi');
  await keep(page).click();
  await expect(page).toHaveURL(/draft=new-/);
  const path = `/admin/articles/${new URL(page.url()).searchParams.get('draft')}/draft?locale=tr`;
  await call(page, 'PUT', path, { values: { excerpt: 'Onun özeti' } });
  await field(page, 'Özet').fill('Benim özetim');
  const dialog = page.getByRole('dialog', { name: conflict });
  await expect(dialog.getByText('Onun özeti')).toBeVisible();
  await dialog.getByRole('button', { name: 'Benimkini kaydet' }).click();
  await expect.poll(async () => (await call(page, 'GET', path)).values).toMatchObject({ excerpt: 'Benim özetim' });
  await call(page, 'DELETE', path);
});

test('İptal takes back what was typed and leaves the draft', async ({ adminPage: page }) => {
  const slogan = field(page, 'Slogan (Türkçe)');
  await page.goto('/admin/settings');
  await slogan.fill('Taslaktaki slogan');
  await keep(page).click();
  await expect(savedDraft(page)).toBeVisible();
  await slogan.fill('Vazgeçilen slogan');
  await page.getByRole('button', { name: 'İptal' }).click();
  await expect(slogan).toHaveValue('Taslaktaki slogan');
  await page.keyboard.press('Control+s');
  await expect(savedDraft(page)).toBeVisible();
  const path = '/admin/company/0/draft?locale=tr';
  expect((await call(page, 'GET', path)).values).toMatchObject({ slogan: { tr: 'Taslaktaki slogan' } });
  await call(page, 'DELETE', path);
});

test('text that returns to what the draft has is no change any more', async ({ adminPage: page }) => {
  const id = await newService(page, 'Bir harf');
  await keepDraft(page, id, 'Bir harf eksik');
  await title(page).press('End');
  await page.keyboard.type('x');
  await expect(unsaved(page)).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(savedDraft(page)).toBeVisible();
  expect(await readDraft(page, 'services')).toBeNull();
});

test('a draft that cannot be read is not taken for none', async ({ adminPage: page }) => {
  const id = await newService(page, 'Okunamayan taslak');
  await keepDraft(page, id, 'Taslaktaki ad');
  await page.goto(list);
  const release = await breakCall(page, '[^?]*drafts.get');
  release();
  await page.getByRole('article', { name: 'Okunamayan taslak' }).getByRole('link', { name: 'Düzenle' }).click();
  await expect(page.getByText(/^Taslak okunamadı/)).toBeVisible();
  await title(page).fill('Doğrudan');
  await page.keyboard.press('Control+s');
  expect(await live(page, id)).toMatchObject({ title: 'Okunamayan taslak' });
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(publish(page)).toBeVisible();
  await expect(title(page)).toHaveValue('Doğrudan');
});

test('Turkish alone is published where the English is rejected, and the English text stays', async ({
  adminPage: page,
}) => {
  const id = await newService(page, 'Yalnız Türkçe');
  const path = `/admin/services/${id}`;
  await call(page, 'PUT', `${path}/translations/en`, { title: 'Turkish only', description: 'Short text' });
  await page.goto(`${path}?languages=both`);
  const turkish = textIn(page, 'Başlık', 'Türkçe');
  await expect(textIn(page, 'Başlık', 'İngilizce')).toHaveValue('Turkish only');
  await turkish.fill('Yeni Türkçe');
  await keep(page).click();
  await expect(savedDraft(page)).toBeVisible();
  await textIn(page, 'Açıklama', 'İngilizce').fill('Typed and not lost');
  await textIn(page, 'Başlık', 'İngilizce').fill('');
  await publish(page).click();
  await page.getByRole('button', { name: 'Yalnız Türkçeyi yayınla' }).click();
  await expect(toast(page, 'Hizmet güncellendi')).toBeVisible();
  expect(await live(page, id)).toMatchObject({ title: 'Yeni Türkçe' });
  await expect(textIn(page, 'Açıklama', 'İngilizce')).toHaveValue('Typed and not lost');
  expect(await call(page, 'GET', `${path}/translations/en`)).toMatchObject({ title: 'Turkish only' });
});

test('of the sections of a page only those that both have changed are asked about, in words', async ({
  adminPage: page,
}) => {
  const text = (id: number, heading: string) => ({ kind: 'text', id, title: heading, html: '<p>Yazı</p>' });
  const blocks = [text(1, 'Birinci'), text(2, 'İkinci')];
  const { id } = await call(page, 'POST', '/admin/pages', {
    title: 'Ortak',
    slug: 'ortak',
    content: '<p>x</p>',
    blocks,
  });
  const draft = `/admin/pages/${id}/draft?locale=tr`;
  await page.goto(`/admin/pages/${id}/edit`);
  await title(page).fill('Ortak sayfa');
  await keep(page).click();
  await expect(savedDraft(page)).toBeVisible();
  await call(page, 'PUT', draft, { values: { blocks: [text(1, 'Birinci'), text(2, 'Onun ikincisi')] } });
  await page.getByRole('article', { name: 'Metin' }).first().getByRole('button', { name: 'Düzenle' }).click();
  const heading = field(page, 'Bölüm başlığı');
  await heading.fill('Benim birincim');
  await expect
    .poll(async () => (await call(page, 'GET', draft)).values)
    .toMatchObject({ blocks: [{ title: 'Benim birincim' }, { title: 'Onun ikincisi' }] });
  await call(page, 'PUT', draft, { values: { blocks: [text(1, 'Onun birincisi'), text(2, 'Onun ikincisi')] } });
  await heading.fill('Yine benim');
  const dialog = page.getByRole('dialog', { name: conflict });
  await expect(dialog.getByRole('definition')).toHaveText(['Yine benim Yazı', 'Onun birincisi Yazı']);
});
