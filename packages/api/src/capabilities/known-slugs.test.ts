import { createWatchedDatabase } from '@pano/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { listKnownSlugs, listRecordKeys } from './known-slugs';

const project = { categoryId: 1, content: '<p>x</p>' };

async function open() {
  const { db, close, queries } = await createWatchedDatabase();
  onTestFinished(close);
  await db.category.create({ data: { id: 1, name: 'Pano', slug: 'pano' } });
  return { db, queries };
}

test('what is known of one kind is read without the records of the others', async () => {
  const { db, queries } = await open();
  expect(await listKnownSlugs(db, 'category', 10)).toEqual(new Map([['pano', 'turkish']]));
  expect(await listRecordKeys(db, 'category', 10)).toEqual(new Set(['1', 'pano']));
  const tables = queries.flatMap(({ sql }) =>
    Array.from(sql.replaceAll(/["`]/g, '').matchAll(/(?:FROM|JOIN) \w+\.(\w+)/g), ([, table]) => table),
  );
  expect(tables.length).toBeGreaterThan(3);
  expect(new Set(tables)).toEqual(new Set(['Category', 'CategoryTranslation', 'FormerSlug']));
});

test('many records are read in groups, and too many not at all', async () => {
  const { db, queries } = await open();
  const rows = Array.from({ length: 2500 }, (_, at) => ({ ...project, title: `${at}`, slug: `p-${at}` }));
  await db.project.createMany({ data: rows });
  queries.length = 0;
  const known = await listKnownSlugs(db, 'project', 2500);
  expect([known?.size, known?.get('p-0'), known?.get('p-2499')]).toEqual([2500, 'turkish', 'turkish']);
  expect(queries.filter(({ sql }) => /FROM \S*[`"]Project[`"]/.test(sql))).toHaveLength(1 + 6);

  queries.length = 0;
  expect(await listRecordKeys(db, 'project', 2499)).toBeNull();
  expect(queries).toHaveLength(1);
});
