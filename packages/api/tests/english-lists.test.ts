import { createWatchedDatabase } from '@pano/db/testing';
import { testServer } from '@pano/db/testing-server';
import { expect, test } from 'vitest';
import { translatedEntities } from '../src/capabilities/translations/translation.operations';
import { collectionPath } from '../src/capabilities/translations/translation.transports';
import { idOf, startTestApi } from '../src/testing/test-api';

/** Turkish texts of the records that lists show, by what their endpoints are called. */
const turkish = new Map<string, (name: string) => Record<string, string>>([
  ['services', (title) => ({ title, description: 'Metin' })],
  ['heroSections', (title) => ({ title })],
  ['categories', (name) => ({ name, slug: name.toLowerCase() })],
  ['projects', (title) => ({ title, content: '<p>Metin</p>' })],
  ['articles', (title) => ({ title, slug: title.toLowerCase(), content: '<p>Metin</p>' })],
  ['pages', (title) => ({ title, slug: title.toLowerCase(), content: '<p>Metin</p>' })],
  ['keywords', (keyword) => ({ keyword })],
]);

const lists = translatedEntities.filter(({ kind }) => kind !== 'aboutSection');

async function startList(plural: string) {
  const api = await startTestApi({ signedIn: true });
  const { rest, db } = api;
  const path = collectionPath(plural);
  const more = plural === 'projects' ? await db.category.create({ data: { name: 'Ev', slug: 'ev' } }) : null;
  const create = async (name: string) =>
    idOf(await rest.post(path, { ...turkish.get(plural)?.(name), ...(more && { categoryId: more.id }) }));
  const read = async (query: string) => {
    const { data, meta } = await rest.get(`${path}?${query}`);
    return { ids: Array.isArray(data) ? data.map(({ id }) => id) : data, meta };
  };
  return { ...api, path, create, read };
}

test.each(lists)('the list of $plural can be narrowed to a state of the English texts', async (entity) => {
  const { kind, plural, translation } = entity;
  const { rest, path, create, read } = await startList(plural);
  const [missing, current, outdated] = [await create('Bir'), await create('Iki'), await create('Uc')];
  const [title] = Object.keys(translation.schema.shape);
  await rest.put(`${path}/${current}/translations/en`, translation.example);
  const other = 'slug' in translation.schema.shape ? { slug: 'other' } : {};
  const texts = { ...translation.example, ...other, [`${title}`]: 'Other' };
  await rest.put(`${path}/${outdated}/translations/en`, texts);
  await rest.put(`${path}/${outdated}`, { [`${title}`]: 'Dort' });

  for (const [english, id] of Object.entries({ missing, translated: current, outdated })) {
    expect(await read(`english=${english}`), `${kind} ${english}`).toMatchObject({ ids: [id], meta: { total: 1 } });
  }
  expect((await read('english=')).meta).toMatchObject({ total: 3 });
  const wrong = await rest.get(`${path}?english=bilinmeyen`);
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('Geçersiz süzgeç');
});

test('the filter goes with a search and with pages, and follows what is saved and taken back', async () => {
  const { trpc, create, read } = await startList('articles');
  const [one, two] = [await create('Pano-1'), await create('Pano-2')];
  await create('Kablo');
  const three = await create('Pano-3');
  const first = await read('english=missing&q=pano&limit=2&sort=title');
  expect(first).toMatchObject({ ids: [one, two], meta: { total: 3 } });
  expect(await read('english=missing&q=pano&limit=2&offset=2&sort=title')).toMatchObject({ ids: [three] });

  const ref = { entity: 'article', id: two } as const;
  await trpc.translations.save({ ...ref, data: { title: 'Board', content: '<p>Text</p>' } });
  expect(await read('english=missing&q=pano')).toMatchObject({ ids: [three, one], meta: { total: 2 } });
  expect(await trpc.articles.list({ english: 'translated' })).toMatchObject({ items: [{ id: two }], total: 1 });
  await trpc.articles.update({ id: two, data: { title: 'Yeni' } });
  expect(await read('english=translated')).toMatchObject({ ids: [], meta: { total: 0 } });
  await trpc.translations.remove(ref);
  expect(await read('english=missing')).toMatchObject({ meta: { total: 4 } });
});

test('the states of two hundred records take at most four queries, all of them from an index', async () => {
  const database = await createWatchedDatabase();
  const { trpc, db } = await startTestApi({ signedIn: true, database });
  const names = Array.from({ length: 300 }, (_, at) => `kayit-${at}`);
  const { id: categoryId } = await db.category.create({ data: { name: 'Ev', slug: 'ev' } });
  const text = (title: string) => ({ title, slug: title, content: 'x' });
  await db.service.createMany({ data: names.map((title) => ({ title, description: 'x' })) });
  await db.heroSection.createMany({ data: names.map((title) => ({ title })) });
  await db.category.createMany({ data: names.map((name) => ({ name, slug: name })) });
  await db.project.createMany({ data: names.map((title) => ({ ...text(title), categoryId })) });
  await db.article.createMany({ data: names.map(text) });
  await db.page.createMany({ data: names.map(text) });
  await db.keyword.createMany({ data: names.map((keyword) => ({ keyword, keywordKey: keyword })) });
  for (const { kind, translation } of lists) {
    const records = await translation.records(db).findMany({ where: {}, orderBy: [{ id: 'asc' }], take: 200 });
    const ids = records.map(({ id }) => id);
    await trpc.translations.save({ entity: kind, id: ids[0] ?? 0, data: { ...translation.example } });
    database.queries.length = 0;
    const states = await trpc.lifecycle.states({ entity: kind, ids });
    const queries = database.queries.filter(({ sql }) => !/\W(?:Session|User|SecondFactor)\W/.test(sql));
    expect(states).toHaveLength(200);
    expect(states.filter(({ english }) => english !== 'missing')).toMatchObject([{ id: ids[0] }]);
    expect(queries.length, kind).toBeLessThanOrEqual(4);
    expect(queries.length, kind).toBeGreaterThan(0);
    for (const { sql, args } of queries)
      expect(await explain(sql, args), `${kind}: ${sql}`).not.toMatch(/\bSCAN|Seq Scan/);
  }
  database.queries.length = 0;
  await trpc.articles.list({ english: 'missing', limit: 20 });
  const rows = database.queries.find(({ sql }) => sql.includes('ORDER BY'));
  expect(await explain(rows?.sql ?? '', rows?.args ?? []), rows?.sql).not.toContain('USE TEMP B-TREE');

  /** How the database finds the rows; PostgreSQL reads so short a table as a whole, unless it must not. */
  function explain(sql: string, args: unknown[]): Promise<string> {
    return db.$transaction(async (tx) => {
      if (testServer) await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      const steps = await tx.$queryRawUnsafe<object[]>(`EXPLAIN ${testServer ? '' : 'QUERY PLAN'} ${sql}`, ...args);
      return steps.map((step) => Object.values(step).join(' ')).join('\n');
    });
  }
});
