import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#client';
import { migrations } from '#generated/postgresql/migrations';
import { applyMigrations, migrationNames, pendingMigrations } from '#migrations/migrate';
import { createEmptyPlace } from '#testing/databases';

test('a migration that fails rolls back all pending ones; once the cause is removed the next run succeeds', async () => {
  const { url, remove } = await createEmptyPlace();
  onTestFinished(remove);
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  // The last migration that creates a table or an index fails, because its name is taken; one before it is pending, too.
  const created = migrations.map(({ sql }) => /^\s*CREATE (?:UNIQUE )?(?:INDEX|TABLE) "(\w+)"/m.exec(sql)?.[1]);
  const failing = created.findLastIndex((name) => name !== undefined);
  const taken = created[failing];
  expect(taken).toBeDefined();
  const pending = migrationNames.slice(failing - 1);
  await applyMigrations(url, migrationNames[failing - 2]);
  await client.query(`CREATE TABLE "${taken}" (id int)`);
  const structure = async () =>
    (await client.query(`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1`)).rows;
  const structureBefore = await structure();
  await expect(applyMigrations(url)).rejects.toThrow('already exists');
  expect(await structure()).toEqual(structureBefore);
  const db = await openDatabase(url);
  onTestFinished(() => db.$disconnect());
  expect(await pendingMigrations(db)).toEqual(pending);
  await client.query(`DROP TABLE "${taken}"`);
  expect(await applyMigrations(url)).toEqual(pending);
});
