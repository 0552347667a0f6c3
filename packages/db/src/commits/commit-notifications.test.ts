import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#testing/databases';
import { onCommit } from './commit-notifications';
import { parseWrite, parseWrites } from './parse-write';

async function start() {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const seen: { tables: string[]; mayUnpublish: boolean }[] = [];
  onTestFinished(onCommit(db, ({ tables, mayUnpublish }) => seen.push({ tables: [...tables], mayUnpublish })));
  return { db, seen };
}

const service = { title: 'x', description: 'x' };

test('each committed write emits its table before its writer goes on; a read emits nothing', async () => {
  const { db, seen } = await start();
  const { id } = await db.service.create({ data: service });
  expect(seen).toEqual([{ tables: ['Service'], mayUnpublish: false }]);
  await db.service.findMany();
  await db.service.update({ where: { id }, data: { title: 'y', visible: true, version: { increment: 1 } } });
  await db.service.updateMany({ data: { visible: false } });
  await db.$executeRaw`DELETE FROM "Service"`;
  expect(seen.slice(1)).toEqual([
    { tables: ['Service'], mayUnpublish: false },
    { tables: ['Service'], mayUnpublish: true },
    { tables: ['Service', 'ProjectService', 'ServiceTranslation'], mayUnpublish: true },
  ]);
});

test('a transaction emits all its tables in one commit, and nothing after a rollback', async () => {
  const { db, seen } = await start();
  await db.$transaction(async (tx) => {
    await tx.service.create({ data: service });
    await tx.page.create({ data: { title: 'x', slug: 'x' } });
    expect(seen).toEqual([]);
  });
  expect(seen).toEqual([{ tables: ['Service', 'Page'], mayUnpublish: false }]);
  const failing = db.$transaction(async (tx) => {
    await tx.service.create({ data: service });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(seen).toHaveLength(1);
});

test.each([
  ['INSERT INTO `main`.`Article` (`title`) VALUES (?)', ['x'], 'Article', false],
  [
    'INSERT INTO "public"."Setting" ("key") VALUES ($1) ON CONFLICT ("key") DO UPDATE SET "value" = $2',
    [],
    'Setting',
    true,
  ],
  [
    'UPDATE "public"."Article" SET "title" = $1, "visible" = $2 WHERE ("public"."Article"."id" = $3)',
    ['x', true, 1],
    'Article',
    false,
  ],
  [
    'UPDATE `main`.`Article` SET `version` = (`main`.`Article`.`version` + ?), `visible` = ? WHERE 1=1',
    [1, true],
    'Article',
    false,
  ],
  ['UPDATE `main`.`Article` SET `title` = ?, `visible` = ? WHERE `visible` = ?', ['x', false, true], 'Article', true],
  ['UPDATE `main`.`Article` SET `publishedAt` = ? WHERE 1=1', ['2020-01-01T00:00:00.000Z'], 'Article', false],
  ['UPDATE `main`.`Article` SET `publishedAt` = ? WHERE 1=1', ['2999-01-01T00:00:00.000Z'], 'Article', true],
  ['UPDATE `main`.`Article` SET `publishedAt` = ? WHERE 1=1', [null], 'Article', true],
  [
    'UPDATE `main`.`ProjectTranslation` SET `title` = ?, `stale` = ? WHERE 1=1',
    ['x', '{}'],
    'ProjectTranslation',
    false,
  ],
  ['UPDATE `main`.`Project` SET `categoryId` = ? WHERE 1=1', [2], 'Project', true],
  ['UPDATE `main`.`Page` SET `title` = ?, `blocks` = ? WHERE 1=1', ['x', '[]'], 'Page', false],
  ['UPDATE `main`.`Page` SET `parentId` = ? WHERE 1=1', [2], 'Page', true],
  ['UPDATE "public"."Media" SET "key" = $1', ['x'], 'Media', true],
  ['UPDATE "public"."Media" SET "attempts" = $1, "ready" = $2', [1, false], 'Media', false],
  ['UPDATE "public"."Setting" SET "value" = $1', ['x'], 'Setting', true],
  ['UPDATE "public"."Article" SET "title" = $1, "unknown" = $2', ['x', 'x'], 'Article', true],
  ['UPDATE "public"."Unknown" SET "title" = $1', ['x'], 'Unknown', true],
  ['UPDATE Article SET visible = true', [], 'Article', true],
  ['DELETE FROM `main`.`Article` WHERE 1=1', [], 'Article', true],
  ['INSERT OR REPLACE INTO `Setting` (`key`) VALUES (?)', ['x'], 'Setting', true],
  ['SELECT 1; DELETE FROM "Article"', [], '*', true],
  ['EXPLAIN ANALYZE DELETE FROM "Article"', [], '*', true],
  ['WITH gone AS (SELECT 1) DELETE FROM "Article"', [], '*', true],
])('of %s the table is known, and whether it may unpublish something', (sql, args, table, mayUnpublish) => {
  expect(parseWrite({ sql, args })).toEqual({ table, mayUnpublish });
});

test.each(['SELECT 1', 'EXPLAIN QUERY PLAN SELECT 1', 'PRAGMA data_version', 'BEGIN', 'COMMIT'])(
  '%s writes nothing',
  (sql) => {
    expect(parseWrite({ sql, args: [] })).toBeNull();
  },
);

test.each([
  ['DELETE FROM "Category" WHERE 1=1', ['Category', 'Article', 'ArticleTranslation', 'CategoryTranslation']],
  ['DELETE FROM `main`.`Project` WHERE 1=1', ['Project', 'ProjectImage', 'ProjectService', 'ProjectTranslation']],
  [
    'INSERT OR REPLACE INTO "Project" ("id") VALUES (?)',
    ['Project', 'ProjectImage', 'ProjectService', 'ProjectTranslation'],
  ],
  ['UPDATE "Category" SET "name" = $1', ['Category']],
])('%s counts as a write of each table that its foreign keys change', (sql, tables) => {
  expect(parseWrites({ sql, args: [] }).map(({ table }) => table)).toEqual(tables);
});

test('nested writes emit the tables that they write, and a delete those of its cascades', async () => {
  const { db, seen } = await start();
  const category = { create: { name: 'x', slug: 'x' } };
  const data = { title: 'x', slug: 'x', content: '', category, images: { create: { imageUrl: 'x' } } };
  await db.project.create({ data });
  expect(seen).toEqual([{ tables: ['Category', 'Project', 'ProjectImage'], mayUnpublish: false }]);
  await db.project.update({ where: { slug: 'x' }, data: { category: { update: { name: 'y' } } } });
  expect(seen.slice(1)).toEqual([{ tables: ['Category'], mayUnpublish: false }]);
  await db.project.delete({ where: { slug: 'x' } });
  expect(seen.slice(2)).toEqual([
    { tables: ['Project', 'ProjectImage', 'ProjectService', 'ProjectTranslation'], mayUnpublish: true },
  ]);
});
