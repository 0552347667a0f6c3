import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#client';
import type { Database } from '#driver';
import { createEmptyPlace, createTestDatabase } from '#testing/databases';
import { modelsAsSql, searchedTables } from '#testing/models';
import { sqliteFile } from './database-file';

/**
 * Tables, columns, indexes and foreign keys, whatever the order in which they were created. The models do not contain
 * the search indexes, whose tables begin with an underscore.
 */
async function readStructure(db: Database) {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND substr(name, 1, 1) <> '_' ORDER BY name`;
  const columns = await db.$queryRaw`
    SELECT m.name AS "table", c.name, c.type, c."notnull", c.dflt_value, c.pk
    FROM sqlite_master m, pragma_table_info(m.name) c
    WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND substr(m.name, 1, 1) <> '_' ORDER BY 1, 2`;
  const indexes = await db.$queryRaw`
    SELECT m.name AS "table", i.name, i."unique", c.seqno, c.name AS "column"
    FROM sqlite_master m, pragma_index_list(m.name) i, pragma_index_info(i.name) c
    WHERE m.type = 'table' AND substr(m.name, 1, 1) <> '_' ORDER BY 1, 2, 4`;
  const foreignKeys = await db.$queryRaw`
    SELECT m.name AS "table", f."from", f."table" AS target, f."to", f.on_delete, f.on_update
    FROM sqlite_master m, pragma_foreign_key_list(m.name) f WHERE m.type = 'table' ORDER BY 1, 2`;
  return { tables, columns, indexes, foreignKeys };
}

test('the migrations create exactly the tables of the models', async () => {
  const migrated = await createTestDatabase();
  onTestFinished(migrated.close);
  const { url, remove } = await createEmptyPlace();
  new Sqlite(sqliteFile(url)).exec(modelsAsSql('sqlite')).close();
  const fromModels = await openDatabase(url);
  onTestFinished(async () => {
    await fromModels.$disconnect();
    await remove();
  });
  expect(await readStructure(migrated.db)).toEqual(await readStructure(fromModels));
});

test('each table with a search index has the triggers that update it', async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const triggers = await db.$queryRaw<{ name: string; tbl_name: string }[]>`
    SELECT name, tbl_name FROM sqlite_master WHERE type = 'trigger' ORDER BY name`;
  const expected = searchedTables.flatMap((table) =>
    ['delete', 'insert', 'update'].map((event) => ({ name: `${table}_search_${event}`, tbl_name: table })),
  );
  expect(triggers).toEqual(expected.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
});
