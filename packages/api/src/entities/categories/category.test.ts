import { expect, test } from 'vitest';
import { findSlugRedirect } from '#platform/records/slug-redirects';
import { idOf, startTestApi } from '#testing/test-api';

const lighting = { name: 'Aydınlatma', slug: 'aydinlatma' };
const hasProjects = 'Bu kategoriye bağlı projeler bulunduğu için silinemez';

type Db = Awaited<ReturnType<typeof startTestApi>>['db'];
const addProject = (db: Db, categoryId: number, slug: string) =>
  db.project.create({ data: { categoryId, title: slug, slug, content: '<p>x</p>' } });

test('a new category has the defaults of the contract and only the fields of the contract', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/categories', { ...lighting, name: ' Aydınlatma ', description: ' ' });
  expect(response.status).toBe(201);
  expect(response.data).toEqual({
    ...lighting,
    id: idOf(response),
    description: null,
    image: null,
    order: 1,
    visible: true,
  });
});

test.each([
  [{}, 'Kategori adı zorunludur'],
  [{ name: ' ', slug: 'x' }, 'Kategori adı zorunludur'],
  [{ name: 'x' }, 'Slug zorunludur'],
  [{ name: 'x', slug: ' ' }, 'Slug zorunludur'],
  [{ name: 'x', slug: 'Aydınlatma' }, 'Slug sadece küçük harf, rakam ve tire içerebilir'],
  [{ name: 'x', slug: 'a_b' }, 'Slug sadece küçük harf, rakam ve tire içerebilir'],
  [{ ...lighting, description: 5 }, 'Bu alan metin olmalıdır'],
  [{ ...lighting, visible: 'no' }, 'Bu alan true veya false olmalıdır'],
])('creating with %j is rejected: %s', async (body, message) => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/categories', body);
  expect(response.status).toBe(400);
  expect(response.body).toEqual({ error: message, message });
  expect(await db.category.count()).toBe(0);
});

test('a slug belongs to one category; saving with its own is no conflict', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const { id } = await trpc.categories.create(lighting);
  const taken = await rest.post('/admin/categories', { ...lighting, name: 'Başka' });
  expect([taken.status, taken.body]).toEqual([
    409,
    { error: 'Bu adresi başka bir kategori kullanıyor', message: 'Bu adresi başka bir kategori kullanıyor' },
  ]);
  const other = await trpc.categories.create({ name: 'Başka', slug: 'baska' });
  expect((await rest.put(`/admin/categories/${other.id}`, { slug: 'aydinlatma' })).status).toBe(409);
  expect((await rest.put(`/admin/categories/${id}`, lighting)).status).toBe(200);
  await expect(trpc.categories.create(lighting)).rejects.toMatchObject({
    cause: { kind: 'conflict', key: 'slug.taken.categories', details: { field: 'slug' } },
  });
});

test('of twenty categories created with one slug at once, one is kept', async () => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const responses = await Promise.all(Array.from({ length: 20 }, () => rest.post('/admin/categories', lighting)));
  expect(responses.map((response) => response.status).sort()).toEqual([201, ...Array(19).fill(409)]);
  expect(await db.category.count()).toBe(1);
});

test('visitors see visible categories only, as they were created; the back office sees all', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const hidden = await trpc.categories.create({ ...lighting, visible: false });
  const b = await trpc.categories.create({ name: 'B', slug: 'b' });
  await trpc.categories.create({ name: 'A', slug: 'a' });
  const response = await rest.get('/categories?limit=1&visible=false');
  expect([response.data, response.meta]).toEqual([
    [{ id: b.id, name: 'B', slug: 'b', description: null, image: null, order: 2, visible: true }],
    { total: 2, limit: 1, offset: 0 },
  ]);
  expect((await rest.get('/admin/categories')).meta).toMatchObject({ total: 3 });
  expect((await rest.get(`/categories/${b.id}`)).data).toMatchObject({ name: 'B' });
  const rejected = await rest.get(`/categories/${hidden.id}`);
  expect([rejected.status, rejected.error]).toEqual([404, 'Kategori bulunamadı']);
  expect((await rest.get('/categories/abc')).error).toBe('Kategori bulunamadı');
  expect(await trpc.categories.bySlug({ slug: 'b' })).toMatchObject(b);
  for (const slug of ['aydinlatma', 'none', '%', 'a_', '\0']) {
    await expect(trpc.categories.bySlug({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await trpc.categories.setVisible({ id: hidden.id, visible: true });
  expect((await rest.get(`/categories/${hidden.id}`)).status).toBe(200);
  expect((await rest.put(`/admin/categories/${hidden.id}/toggle-visible`)).data).toMatchObject({ visible: false });
});

test('the back office searches, filters, sorts, and sees how much refers to a category', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const panels = await trpc.categories.create({ name: 'Panolar', slug: 'panolar', visible: false });
  const lights = await trpc.categories.create({ ...lighting, description: 'Işık hesabı' });
  await addProject(db, panels.id, 'p1');
  await addProject(db, panels.id, 'p2');
  await trpc.articles.create({ title: 'x', slug: 'x', content: '<p>x</p>', categoryId: panels.id });
  const toItem = ({ seoTitle: _, seoDescription: __, ...item }: typeof panels) => item;
  expect((await trpc.categories.list({ sort: 'name' })).items).toEqual([
    { ...toItem(lights), projectCount: 0, articleCount: 0, cover: null, picture: null },
    { ...toItem(panels), projectCount: 2, articleCount: 1, cover: null, picture: null },
  ]);
  expect((await trpc.categories.list({ q: 'ISIK' })).items).toMatchObject([{ slug: 'aydinlatma' }]);
  expect((await trpc.categories.list({ visible: false })).items).toMatchObject([{ slug: 'panolar' }]);
});

test('an update changes only the fields it names, and null clears the description', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const created = await rest.post('/admin/categories', { ...lighting, description: 'x', visible: false });
  const path = `/admin/categories/${idOf(created)}`;
  expect((await rest.put(path, { name: 'Yeni' })).data).toEqual({ ...(created.data as object), name: 'Yeni' });
  expect((await rest.put(path, { description: null })).data).toMatchObject({ name: 'Yeni', description: null });
  expect((await rest.put(path, { slug: '' })).error).toBe('Slug zorunludur');
});

test('a stale update is rejected with the current record and leaves no former slug', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const { id, version } = await trpc.categories.create(lighting);
  await trpc.categories.update({ id, version, data: { name: 'Benim' } });
  await expect(trpc.categories.update({ id, version, data: { slug: 'onun' } })).rejects.toMatchObject({
    cause: { kind: 'stale', details: { current: { name: 'Benim', version: version + 1 } } },
  });
  expect(await db.formerSlug.count()).toBe(0);
});

test('a category with projects cannot be deleted until they are moved', async () => {
  const { rest, trpc, db } = await startTestApi({ signedIn: true });
  const from = await trpc.categories.create(lighting);
  const to = await trpc.categories.create({ name: 'Başka', slug: 'baska' });
  const project = await addProject(db, from.id, 'p1');
  const article = await trpc.articles.create({ title: 'x', slug: 'x', content: '<p>x</p>', categoryId: from.id });
  const rejected = await rest.delete(`/admin/categories/${from.id}`);
  expect([rejected.status, rejected.body]).toEqual([409, { error: hasProjects, message: hasProjects }]);
  await expect(trpc.categories.bulkRemove({ ids: [to.id, from.id] })).rejects.toMatchObject({
    cause: { kind: 'conflict', key: 'category.hasProjects' },
  });
  expect(await db.category.count()).toBe(2);
  expect(await db.formerSlug.count()).toBe(0);

  expect(await trpc.categories.moveProjects({ from: from.id, to: to.id })).toMatchObject({ count: 1 });
  expect(await db.project.findUniqueOrThrow({ where: { id: project.id } })).toMatchObject({
    categoryId: to.id,
    version: project.version + 1,
  });
  expect((await rest.delete(`/admin/categories/${from.id}`)).body).toEqual({ data: { id: from.id } });
  expect(await trpc.articles.get({ id: article.id })).toMatchObject({ categoryId: null, category: null });
  expect((await rest.delete(`/admin/categories/${from.id}`)).error).toBe('Kategori bulunamadı');
});

test('projects move between two different categories that exist', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const { id } = await trpc.categories.create(lighting);
  await addProject(db, id, 'p1');
  for (const to of [999, id]) {
    await expect(trpc.categories.moveProjects({ from: id, to })).rejects.toMatchObject({
      cause: { kind: 'invalid', key: 'category.invalid', details: { field: 'to' } },
    });
  }
  await expect(trpc.categories.moveProjects({ from: 999, to: id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('categories are deleted and their projects moved in one step, with an entry for each record', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const a = await trpc.categories.create(lighting);
  const b = await trpc.categories.create({ name: 'B', slug: 'b' });
  const to = await trpc.categories.create({ name: 'Yeni', slug: 'yeni' });
  const first = await addProject(db, a.id, 'p1');
  const second = await addProject(db, b.id, 'p2');
  await db.activity.deleteMany();

  expect(await trpc.categories.moveProjectsAndRemove({ ids: [a.id, b.id], to: to.id })).toMatchObject({
    count: 2,
    removed: [a.id, b.id],
  });
  expect(await db.category.findMany({ select: { id: true } })).toEqual([{ id: to.id }]);
  expect(
    await db.project.findMany({ select: { id: true, categoryId: true, version: true }, orderBy: { id: 'asc' } }),
  ).toEqual([
    { id: first.id, categoryId: to.id, version: first.version + 1 },
    { id: second.id, categoryId: to.id, version: second.version + 1 },
  ]);
  expect(await findSlugRedirect(db, 'categories', 'aydinlatma')).toEqual({ recordId: null });
  const select = { action: true, entity: true, entityId: true, label: true, changes: true };
  const entries = await db.activity.findMany({ select, orderBy: { id: 'asc' } });
  const move = (from: string) => [{ field: 'category', before: from, after: 'Yeni' }];
  expect(entries.map(({ changes, ...entry }) => ({ ...entry, changes: JSON.parse(changes) }))).toMatchObject([
    { action: 'update', entity: 'project', entityId: first.id, label: 'p1', changes: move('Aydınlatma') },
    { action: 'update', entity: 'project', entityId: second.id, label: 'p2', changes: move('B') },
    { action: 'trash', entity: 'category', entityId: a.id, label: 'Aydınlatma' },
    { action: 'trash', entity: 'category', entityId: b.id, label: 'B' },
  ]);
});

test('where moving the projects fails on the way, every category, project, slug and entry is as it was', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const { id } = await trpc.categories.create(lighting);
  const { id: to } = await trpc.categories.create({ name: 'Yeni', slug: 'yeni' });
  await addProject(db, id, 'p1');
  await addProject(db, to, 'p2');
  const orderBy = { id: 'asc' } as const;
  const content = () =>
    Promise.all([
      db.category.findMany({ orderBy }),
      db.project.findMany({ orderBy }),
      db.formerSlug.count(),
      db.activity.count(),
    ]);
  const before = await content();
  const invalidTarget = { cause: { kind: 'invalid', key: 'category.invalid', details: { field: 'to' } } };
  // Each fails after the projects of the first category were moved, the last one at once.
  for (const [input, error] of [
    [
      { ids: [id, 999], to },
      { code: 'NOT_FOUND', cause: { key: 'category.notFound' } },
    ],
    [{ ids: [id, to], to }, invalidTarget],
    [{ ids: [id], to: 999 }, invalidTarget],
  ] as const) {
    const call = trpc.categories.moveProjectsAndRemove({ ...input, ids: [...input.ids] });
    await expect(call).rejects.toMatchObject(error);
    expect(await content()).toEqual(before);
  }
});

test('a former slug is remembered until it is used again, also after the category is gone', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const { id } = await trpc.categories.create(lighting);
  await trpc.categories.update({ id, data: { slug: 'isik' } });
  expect(await findSlugRedirect(db, 'categories', 'aydinlatma')).toEqual({ recordId: id });
  await trpc.categories.create({ name: 'Yeni', slug: 'aydinlatma' });
  expect(await findSlugRedirect(db, 'categories', 'aydinlatma')).toBeNull();
  await trpc.categories.remove({ id });
  expect(await findSlugRedirect(db, 'categories', 'isik')).toEqual({ recordId: null });
});

test('several categories are hidden and deleted at once', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const a = await trpc.categories.create({ name: 'A', slug: 'a' });
  const b = await trpc.categories.create({ name: 'B', slug: 'b' });
  const ids = [a.id, b.id, 999];
  expect(await trpc.categories.bulkSetVisible({ ids, visible: false })).toMatchObject({ count: 2 });
  expect((await trpc.categories.listVisible({})).total).toBe(0);
  await trpc.categories.setVisible({ id: b.id, visible: true });
  expect(await trpc.categories.bulkRemove({ ids })).toMatchObject({ count: 2 });
  expect(await findSlugRedirect(db, 'categories', 'a')).toBeNull();
  expect(await findSlugRedirect(db, 'categories', 'b')).toEqual({ recordId: null });
});
