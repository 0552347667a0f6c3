import { createWatchedDatabase } from '@pano/db/testing';
import { testServer } from '@pano/db/testing-server';
import { expect, test } from 'vitest';
import { entities } from '../src/entities/index';
import { inputOf } from '../src/router';
import { startTestApi } from '../src/testing/test-api';
import { startRecord, versionedTexts } from '../src/testing/versioned-records';

const uuid = 'new-3f2b8a4c-1d5e-4f60-8a7b-9c0d1e2f3a4b';

/** What has a history and a list in the back office. */
const listed = versionedTexts.filter(({ plural, locale }) => locale === 'tr' && inputOf(`${plural}.list`));

async function readList(site: Pick<Awaited<ReturnType<typeof startTestApi>>, 'trpc'>, plural: string, states?: true) {
  const routers: Record<string, Record<string, unknown>> = site.trpc;
  const list = routers[plural]?.list;
  if (typeof list !== 'function') throw new Error(`${plural} have no list`);
  return list({ limit: 200, states });
}

test.each(listed)('the list of $plural brings the drafts of its records and of new ones', async (texts) => {
  const site = await startRecord(texts);
  const { trpc, id, record, user } = site;
  const { kind: entity, plural, label, translation } = texts;
  const [alone, before] = [await readList(site, plural), await readList(site, plural, true)];
  expect(alone.items).toContainEqual(expect.objectContaining({ id }));
  expect(before).toEqual({ ...alone, states: before.states });

  const keep = (record: string, locale: 'tr' | 'en', title: string) =>
    trpc.drafts.keep({ entity, record, locale, values: { [label]: title } });
  await keep(record, 'tr', 'Bir');
  await keep(uuid, 'tr', 'İki');
  const ofEnglish = translation ? [{ id, locale: 'en', assistant: null }] : [];
  if (translation) await keep(record, 'en', 'One');
  expect(await readList(site, plural)).toEqual(alone);
  expect(await readList(site, plural, true)).toEqual({
    ...before,
    drafts: [...ofEnglish, { id, locale: 'tr', assistant: null }],
    newDrafts: [
      {
        record: uuid,
        locale: 'tr',
        label: 'İki',
        userName: user.email,
        assistant: null,
        updatedAt: expect.stringMatching(/T.*Z$/),
      },
    ],
  });

  await trpc.drafts.discard({ entity, record: uuid });
  await trpc.drafts.publish({ entity, record });
  if (translation) await trpc.drafts.discard({ entity, record, locale: 'en' });
  expect(await readList(site, plural, true)).not.toHaveProperty('drafts');
});

test('the kinds that drafts can be narrowed to are those with a history', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  expect(await trpc.drafts.kinds()).toEqual(entities.flatMap(({ kind, history }) => (history ? [kind] : [])));
});

test('the last kept drafts of new records come first, and many of them hide no draft of a record', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const { id } = await db.brand.create({ data: { name: 'Marka', logoUrl: '/art/a.webp' } });
  const add = (record: string, day: number) =>
    db.draft.create({
      data: { entity: 'brand', record, values: '{}', label: `Gün ${day}`, updatedAt: new Date(2026, 0, day) },
    });
  for (const [record, day] of [['a', 2] as const, ['b', 9] as const, ['c', 5] as const]) {
    await add(uuid.replace(/.$/, record), day);
  }
  const { newDrafts } = await trpc.brands.list({ states: true });
  expect(newDrafts?.map(({ label }) => label)).toEqual(['Gün 9', 'Gün 5', 'Gün 2']);
  for (let at = 10; at < 60; at += 1) await add(uuid.replace(/..$/, String(at)), 1);
  await add(String(id), 1);
  const many = await trpc.brands.list({ states: true });
  expect(many.drafts).toEqual([{ id, locale: 'tr', assistant: null }]);
  expect(many.newDrafts).toHaveLength(5);
  expect(many.newDrafts?.slice(0, 3).map(({ label }) => label)).toEqual(['Gün 9', 'Gün 5', 'Gün 2']);
  expect(many.moreNewDrafts).toBe(48);
});

test('the drafts of two hundred records take one query, from an index, and none while there are no drafts', async () => {
  const database = await createWatchedDatabase();
  const site = await startTestApi({ signedIn: true, database });
  const { db } = site;
  const names = Array.from({ length: 200 }, (_, at) => `kayit-${at}`);
  await db.service.createMany({ data: names.map((title) => ({ title, description: 'x' })) });
  await db.brand.createMany({ data: names.map((name) => ({ name, logoUrl: '/art/a.webp' })) });
  const readQueries = async (plural: string, states?: true) => {
    await readList(site, plural, states);
    database.queries.length = 0;
    await readList(site, plural, states);
    return database.queries.filter(({ sql }) => !/\W(?:Session|User|SecondFactor)\W/.test(sql));
  };
  const isOfDrafts = ({ sql }: { sql: string }) => /FROM \S*Draft/.test(sql);
  for (const [plural, entity, records] of [
    ['services', 'service', await db.service.findMany()],
    ['brands', 'brand', await db.brand.findMany()],
  ] as const) {
    const alone = await readQueries(plural);
    const ofStates = plural === 'services' ? 1 : 0;
    expect(await readQueries(plural, true), plural).toHaveLength(alone.length + ofStates);
    const rows = [...records.map(({ id }) => String(id)), uuid].flatMap((record) =>
      ['tr', 'en'].map((locale) => ({ entity, record, locale, values: '{}', label: record })),
    );
    await db.draft.createMany({ data: rows });
    const queries = await readQueries(plural, true);
    expect(queries, plural).toHaveLength(alone.length + ofStates + 1);
    const [ofDrafts] = queries.filter(isOfDrafts);
    expect(await explain(ofDrafts?.sql ?? '', ofDrafts?.args ?? [])).not.toMatch(/\bSCAN|Seq Scan/);
    expect(await readQueries(plural)).toHaveLength(alone.length);
  }

  /** How the database finds the rows; PostgreSQL reads so short a table as a whole, unless it must not. */
  function explain(sql: string, args: unknown[]): Promise<string> {
    return db.$transaction(async (tx) => {
      if (testServer) await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      const steps = await tx.$queryRawUnsafe<object[]>(`EXPLAIN ${testServer ? '' : 'QUERY PLAN'} ${sql}`, ...args);
      return steps.map((step) => Object.values(step).join(' ')).join('\n');
    });
  }
});
