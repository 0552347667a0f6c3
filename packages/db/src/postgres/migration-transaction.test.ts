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
  const before = migrationNames.at(-2) ?? '';
  await applyMigrations(url, migrationNames.at(-3));
  // A table with the name of the last table or index that the last migration creates.
  const [, made] =
    [...(migrations.at(-1)?.sql ?? '').matchAll(/^\s*CREATE (?:UNIQUE )?(?:INDEX|TABLE) "(\w+)"/gm)].at(-1) ?? [];
  expect(made).toBeDefined();
  await client.query(`CREATE TABLE "${made}" (id int)`);
  const structure = async () =>
    (await client.query(`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1`)).rows;
  const structureBefore = await structure();
  await expect(applyMigrations(url)).rejects.toThrow('already exists');
  expect(await structure()).toEqual(structureBefore);
  const db = await openDatabase(url);
  onTestFinished(() => db.$disconnect());
  expect(await pendingMigrations(db)).toEqual([before, migrationNames.at(-1)]);
  await client.query(`DROP TABLE "${made}"`);
  expect(await applyMigrations(url)).toEqual([before, migrationNames.at(-1)]);
});
