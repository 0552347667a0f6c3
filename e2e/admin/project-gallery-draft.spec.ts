import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { keep, publish, savedDraft } from './draft-steps';
import { addImage, fillProject, gallery, list, store } from './project-steps';
import { call, field, imageFile, toast } from './steps';

const [trafo, depo, cephe] = ['trafo', 'depo', 'cephe'].map((name) => `/art/project-${name}.svg`);
const inDraft = (page: Page) => page.getByText('taslakta durur; “Yayınla” deyince yayına girer');
const atOnce = (page: Page) => page.getByText('Ekleme, silme ve sıralama hemen kaydedilir.');
const shown = (page: Page) => page.frameLocator('iframe[title="Önizleme"]');
const readSources = (page: Page) =>
  gallery(page)
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
const values = async (page: Page, record: number | string) =>
  (await call(page, 'GET', `/admin/projects/${record}/draft?locale=tr`)).values;

type Image = { id: number; imageUrl: string };

/** The pictures that visitors get. */
async function readLive(page: Page, id: number): Promise<Image[]> {
  const response = await page.request.get(`/api/v1/projects/${id}`);
  return (await response.json()).data.images;
}
const urls = (images: Image[]) => images.map(({ imageUrl }) => imageUrl);

/** A project with two pictures whose form is open with a draft of its place. */
async function startDraft(page: Page, title: string) {
  const { id, slug } = await store(page, title);
  for (const [index, imageUrl] of [trafo, depo].entries()) {
    await call(page, 'POST', `/project/${id}/images`, { imageUrl, order: index + 1 });
  }
  await page.goto(`${list}/${id}/edit`);
  await expect(atOnce(page)).toBeVisible();
  await expect.poll(() => readSources(page)).toEqual([trafo, depo]);
  await field(page, 'Konum').fill('Gemlik');
  await keep(page).click();
  await expect(savedDraft(page)).toBeVisible();
  await expect(inDraft(page)).toBeVisible();
  expect(await values(page, id)).toEqual({ location: 'Gemlik' });
  return { id, slug };
}

test('pictures wait in a draft: its preview and its link show them, visitors get them once it is published @phone', async ({
  adminPage: page,
  browser,
  read,
  site,
}, { project }) => {
  test.slow();
  const { id, slug } = await startDraft(page, `Galerisi bekleyen ${project.name}`);
  const before = await readLive(page, id);
  await addImage(page, cephe ?? '');
  await gallery(page).nth(2).getByRole('button', { name: 'Öne al, sıra 3' }).click();
  await gallery(page).nth(1).getByRole('button', { name: 'Öne al, sıra 2' }).click();
  await gallery(page).nth(2).getByRole('button', { name: 'Resmi sil, sıra 3' }).click();
  expect(await readSources(page)).toEqual([cephe, trafo]);
  await expect.poll(() => values(page, id)).toMatchObject({ images: [cephe, trafo] });
  await expect(savedDraft(page)).toBeVisible();
  expect(await readLive(page, id)).toEqual(before);
  expect((await read(`/proje/${slug}`)).html).not.toContain(cephe);

  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  await expect(shown(page).locator(`img[src="${cephe}"]`).first()).toBeVisible();
  await expect(shown(page).locator(`img[src="${depo}"]`)).toHaveCount(0);
  await page.locator('dialog[data-preview]').getByRole('button', { name: 'Önizlemeyi kapat' }).click();
  await page.getByRole('button', { name: 'Önizleme bağlantısı' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bağlantı oluştur' }).click();
  const link = page.getByLabel('Bağlantının adresi');
  await expect(link).toHaveValue(/\/onizleme\//);
  const visitor = await (await browser.newContext({ locale: 'tr-TR' })).newPage();
  await visitor.goto(new URL(await link.inputValue(), site.url).href);
  await expect(visitor.locator(`img[src="${cephe}"]`).first()).toBeVisible();
  await visitor.context().close();
  await page.keyboard.press('Escape');

  // The draft is there with its pictures for whoever opens the form later.
  await page.reload();
  await expect(inDraft(page)).toBeVisible();
  await expect.poll(() => readSources(page)).toEqual([cephe, trafo]);
  await publish(page).click();
  await expect(toast(page, 'Proje güncellendi')).toBeVisible();
  await expect(page).toHaveURL(list);
  const after = await readLive(page, id);
  expect(urls(after)).toEqual([cephe, trafo]);
  expect(after[1]?.id).toBe(before[0]?.id);
  expect((await read(`/proje/${slug}`)).html).toContain(cephe);
});

test('photos that are uploaded while there is a draft wait in it', async ({ adminPage: page }) => {
  const { id } = await startDraft(page, 'Fotoğrafı bekleyen');
  const before = await readLive(page, id);
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([await imageFile('bir.png'), await imageFile('iki.png')]);
  await expect(gallery(page)).toHaveCount(4);
  const images = [trafo, depo, expect.stringMatching(/^\/uploads\//), expect.stringMatching(/^\/uploads\//)];
  await expect.poll(() => values(page, id)).toMatchObject({ images });
  expect(await readLive(page, id)).toEqual(before);
  await call(page, 'DELETE', `/admin/projects/${id}`);
});

test('a discarded draft leaves the gallery as it was, and then it acts at once again', async ({ adminPage: page }) => {
  const { id } = await startDraft(page, 'Galerisi atılan');
  await gallery(page).first().getByRole('button', { name: 'Resmi sil, sıra 1' }).click();
  await gallery(page).first().getByRole('button', { name: 'Açıklama yaz, sıra 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Görselin açıklaması' });
  await dialog.getByRole('textbox').first().fill('Depo, gece');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(gallery(page)).toContainText('Depo, gece');
  await expect.poll(() => values(page, id)).toMatchObject({ images: [depo], captions: [[depo, 'Depo, gece', null]] });
  await page.getByRole('button', { name: 'Taslağı at' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Taslağı at' }).click();
  await expect(atOnce(page)).toBeVisible();
  await expect.poll(() => readSources(page)).toEqual([trafo, depo]);
  await expect(gallery(page).last()).not.toContainText('gece');
  await addImage(page, cephe ?? '');
  await expect(gallery(page)).toHaveCount(3);
  expect(urls(await readLive(page, id)).toSorted()).toEqual([trafo, depo, cephe].toSorted());
  await expect(page.getByText('Değişiklik yok')).toBeVisible();

  // What was done at once is no change that a later draft begins with.
  await field(page, 'Konum').fill('Mudanya');
  await keep(page).click();
  await expect(savedDraft(page)).toBeVisible();
  expect(await values(page, id)).toEqual({ location: 'Mudanya' });
});

test('pictures that somebody else has changed meanwhile are asked about', async ({ adminPage: page }) => {
  const { id } = await startDraft(page, 'Galerisi çakışan');
  await gallery(page).first().getByRole('button', { name: 'Arkaya al, sıra 1' }).click();
  await expect.poll(() => values(page, id)).toMatchObject({ images: [depo, trafo] });
  await call(page, 'POST', `/project/${id}/images`, { imageUrl: cephe, order: 3 });
  await publish(page).click();
  const dialog = page.getByRole('dialog', { name: 'Bu kayıt başka bir yerde değiştirildi' });
  const disputed = dialog.getByRole('region');
  await expect(disputed).toHaveCount(1);
  await expect(disputed).toContainText('Ek resimler');
  await expect(disputed).toContainText(`${depo}, ${trafo}`);
  await dialog.getByRole('button', { name: 'Kayıtlı olanı al' }).click();
  await expect.poll(() => readSources(page)).toEqual([trafo, depo, cephe]);
  await publish(page).click();
  await expect(toast(page, 'Proje güncellendi')).toBeVisible();
  expect(urls(await readLive(page, id))).toEqual([trafo, depo, cephe]);
  expect(await call(page, 'GET', `/admin/projects/${id}`)).toMatchObject({ location: 'Gemlik' });
});

test('pictures of a new project are in its preview and in its draft', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await fillProject(page, 'Resimli taslak');
  await addImage(page, depo ?? '');
  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  await expect(shown(page).locator(`img[src="${depo}"]`).first()).toBeVisible();
  await addImage(page, trafo ?? '');
  await expect(shown(page).locator(`img[src="${trafo}"]`).first()).toBeAttached();
  await keep(page).click();
  await expect(page).toHaveURL(/draft=new-/);
  await expect(savedDraft(page)).toBeVisible();
  await page.reload();
  await expect.poll(() => readSources(page)).toEqual([depo, trafo]);
  await expect(inDraft(page)).toBeVisible();
  await publish(page).click();
  await expect(toast(page, 'Proje oluşturuldu')).toBeVisible();
  const response = await page.request.get('/api/v1/projects/slug/resimli-taslak');
  expect(urls((await response.json()).data.images)).toEqual([depo, trafo]);
});

test('an address that a program has kept and the gallery does not take is said at the gallery', async ({
  adminPage: page,
}) => {
  const { id } = await store(page, 'Galeride yanlış adres');
  const images = [trafo, 'javascript:alert(1)'];
  await call(page, 'PUT', `/admin/projects/${id}/draft?locale=tr`, { values: { images } });
  await page.goto(`${list}/${id}/edit`);
  await expect(gallery(page)).toHaveCount(2);
  await publish(page).click();
  await expect(page.getByText('Görsel adresi http://, https:// veya / ile başlamalıdır')).toBeVisible();
  await gallery(page).last().getByRole('button', { name: 'Resmi sil, sıra 2' }).click();
  await publish(page).click();
  await expect(toast(page, 'Proje güncellendi')).toBeVisible();
  expect(urls(await readLive(page, id))).toEqual([trafo]);
});
