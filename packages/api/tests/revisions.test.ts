import { expect, test, vi } from 'vitest';
import { contentFile } from '../src/capabilities/transfer/content-file';
import { clearContent, exportContent, importContent } from '../src/capabilities/transfer/transfer';
import { contentEntities } from '../src/entities/index';
import { contentNames } from '../src/platform/records/revisions/history';
import { inOneTransaction } from '../src/platform/records/transaction';
import { startTestApi } from '../src/testing/test-api';

type Api = Awaited<ReturnType<typeof startTestApi>>;

const html = '<p>Bir.</p><p>İki.</p><p>Üç.</p>';

/** Of each entity: where REST has it, a new record, an edit of its content, and what is none. */
const cases = [
  ['service', '/admin/services', { title: 'A', description: 'x' }, { title: 'B' }, { visible: false, order: 7 }],
  ['heroSection', '/admin/hero-sections', { title: 'A' }, { ctaText: 'B' }, { active: true, order: 7 }],
  ['aboutSection', '/admin/about-section', { title: 'A', content: html }, { title: 'B' }, { visible: false }],
  ['brand', '/admin/brands', { name: 'A', logoUrl: 'https://a.example/a.png' }, { name: 'B' }, { active: false }],
  ['keyword', '/admin/keywords', { keyword: 'A' }, { keyword: 'B' }, { active: false, order: 7 }],
  ['category', '/admin/categories', { name: 'A', slug: 'a' }, { slug: 'b' }, { visible: false, order: 7 }],
  ['page', '/admin/pages', { title: 'A', slug: 'a' }, { content: html }, { showInFooter: true }],
  [
    'article',
    '/admin/articles',
    { title: 'A', slug: 'a', content: html },
    { excerpt: 'B' },
    { publishedAt: '2020-01-01T00:00Z' },
  ],
  [
    'project',
    '/admin/projects',
    { title: 'A', content: html, categoryId: 1 },
    { location: 'B' },
    { visible: false, order: 7 },
  ],
] as const;

const revisionsOf = async ({ db }: Pick<Api, 'db'>, entity: string, record: number) =>
  (await db.revision.findMany({ where: { entity, record }, orderBy: { number: 'asc' } })).map(
    ({ id: _, data, fields, ...row }) => ({ ...row, data: JSON.parse(data), fields: JSON.parse(fields) }),
  );

async function startWithCategory() {
  const api = await startTestApi({ signedIn: true });
  const category = await api.db.category.create({ data: { name: 'Pano', slug: 'pano' } });
  return { ...api, category };
}

const create = async ({ rest, category }: Api & { category: { id: number } }, path: string, body: object) => {
  const ids = 'categoryId' in body ? { categoryId: category.id } : {};
  const { status, data, text } = await rest.post(path, { ...body, ...ids });
  expect(status, text).toBe(201);
  return (data as { id: number }).id;
};

test('the cases are all entities that have a history, but for what stands among the settings', () => {
  const entities = contentEntities.filter(({ history, records }) => history && records).map(({ kind }) => kind);
  expect(entities.toSorted()).toEqual(cases.map(([entity]) => entity).toSorted());
});

test.each(cases)(
  '%s: creating and editing write a complete version each, a switch or an order none',
  async (entity, path, body, edit, state) => {
    const api = await startWithCategory();
    const id = await create(api, path, body);
    await api.rest.put(`${path}/${id}`, state);
    await api.rest.put(`${path}/${id}`, edit);
    await api.rest.put(`${path}/${id}`, edit);
    const [first, second, ...more] = await revisionsOf(api, entity, id);
    const names = contentEntities.flatMap(({ kind, history }) =>
      kind === entity && history ? contentNames(history.fields) : [],
    );
    expect(Object.keys(first?.data).toSorted()).toEqual(names.toSorted());
    expect(first).toMatchObject({
      number: 1,
      locale: 'tr',
      origin: 'rest',
      userId: api.user.id,
      userName: api.user.email,
    });
    expect(second).toMatchObject({ number: 2, fields: Object.keys(edit), data: edit });
    expect(more).toEqual([]);
  },
);

test.each(cases)(
  '%s: a record from before the history gets its former state first',
  async (entity, path, body, edit) => {
    const api = await startWithCategory();
    const id = await create(api, path, body);
    const [created] = await revisionsOf(api, entity, id);
    await api.db.revision.deleteMany();
    await api.rest.put(`${path}/${id}`, edit);
    expect(await revisionsOf(api, entity, id)).toMatchObject([
      { number: 1, data: created?.data, fields: [], origin: 'unknown', userId: null, userName: null },
      { number: 2, fields: Object.keys(edit), origin: 'rest', userId: api.user.id },
    ]);
  },
);

test.each(cases)('%s: what is rejected writes no version', async (entity, path, body) => {
  const api = await startWithCategory();
  const id = await create(api, path, body);
  const before = await api.db.revision.count();
  const wrong = Object.fromEntries(Object.keys(body).map((name) => [name, null]));
  expect((await api.rest.post(path, wrong)).status).toBe(400);
  expect((await api.rest.put(`${path}/${id}`, wrong)).status).toBe(400);
  expect(await api.db.revision.count(), entity).toBe(before);
});

test('a save from an older version, and one that fails behind the write, leave no version', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const { id } = await trpc.articles.create({ title: 'A', slug: 'a', content: html });
  await trpc.articles.create({ title: 'B', slug: 'b', content: html });
  await expect(trpc.articles.update({ id, version: 9, data: { title: 'C' } })).rejects.toThrow();
  await expect(trpc.articles.update({ id, data: { title: 'C', slug: 'b' } })).rejects.toThrow();
  expect(await db.revision.count()).toBe(2);
});

test('the form and the company profile have versions, too', async () => {
  const api = await startTestApi({ signedIn: true });
  await api.trpc.company.update({ data: { name: 'Örnek' } });
  await api.trpc.company.update({ data: { slogan: { tr: 'Işık', en: null }, english: false } });
  await api.trpc.company.update({ data: { english: true } });
  expect(await revisionsOf(api, 'company', 0)).toMatchObject([
    { number: 1, origin: 'form', data: { name: 'Örnek' } },
    { number: 2, origin: 'form', fields: ['slogan'], data: { name: 'Örnek', slogan: { tr: 'Işık', en: null } } },
  ]);
});

test('an import says so, and what it brings has its first version', async () => {
  const source = await startTestApi({ signedIn: true });
  const { id } = await source.trpc.services.create({ title: 'Pano', description: 'x' });
  await source.trpc.services.update({ id, data: { title: 'Yeni' } });
  const text = JSON.stringify({ ...(await exportContent(source.db, { messages: true })), files: [] });
  expect(text).not.toContain('Pano');
  const target = await startTestApi();
  const bulk = { ...target.context, unrecorded: true, origin: 'import' } as const;
  await inOneTransaction(bulk, (ctx) => importContent(ctx, contentFile.parse(JSON.parse(text))));
  const [service] = await target.db.service.findMany();
  expect(await revisionsOf(target, 'service', service?.id ?? 0)).toMatchObject([
    { number: 1, origin: 'import', userId: null, userName: null, data: { title: 'Yeni' } },
  ]);
  await clearContent(target.db);
  expect(await target.db.revision.count()).toBe(0);
});

test('instants are stored alike, whether a version is the first or a further one', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const { id } = await trpc.services.create({ title: 'A', description: 'x' });
  await trpc.services.update({ id, data: { title: 'B' } });
  const [first] = await db.revision.findMany({ orderBy: { number: 'asc' }, take: 1 });
  const further = await db.revision.findMany({ where: { createdAt: { gte: first?.createdAt ?? new Date(0) } } });
  expect(further).toHaveLength(2);
  expect(await db.revision.count({ where: { createdAt: { gt: new Date() } } })).toBe(0);
});

test('the gallery belongs to its project; edits of one person within ten minutes are one version', async () => {
  const api = await startWithCategory();
  const { rest, category } = api;
  const id = await create(api, '/admin/projects', { title: 'A', content: html, categoryId: category.id });
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  try {
    const a = await rest.post(`/project/${id}/images`, { imageUrl: 'https://a.example/1.jpg', order: 1 });
    await rest.post(`/project/${id}/images`, { imageUrl: 'https://a.example/2.jpg', order: 2 });
    const images = [(a.data as { id: number }).id];
    await rest.put(`/project/${id}/images/order`, { items: [{ id: images[0], order: 5 }] });
    expect(await revisionsOf(api, 'project', id)).toMatchObject([
      { number: 1, data: { images: [] } },
      {
        number: 2,
        fields: ['images'],
        data: { title: 'A', images: ['https://a.example/2.jpg', 'https://a.example/1.jpg'] },
      },
    ]);
    vi.setSystemTime(Date.now() + 11 * 60_000);
    await rest.delete(`/project-images/${images[0]}`);
    const [, , third] = await revisionsOf(api, 'project', id);
    expect(third).toMatchObject({ number: 3, fields: ['images'], data: { images: ['https://a.example/2.jpg'] } });
  } finally {
    vi.useRealTimers();
  }
});

test('moving projects to another category is an edit of each', async () => {
  const api = await startWithCategory();
  const id = await create(api, '/admin/projects', { title: 'A', content: html, categoryId: 0 });
  const { id: to } = await api.trpc.categories.create({ name: 'B', slug: 'b' });
  await api.trpc.categories.moveProjects({ from: api.category.id, to });
  const [, second] = await revisionsOf(api, 'project', id);
  expect(second).toMatchObject({ number: 2, fields: ['categoryId'], data: { categoryId: to, title: 'A' } });
});
