import { textColumns } from '@pano/db/testing';
import { expect, test } from 'vitest';
import { contentEntities } from '#entities/index';
import { startTestApi } from '#testing/test-api';
import { renewSortKeys } from './sort-keys';

const sorted = ['2. etap', '10. etap', 'Cam', 'Çağrı', 'Hâl', 'Işık', 'İnşaat', 'Sigorta', 'şalt', 'Ürgüp', 'Zil'];
/** As they come: in no order. */
const mixed = sorted.toSorted();

type Api = Awaited<ReturnType<typeof startTestApi>>;
type Lists = {
  path: string;
  column: 'title' | 'name' | 'keyword';
  create: (trpc: Api['trpc'], text: string, slug: string) => Promise<unknown>;
};

const lists: Lists[] = [
  { path: 'services', column: 'title', create: (trpc, title) => trpc.services.create({ title, description: 'x' }) },
  { path: 'hero-sections', column: 'title', create: (trpc, title) => trpc.heroSections.create({ title }) },
  { path: 'categories', column: 'name', create: (trpc, name, slug) => trpc.categories.create({ name, slug }) },
  {
    path: 'brands',
    column: 'name',
    create: (trpc, name) => trpc.brands.create({ name, logoUrl: 'https://x.example/a.png' }),
  },
  { path: 'keywords', column: 'keyword', create: (trpc, keyword) => trpc.keywords.create({ keyword }) },
  { path: 'pages', column: 'title', create: (trpc, title, slug) => trpc.pages.create({ title, slug }) },
  {
    path: 'articles',
    column: 'title',
    create: (trpc, title, slug) => trpc.articles.create({ title, slug, content: 'x' }),
  },
  {
    path: 'projects',
    column: 'title',
    create: async (trpc, title) => {
      const category = { name: 'Kategori', slug: 'kategori' };
      const { items } = await trpc.categories.list({});
      const { id: categoryId } = items[0] ?? (await trpc.categories.create(category));
      return trpc.projects.create({ title, categoryId, content: 'x' });
    },
  },
];

async function namesOf({ rest }: Api, { path, column }: Lists, sort: string) {
  const { data } = await rest.get(`/admin/${path}?sort=${sort}&limit=100`);
  if (!Array.isArray(data)) throw new Error(`No list at ${path}`);
  return data.map((row) => row[column]);
}

test.each(lists)('$path are listed in the order of the Turkish alphabet, both ways', async (list) => {
  const api = await startTestApi({ signedIn: true });
  for (const [i, text] of mixed.entries()) await list.create(api.trpc, text, `kayit-${i}`);
  expect(await namesOf(api, list, list.column)).toEqual(sorted);
  expect(await namesOf(api, list, `-${list.column}`)).toEqual(sorted.toReversed());
});

test('a title that changes takes its new place, and what comes back from the trash its old one', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const names = async () => (await trpc.services.list({ sort: 'title' })).items.map(({ title }) => title);
  for (const title of ['Zil', 'Şalt', 'Sigorta']) await trpc.services.create({ title, description: 'x' });
  const { items } = await trpc.services.list({ sort: 'title' });
  const [{ id } = { id: 0 }] = items;
  await trpc.services.update({ id, data: { title: 'Topraklama' } });
  expect(await names()).toEqual(['Şalt', 'Topraklama', 'Zil']);
  const { batch } = await trpc.services.remove({ id });
  expect(await names()).toEqual(['Şalt', 'Zil']);
  await trpc.trash.restoreBatch({ batch });
  expect(await names()).toEqual(['Şalt', 'Topraklama', 'Zil']);
});

test('records that another version wrote get their key, and keep their version and the date of their last change', async () => {
  const { trpc, db, services } = await startTestApi({ signedIn: true });
  for (const title of mixed) await trpc.services.create({ title, description: 'x' });
  await db.service.updateMany({ where: { title: { in: ['Çağrı', 'İnşaat'] } }, data: { sortKey: '' } });
  await db.service.updateMany({ where: { title: 'Zil' }, data: { title: 'Acil', updatedAt: new Date(0) } });
  const photo = {
    contentType: 'image/jpeg',
    bytes: 1,
    width: 1,
    height: 1,
    animated: false,
    placeholder: '',
    color: '',
  };
  for (const originalName of ['çizim.jpg', 'dere.jpg', 'cam.jpg'])
    await db.media.create({
      data: { ...photo, originalName, key: originalName, fileName: originalName, hash: originalName },
    });
  const before = await db.service.findMany({ orderBy: { id: 'asc' } });
  await renewSortKeys(services);
  const order = ['2. etap', '10. etap', 'Acil', ...sorted.slice(2, -1)];
  expect((await trpc.services.list({ sort: 'title' })).items.map(({ title }) => title)).toEqual(order);
  const after = await db.service.findMany({ orderBy: { id: 'asc' } });
  const withoutKey = (rows: typeof before) => rows.map(({ sortKey, ...row }) => row);
  expect(withoutKey(after)).toEqual(withoutKey(before));
  const pictures = await trpc.media.list({ sort: 'name' });
  expect(pictures.items.map(({ originalName }) => originalName)).toEqual(['cam.jpg', 'çizim.jpg', 'dere.jpg']);
});

test('more records than are read at once get their keys, and a run that was stopped is continued by the next', async () => {
  const { db, services } = await startTestApi();
  const titles = Array.from({ length: 450 }, (_, i) => `Hizmet ${i}`);
  await db.service.createMany({ data: titles.map((title) => ({ title, description: 'x' })) });
  const missing = () => db.service.count({ where: { sortKey: '' } });
  await renewSortKeys(services, AbortSignal.abort());
  expect(await missing()).toBe(450);
  await renewSortKeys(services);
  expect(await missing()).toBe(0);
});

test('the entities that name a column for sorting are those whose table has a key', async () => {
  const { db } = await startTestApi();
  const withKey = contentEntities.filter(({ sortedBy }) => sortedBy !== null).map(({ kind }) => `${kind}.sortKey`);
  const columns = (await textColumns(db)).filter((column) => column.endsWith('.sortKey'));
  expect(columns.map((column) => column.charAt(0).toLowerCase() + column.slice(1)).toSorted()).toEqual(
    withKey.toSorted(),
  );
});
