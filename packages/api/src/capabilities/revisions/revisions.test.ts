import { createLoggedDatabase } from '@pano/db/testing';
import { expect, test } from 'vitest';
import { startLibrary, startProjects } from '#testing/fixtures';
import { form, noise } from '#testing/pictures';
import { startTestApi } from '#testing/test-api';
import { services as sampleServices } from '../../entities/services/service.samples';
import { purgeExpired } from '../trash/trash.operations';

const html = '<p>Bir.</p>';

test('versions are listed newest first, twenty on a page, with two queries', async () => {
  const database = await createLoggedDatabase();
  const { trpc, rest, db } = await startTestApi({ signedIn: true, database });
  const { id } = await trpc.services.create({ title: '0', description: 'x' });
  for (let edit = 1; edit <= 21; edit += 1) await trpc.services.update({ id, data: { title: String(edit) } });
  database.queries.length = 0;
  const first = await trpc.revisions.list({ entity: 'service', id });
  expect(database.queries.filter(({ sql }) => sql.includes('Revision'))).toHaveLength(2);
  expect(first).toMatchObject({ total: 22, limit: 20, offset: 0 });
  expect(first.items.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => 22 - at));
  expect(first.items.filter(({ live }) => live).map(({ number }) => number)).toEqual([22]);
  const { data, meta } = await rest.get(`/admin/services/${id}/revisions?offset=20`);
  expect(meta).toEqual({ total: 22, limit: 20, offset: 20 });
  expect(data).toMatchObject([
    { number: 2, fields: ['title'], live: false },
    { number: 1, live: false },
  ]);
  const { id: _, number: __, ...row } = await db.revision.findFirstOrThrow();
  await db.revision.createMany({ data: Array.from({ length: 78 }, (_, at) => ({ ...row, number: 23 + at })) });
  database.queries.length = 0;
  expect((await trpc.revisions.list({ entity: 'service', id })).total).toBe(100);
  expect(database.queries.filter(({ sql }) => sql.includes('Revision'))).toHaveLength(2);
});

test('what has no history, or does not exist, is not found; a record from before the history has no versions', async () => {
  const { rest, db } = await startTestApi({ signedIn: true });
  for (const path of ['services/9', 'media/1', 'nothing/1', 'services/x']) {
    expect((await rest.get(`/admin/${path}/revisions`)).status, path).toBe(404);
  }
  const { id } = await db.service.create({ data: { title: 'A', description: 'x' } });
  expect((await rest.get(`/admin/services/${id}/revisions`)).data).toEqual([]);
  expect((await rest.get(`/admin/services/${id}/revisions/1`)).status).toBe(404);
  expect((await rest.post(`/admin/services/${id}/revisions/1/restore`, {})).status).toBe(404);
});

test('restoring brings the content back as a new version, and never visibility, order or date', async () => {
  const { trpc, rest, db, user } = await startTestApi({ signedIn: true });
  const publishedAt = '2020-01-01T00:00:00.000Z';
  const { id } = await trpc.articles.create({ title: 'A', slug: 'a', content: html, publishedAt });
  await trpc.articles.update({ id, data: { title: 'B', slug: 'b', excerpt: 'Özet' } });
  await trpc.articles.update({ id, data: { visible: false, publishedAt: null } });
  const response = await rest.post(`/admin/articles/${id}/revisions/1/restore`, {});
  expect(response.data).toEqual({ restored: ['title', 'slug', 'excerpt'], missing: [], dropped: [], gone: [] });
  expect(await trpc.articles.get({ id })).toMatchObject({
    title: 'A',
    slug: 'a',
    excerpt: null,
    visible: false,
    publishedAt: null,
  });
  expect((await trpc.revisions.list({ entity: 'article', id })).items).toMatchObject([
    { number: 3, origin: 'restore', fields: ['title', 'slug', 'excerpt'], userName: user.email, live: true },
    { number: 2 },
    { number: 1 },
  ]);
  expect(await db.activity.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({ action: 'restoreVersion' });
  await rest.post(`/admin/articles/${id}/revisions/1/restore`, {});
  expect(await db.revision.count({ where: { record: id } })).toBe(3);
});

test('a record that was changed since, and a slug that is taken, are conflicts that change nothing', async () => {
  const { trpc, rest } = await startTestApi({ signedIn: true });
  const { id } = await trpc.articles.create({ title: 'A', slug: 'a', content: html });
  const { version } = await trpc.articles.update({ id, data: { title: 'B', slug: 'b' } });
  await trpc.articles.create({ title: 'C', slug: 'a', content: html });
  const path = `/admin/articles/${id}/revisions/1/restore`;
  expect((await rest.post(path, { version: version - 1 })).status).toBe(409);
  expect((await rest.post(path, { version })).error).toBe('Bu adresi başka bir makale kullanıyor');
  expect(await trpc.articles.get({ id })).toMatchObject({ title: 'B', slug: 'b', version });
});

test('fields that a version does not know keep their value, those that records lost are dropped, and both are named', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const { id } = await trpc.services.create({ title: 'A', description: 'x', icon: 'zap' });
  const seo = { seoTitle: null, seoDescription: null, seoKeywords: null };
  const page = { slug: null, content: null, image: null, gallery: [], questions: null, ...seo };
  const data = JSON.stringify({ title: 'Eski', description: 'x', colour: 'red', iconText: null, ...page });
  await db.revision.updateMany({ data: { data } });
  const version = await trpc.revisions.get({ entity: 'service', id, number: 1 });
  expect(version).toMatchObject({ missing: ['icon'], dropped: ['colour'], kinds: { title: 'text', visible: 'state' } });
  expect(version.values).toEqual({ title: 'Eski', description: 'x', iconText: null, ...page });
  const { restored, missing, dropped } = await trpc.revisions.restore({ entity: 'service', id, number: 1 });
  expect({ restored, missing, dropped }).toEqual({ restored: ['title'], missing: ['icon'], dropped: ['colour'] });
  expect(await trpc.services.get({ id })).toMatchObject({ title: 'Eski', icon: 'zap' });
});

test('pictures that were replaced come back as they are today; those that are gone leave their field empty', async () => {
  const { upload, trpc, rest } = await startLibrary();
  const [cover, inText] = [await upload(), await upload(80, 'metin.png')];
  const content = `<p><img src="${inText.url}"></p><p>x</p>`;
  const { id } = await trpc.articles.create({ title: 'A', slug: 'a', content, featuredImage: cover.url });
  await trpc.articles.update({ id, data: { content: html, featuredImage: null } });
  const bytes = await noise(90, 20).png().toBuffer();
  const replaced = await rest.send('POST', `/admin/media/${inText.id}/file`, form(bytes, 'yeni.png'));
  expect(replaced.status, replaced.text).toBe(200);
  const { url } = await trpc.media.get({ id: inText.id });
  expect(url).not.toBe(inText.url);
  await trpc.media.remove({ id: cover.id });
  const { gone } = await trpc.revisions.get({ entity: 'article', id, number: 1 });
  expect(gone).toEqual([{ field: 'featuredImage', value: cover.url }]);
  await trpc.revisions.restore({ entity: 'article', id, number: 1 });
  const article = await trpc.articles.get({ id });
  expect(article.featuredImage).toBeNull();
  expect(article.content).toContain(url);
});

test('a category that is gone leaves the field empty, and is named', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const category = await trpc.categories.create({ name: 'Pano', slug: 'pano' });
  const { id } = await trpc.articles.create({ title: 'A', slug: 'a', content: html, categoryId: category.id });
  await trpc.articles.update({ id, data: { title: 'B' } });
  await trpc.categories.remove({ id: category.id });
  const { restored, gone } = await trpc.revisions.restore({ entity: 'article', id, number: 1 });
  expect({ restored, gone }).toEqual({
    restored: ['title'],
    gone: [{ field: 'categoryId', value: String(category.id) }],
  });
  expect(await trpc.articles.get({ id })).toMatchObject({ title: 'A', categoryId: null });
});

test('a project comes back with its gallery, and keeps its category where the former one is gone', async () => {
  const { trpc, createId, category, db } = await startProjects();
  const id = await createId();
  for (const name of ['1', '2', '3']) {
    await trpc.projects.images.add({ projectId: id, imageUrl: `https://a.example/${name}.jpg`, order: Number(name) });
  }
  const { id: to } = await trpc.categories.create({ name: 'Yeni', slug: 'yeni' });
  await trpc.projects.update({ id, data: { categoryId: to, title: 'Başka' } });
  await trpc.categories.remove({ id: category.id });
  const [first] = await db.projectImage.findMany({ where: { projectId: id }, orderBy: { order: 'asc' } });
  await trpc.projects.images.remove({ id: first?.id ?? 0 });
  const result = await trpc.revisions.restore({ entity: 'project', id, number: 2 });
  expect(result.gone).toEqual([{ field: 'categoryId', value: String(category.id) }]);
  expect(result.restored.toSorted()).toEqual(['images', 'title']);
  const project = await trpc.projects.get({ id });
  expect(project).toMatchObject({ title: 'Trafo Merkezi', categoryId: to });
  expect(project.images.map(({ imageUrl }) => imageUrl)).toEqual(
    ['1', '2', '3'].map((name) => `https://a.example/${name}.jpg`),
  );
});

test('pictures that a restored version takes out of the gallery wait in the trash, each for itself', async () => {
  const { trpc, createId } = await startProjects();
  const id = await createId();
  await trpc.projects.update({ id, data: { title: 'Başka' } });
  for (const order of [1, 2]) {
    await trpc.projects.images.add({ projectId: id, imageUrl: `https://a.example/${order}.jpg`, order });
  }
  const images = (await trpc.projects.get({ id })).images.map((image) => image.id);
  await trpc.revisions.restore({ entity: 'project', id, number: 1 });
  expect((await trpc.projects.get({ id })).images).toEqual([]);
  const { items } = await trpc.trash.list({ entity: 'projectImage' });
  expect(items.map(({ recordId }) => recordId).toSorted((a, b) => a - b)).toEqual(images);
  await trpc.trash.restore({ ids: items.filter(({ recordId }) => recordId === images[0]).map((entry) => entry.id) });
  expect((await trpc.projects.get({ id })).images).toMatchObject([{ id: images[0] }]);
});

test('the company profile comes back, too; what is switched on stays so', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  await trpc.company.update({ data: { name: 'Örnek', slogan: { tr: 'Işık', en: null } } });
  await trpc.company.update({ data: { name: 'Yeni', slogan: { tr: 'Güç', en: null }, english: false } });
  const { restored } = await trpc.revisions.restore({ entity: 'company', id: 0, number: 1 });
  expect(restored).toEqual(['name', 'slogan']);
  expect(await trpc.company.get()).toMatchObject({ name: 'Örnek', slogan: { tr: 'Işık' }, english: false });
});

test('the night removes versions of records that are gone, and notes how many; those in the trash keep theirs', async () => {
  const { trpc, db, services } = await startTestApi({ signedIn: true });
  const ids: number[] = [];
  for (const title of ['Duran', 'Çöpte', 'Yok']) {
    ids.push((await trpc.services.create({ title, description: 'x' })).id);
  }
  const [live = 0, trashed = 0, gone = 0] = ids;
  await trpc.services.remove({ id: trashed });
  await db.service.delete({ where: { id: gone } });
  await trpc.company.update({ data: { name: 'Örnek' } });
  await purgeExpired(services);
  const rows = await db.revision.findMany({ orderBy: { record: 'asc' }, select: { entity: true, record: true } });
  expect(rows).toEqual([
    { entity: 'company', record: 0 },
    { entity: 'service', record: live },
    { entity: 'service', record: trashed },
  ]);
  expect(await db.activity.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
    action: 'purge',
    entity: 'revision',
    label: '1',
    userId: null,
  });
});

test('what is deleted from the trash, by hand or after thirty days, takes its versions along', async () => {
  const { trpc, db, services } = await startTestApi({ signedIn: true });
  const trash = async (title: string) => {
    const { id } = await trpc.services.create({ title, description: 'x' });
    await trpc.services.update({ id, data: { title: `${title} 2` } });
    await trpc.services.remove({ id });
    return id;
  };
  const [byHand, byNight, staying] = [await trash('A'), await trash('B'), await trash('C')];
  const entry = await db.trash.findFirstOrThrow({ where: { recordId: byHand } });
  await trpc.trash.purge({ ids: [entry.id] });
  await db.trash.updateMany({ where: { recordId: byNight }, data: { deletedAt: new Date('2020-01-01') } });
  await purgeExpired(services);
  const rows = await db.revision.findMany({ select: { record: true, number: true } });
  expect(rows).toEqual([1, 2].map((number) => ({ record: staying, number })));
});

test('the former address of a picture is known for as long as a version or the trash names it', async () => {
  const { upload, trpc, rest, db, services } = await startLibrary();
  const replace = async (id: number, size: number) => {
    const bytes = await noise(size, 20).png().toBuffer();
    expect((await rest.send('POST', `/admin/media/${id}/file`, form(bytes, 'yeni.png'))).status).toBe(200);
  };
  const [inVersion, nowhere] = [await upload(), await upload(80, 'baska.png')];
  const { id } = await trpc.pages.create({ title: 'A', slug: 'a', content: `<p><img src="${inVersion.url}"></p>` });
  await replace(inVersion.id, 91);
  await replace(nowhere.id, 92);
  const known = async () => (await db.formerPicture.findMany()).map(({ mediaId }) => mediaId);
  await purgeExpired(services);
  expect((await known()).toSorted((a, b) => a - b)).toEqual([inVersion.id, nowhere.id]);
  await db.formerPicture.updateMany({ data: { createdAt: new Date('2020-01-01') } });
  await purgeExpired(services);
  expect(await known()).toEqual([inVersion.id]);
  await trpc.pages.remove({ id });
  await trpc.trash.empty();
  await purgeExpired(services);
  expect(await known()).toEqual([]);
});

test('a picture that only versions name counts as unused, and can be deleted', async () => {
  const { upload, trpc } = await startLibrary();
  const picture = await upload();
  const page = await trpc.pages.create({ title: 'A', slug: 'a', content: `<p><img src="${picture.url}"></p>` });
  await trpc.pages.update({ id: page.id, data: { content: '<p>x</p>' } });
  expect(await trpc.media.usage({ id: picture.id })).toEqual([]);
  await trpc.media.remove({ id: picture.id });
});

test('the samples go into the trash as one batch, and their versions when it is emptied', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const samples = sampleServices.slice(0, 2);
  for (const { title, description } of samples) await trpc.services.create({ title, description });
  await trpc.firstSteps.removeSamples();
  const entries = await db.trash.findMany({ select: { batch: true } });
  expect([entries.length, new Set(entries.map(({ batch }) => batch)).size]).toEqual([2, 1]);
  expect(await db.revision.count()).toBe(2);
  await trpc.trash.empty();
  expect(await db.revision.count()).toBe(0);
});
