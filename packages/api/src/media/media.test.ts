import { textColumns } from '@pano/db/testing';
import { expect, test } from 'vitest';
import { startLibrary } from '#testing/fixtures';
import * as pictures from '#testing/pictures';
import { form } from '#testing/pictures';
import { startTestApi } from '#testing/test-api';

/** Uses a picture in every table that can hold one. */
async function useEverywhere({ db }: Awaited<ReturnType<typeof startLibrary>>, url: string) {
  const html = `<p>Metin</p><img src="${url}" alt="x">`;
  const category = await db.category.create({ data: { name: 'Kategori', slug: 'k', description: html, image: url } });
  const project = await db.project.create({
    data: {
      title: 'Proje',
      slug: 'p',
      content: html,
      description: html,
      image: url,
      beforeImage: url,
      afterImage: url,
      videoPoster: url,
      categoryId: category.id,
      images: { create: { imageUrl: url } },
    },
  });
  const article = await db.article.create({ data: { title: 'Makale', slug: 'm', content: html, featuredImage: url } });
  const service = await db.service.create({
    data: { title: 'Hizmet', description: html, content: html, image: url, gallery: JSON.stringify([url]) },
  });
  const slide = await db.heroSection.create({
    data: { title: 'Slide', backgroundImage: url, subtitle: html, description: html, ctaLink: url },
  });
  await db.aboutSection.create({ data: { title: 'Hakkımızda', content: html, image: url } });
  const blocks = JSON.stringify([{ kind: 'gallery', id: 1, title: null, images: [url] }]);
  const page = await db.page.create({ data: { title: 'Sayfa', slug: 's', content: html, blocks, image: url } });
  const remote = `https://ornek.example${url}`;
  const brand = await db.brand.create({ data: { name: 'Marka', logoUrl: remote, websiteUrl: remote } });
  await db.setting.create({ data: { key: 'company', value: JSON.stringify({ logoUrl: url }) } });
  return [
    { kind: 'aboutSection', id: null, title: 'Hakkımızda', field: 'content' },
    { kind: 'aboutSection', id: null, title: 'Hakkımızda', field: 'image' },
    { kind: 'article', id: article.id, title: 'Makale', field: 'content' },
    { kind: 'article', id: article.id, title: 'Makale', field: 'featuredImage' },
    { kind: 'brand', id: brand.id, title: 'Marka', field: 'logoUrl' },
    { kind: 'brand', id: brand.id, title: 'Marka', field: 'websiteUrl' },
    { kind: 'category', id: category.id, title: 'Kategori', field: 'description' },
    { kind: 'category', id: category.id, title: 'Kategori', field: 'image' },
    { kind: 'heroSection', id: slide.id, title: 'Slide', field: 'backgroundImage' },
    { kind: 'heroSection', id: slide.id, title: 'Slide', field: 'ctaLink' },
    { kind: 'heroSection', id: slide.id, title: 'Slide', field: 'description' },
    { kind: 'heroSection', id: slide.id, title: 'Slide', field: 'subtitle' },
    { kind: 'page', id: page.id, title: 'Sayfa', field: 'blocks' },
    { kind: 'page', id: page.id, title: 'Sayfa', field: 'content' },
    { kind: 'page', id: page.id, title: 'Sayfa', field: 'image' },
    { kind: 'project', id: project.id, title: 'Proje', field: 'afterImage' },
    { kind: 'project', id: project.id, title: 'Proje', field: 'beforeImage' },
    { kind: 'project', id: project.id, title: 'Proje', field: 'content' },
    { kind: 'project', id: project.id, title: 'Proje', field: 'description' },
    { kind: 'project', id: project.id, title: 'Proje', field: 'image' },
    { kind: 'project', id: project.id, title: 'Proje', field: 'images' },
    { kind: 'project', id: project.id, title: 'Proje', field: 'videoPoster' },
    { kind: 'service', id: service.id, title: 'Hizmet', field: 'content' },
    { kind: 'service', id: service.id, title: 'Hizmet', field: 'description' },
    { kind: 'service', id: service.id, title: 'Hizmet', field: 'gallery' },
    { kind: 'service', id: service.id, title: 'Hizmet', field: 'image' },
    { kind: 'setting', id: null, title: 'company', field: 'value' },
  ];
}

const inOrder = <T extends { kind: string; field: string }>(uses: T[]) =>
  uses.toSorted((a, b) => (a.kind + a.field < b.kind + b.field ? -1 : 1));

test('every place where a picture is used is named', async () => {
  const api = await startLibrary();
  const { id, url } = await api.upload();
  const other = await api.upload(61);
  expect(await api.trpc.media.usage({ id })).toEqual([]);
  const expected = await useEverywhere(api, url);
  expect(inOrder(await api.trpc.media.usage({ id }))).toEqual(expected);
  expect(await api.trpc.media.usage({ id: other.id })).toEqual([]);
});

test('no text column is forgotten: a picture is looked for in it, or it cannot hold one', async () => {
  const api = await startLibrary();
  const { url } = await api.upload();
  const searched = (await useEverywhere(api, url)).map(({ kind, field }) => `${kind}.${field}`.toLowerCase());
  const columns = await textColumns(api.db);
  const others = columns.map((column) => column.toLowerCase()).filter((column) => !searched.includes(column));
  expect(others.filter((column) => !withoutPictures.some((pattern) => pattern.test(column)))).toEqual([]);
});

/** Single lines and plain texts, addresses of films, search columns, keys; English texts, which have a test of their own; versions, whose pictures are mapped when they are read; drafts, which have a test of their own; schedules and links to drafts; messages of visitors and what is noted of them; tables of sign-in and of the library itself. */
const withoutPictures = [
  /\.(title|name|slug|search|sortkey|key|icon|icontext|location|excerpt|ctatext|keyword|keywordkey)$/,
  /\.(seotitle|seodescription|seokeywords|capacity|customer|duration|captiontr|captionen|captionsource|questions|video)$/,
  /^(revision|draft|formerpicture|contactform|schedule|secondfactor|recoverycode|knownaddress|formerslug|user|session|media|unsettledfile|jobrun|retentioncheck|activity|contactmail|passwordreset|apitoken|trash|previewlink|leadevent|invitation|tally)\./,
  /^\w+translation\./,
  // Searched as "images" of its project.
  /^projectimage\.imageurl$/,
];

test('a replacement takes the place of the old picture wherever it is used, and editors learn of it', async () => {
  const api = await startLibrary();
  const { id, url } = await api.upload();
  await api.trpc.media.update({ id, data: { altTr: 'Pano', altEn: 'Panel', focalX: 0.2, focalY: 0.9 } });
  await api.idle();
  const expected = await useEverywhere(api, url);
  await api.db.page.create({ data: { title: 'Küçük', slug: 'kucuk', content: url.replace('.png', '-60.avif') } });
  const response = await api.rest.send(
    'POST',
    `/admin/media/${id}/file`,
    form(await pictures.jpeg(300, 200), 'yeni.jpg'),
  );
  expect(response.status).toBe(200);
  const after = await api.trpc.media.get({ id });
  expect(response.data).toEqual({ url: after.url });
  expect(after.url).not.toBe(url);
  expect(after).toMatchObject({ width: 300, height: 200, alt: { tr: 'Pano', en: 'Panel' }, focal: { x: 0.2, y: 0.9 } });
  const uses = await api.trpc.media.usage({ id });
  expect(inOrder(uses.filter(({ title }) => title !== 'Küçük'))).toEqual(expected);
  expect((await api.db.page.findFirstOrThrow({ where: { slug: 'kucuk' } })).content).toBe(after.url);
  expect(await api.db.brand.findFirstOrThrow()).toMatchObject({
    logoUrl: `https://ornek.example${after.url}`,
    version: 2,
  });
  expect((await api.db.article.findFirstOrThrow()).version).toBe(2);
  const oldKey = url.slice('/uploads/'.length, -'.png'.length);
  expect(JSON.stringify(await api.db.article.findMany())).not.toContain(oldKey);
  await api.idle();
  expect((await api.files()).filter((name) => name.startsWith(oldKey))).toEqual([]);
  expect((await api.trpc.media.get({ id })).ready).toBe(true);
  expect(await api.db.unsettledFile.count()).toBe(0);
});

test('a replacement must be another picture, of a record that is there', async () => {
  const { rest, trpc, upload, files, idle } = await startLibrary();
  const { id } = await upload(40);
  const other = await pictures.noise(41, 20).png().toBuffer();
  const { data } = await rest.send('POST', '/upload/image', form(other));
  const second = await trpc.media.getByUrl(data as { url: string });
  await idle();
  const before = await files();
  const replace = async (of: number | string, bytes: Uint8Array) => {
    const { status, error } = await rest.send('POST', `/admin/media/${of}/file`, form(bytes));
    return [status, error];
  };
  expect(await replace(id, other)).toEqual([409, 'Bu resim kütüphanede zaten var']);
  expect(await replace(99, await pictures.png())).toEqual([404, 'Resim bulunamadı']);
  expect(await replace('x', await pictures.png())).toEqual([404, 'Resim bulunamadı']);
  expect((await replace(id, Buffer.from('x')))[0]).toBe(400);
  expect(await replace(second.id, other)).toEqual([200, undefined]);
  expect(await files()).toEqual(before);
});

test('the library is searched in Turkish, filtered and sorted', async () => {
  const { trpc, upload, db } = await startLibrary();
  const a = await upload(31, 'ŞARJ istasyonu.png');
  const b = await upload(32, 'b.png');
  const c = await upload(33, 'c.png');
  await trpc.media.update({ id: b.id, data: { altTr: 'Işıklı tabela', altEn: 'Sign' } });
  await trpc.media.update({ id: c.id, data: { altTr: 'Yalnız Türkçe' } });
  await db.heroSection.create({ data: { title: 'x', backgroundImage: a.url } });
  const ids = async (query: Parameters<typeof trpc.media.list>[0]) =>
    (await trpc.media.list(query)).items.map(({ id }) => id);
  expect(await ids({})).toEqual([c.id, b.id, a.id]);
  expect(await ids({ q: 'sarj' })).toEqual([a.id]);
  expect(await ids({ q: 'ISIKLI' })).toEqual([b.id]);
  expect(await ids({ filter: 'missingAlt' })).toEqual([c.id, a.id]);
  expect(await ids({ filter: 'unused', sort: 'name' })).toEqual([b.id, c.id]);
  expect(await trpc.media.list({ filter: 'unused', limit: 1, offset: 1 })).toMatchObject({
    total: 2,
    items: [{ id: b.id }],
  });
  expect(await ids({ sort: 'createdAt', limit: 1 })).toEqual([a.id]);
});

test('an update from a stale version is rejected; alt texts are cleared with an empty text', async () => {
  const { trpc, upload } = await startLibrary();
  const { id, version } = await upload();
  await trpc.media.update({ id, version, data: { altTr: ' Pano ' } });
  await expect(trpc.media.update({ id, version, data: { altTr: 'x' } })).rejects.toMatchObject({
    cause: { kind: 'stale' },
  });
  expect((await trpc.media.get({ id })).alt).toEqual({ tr: 'Pano', en: null });
  expect((await trpc.media.update({ id, data: { altTr: '' } })).alt.tr).toBeNull();
  await expect(trpc.media.update({ id, data: { focalX: 1.1 } })).rejects.toThrow();
});

test('an alternative text whose Turkish changes leaves its English out of date until that changes or is called current', async () => {
  const { trpc, upload } = await startLibrary();
  const { id, originalName } = await upload();
  const edit = async (data: object) => (await trpc.media.update({ id, data })).altSource;
  const overview = async () => (await trpc.translations.list({ entity: 'media' })).items;
  expect(await edit({ altTr: 'Pano', altEn: 'Board' })).toBeNull();
  expect(await edit({ altTr: 'Ana pano' })).toBe('Pano');
  expect(await edit({ focalX: 0.2 })).toBe('Pano');
  expect(await overview()).toMatchObject([{ id, label: originalName, english: 'outdated' }]);
  expect(await trpc.translations.count()).toMatchObject({ outdated: 1 });
  expect(await edit({ current: true })).toBeNull();
  expect(await edit({ altTr: 'Yan pano' })).toBe('Ana pano');
  expect(await edit({ altEn: 'Side board' })).toBeNull();
  expect(await overview()).toEqual([]);
});

test('the library is for the back office alone', async () => {
  const { trpc } = await startTestApi();
  const calls = [
    trpc.media.list({}),
    trpc.media.get({ id: 1 }),
    trpc.media.getByUrl({ url: '/uploads/x' }),
    trpc.media.usage({ id: 1 }),
    trpc.media.update({ id: 1, data: {} }),
    trpc.media.rotate({ id: 1 }),
    trpc.media.remove({ id: 1 }),
    trpc.media.bulkRemove({ ids: [1] }),
  ];
  for (const call of calls) await expect(call).rejects.toMatchObject({ cause: { kind: 'unauthorized' } });
});

test('the same picture again is not stored twice, and the response says so', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const bytes = await pictures.jpeg(80, 50);
  const first = await rest.send('POST', '/upload/image', form(bytes, 'bir.jpg'));
  const again = await rest.send('POST', '/upload/image', form(bytes, 'iki.jpg'));
  expect(first.data).toMatchObject({ duplicate: false });
  expect(again.data).toEqual({ ...(first.data as object), duplicate: true });
  expect((await trpc.media.list({})).total).toBe(1);
});
