import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '#testing/databases';
import { sqliteFile } from './database-file';

async function createDatabase() {
  const { db, url, close } = await createTestDatabase();
  onTestFinished(close);
  return { db, url };
}

test('a statement is prepared once, and runs with the values of each call', async () => {
  // Before the connections are opened.
  const prepare = vi.spyOn(Sqlite.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());
  const { db } = await createDatabase();
  const create = (title: string) => db.service.create({ data: { title, description: 'x' } });
  const read = (id: number) => db.service.findUnique({ where: { id } });
  const first = await create('Pano');
  expect(await read(first.id)).toEqual(first);
  const second = await create('Aydınlatma');
  expect(await read(first.id)).toEqual(first);
  expect(await read(second.id)).toEqual(second);
  expect(await read(second.id + 1)).toBeNull();
  const prepared = prepare.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('`Service`'));
  expect(prepared.map((sql) => sql.split(' ')[0]).toSorted()).toEqual(['INSERT', 'SELECT']);
});

test('a statement that failed runs again', async () => {
  const { db } = await createDatabase();
  const add = (slug: string) => db.category.create({ data: { name: 'Pano', slug } });
  await add('pano');
  await expect(add('pano')).rejects.toThrow('Unique constraint');
  await expect(add('pano')).rejects.toThrow('Unique constraint');
  expect((await add('panolar')).slug).toBe('panolar');
});

test('a prepared statement reads a table that another connection has changed', async () => {
  const { db, url } = await createDatabase();
  await db.brand.create({ data: { name: 'Şalt', logoUrl: '' } });
  const before = await db.brand.findMany();
  const readAll = () => db.$queryRaw`SELECT * FROM "Brand"`;
  await readAll();
  const other = new Sqlite(sqliteFile(url));
  other.exec(
    `ALTER TABLE "Brand" ADD COLUMN "country" TEXT NOT NULL DEFAULT 'TR'; UPDATE "Brand" SET "name" = 'Kablo'`,
  );
  other.close();
  expect(await db.brand.findMany()).toEqual([{ ...before[0], name: 'Kablo' }]);
  expect(await readAll()).toEqual([expect.objectContaining({ name: 'Kablo', country: 'TR' })]);
});
