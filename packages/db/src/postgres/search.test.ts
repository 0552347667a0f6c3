import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#client';
import { applyMigrations, migrationNames } from '#migrations/migrate';
import { createEmptyPlace, createTestDatabase } from '#testing/databases';
import { searchedTables } from '#testing/models';

test('a search reads an index, not every row', async () => {
  const { url, close } = await createTestDatabase();
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await close();
  });
  await client.query(`
    INSERT INTO "Article" ("title", "slug", "content", "search", "updatedAt")
    SELECT 'x', 's' || n, '', repeat('kablo pano ', 30) || n, now() FROM generate_series(1, 5000) n`);
  // As the server does by itself after a while.
  await client.query('VACUUM ANALYZE "Article"');
  const { rows } = await client.query(`
    EXPLAIN SELECT "id" FROM "Article" WHERE "search" LIKE '%2718%' ORDER BY "id" DESC LIMIT 20`);
  expect(JSON.stringify(rows)).toContain('Bitmap Index Scan on \\"Article_search_trgm\\"');
});

test('where the extension cannot be installed the site starts without the indexes, and search works', async () => {
  const { url, remove } = await createEmptyPlace();
  const admin = new pg.Client(url);
  await admin.connect();
  const role = `limited_${Date.now()}`;
  await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'x'; GRANT CREATE ON SCHEMA public TO ${role}`);
  const limited = Object.assign(new URL(url), { username: role, password: 'x' }).href;
  onTestFinished(async () => {
    await admin.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    await admin.end();
    await remove();
  });
  expect(await applyMigrations(limited)).toEqual(migrationNames);
  const db = await openDatabase(limited);
  onTestFinished(() => db.$disconnect());
  const indexes = await db.$queryRaw`SELECT 1 FROM pg_indexes WHERE indexname LIKE '%_search_trgm'`;
  expect(indexes).toEqual([]);
  await db.article.create({ data: { title: 'x', slug: 'x', content: '', search: 'ana pano' } });
  expect(await db.article.count({ where: { search: { contains: 'pan' } } })).toBe(1);
});

test('every searched table has its index where the extension is there', async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const indexes = await db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_indexes WHERE indexname LIKE '%_search_trgm' ORDER BY 1`;
  expect(indexes.map(({ name }) => name)).toEqual(searchedTables.toSorted());
});
