import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, withStartLock } from '#client';
import { isPostgres } from '#driver';
import { migrationNames } from '#generated/migration-names';
import { schema } from '#generated/sqlite/migrations';
import { sqliteAdapter } from '#sqlite/adapter';
import { sqliteFile } from '#sqlite/database-file';
import { createEmptyPlace } from '#testing/databases';
import { everyModel } from '#testing/models';
import { applyMigrations } from './migrate';

const script = fileURLToPath(new URL('../../scripts/models-for-tests.mjs', import.meta.url));

/** A database of the previous version. */
async function startBefore() {
  const { url, remove } = await createEmptyPlace();
  onTestFinished(remove);
  const until = migrationNames.at(-2);
  expect(await applyMigrations(url, until)).toEqual(migrationNames.slice(0, -1));
  return url;
}

/** The client of the previous version, with its models. */
async function openBefore(url: string) {
  const provider = isPostgres(url) ? 'postgresql' : 'sqlite';
  const printed = execFileSync(process.execPath, [script, 'previous-client', provider], { encoding: 'utf8' });
  const { file, models }: { file: string; models: string } = JSON.parse(printed);
  const { PrismaClient }: typeof import('#generated/sqlite/client') = await import(/* @vite-ignore */ file);
  const adapter = isPostgres(url) ? new PrismaPg(url) : sqliteAdapter(sqliteFile(url));
  const old = new PrismaClient({ adapter });
  onTestFinished(() => old.$disconnect());
  return { old, models: everyModel(models) };
}

test('an instance of the previous version and a new one work side by side: each reads and changes what the other wrote', async () => {
  const url = await startBefore();
  const { old, models } = await openBefore(url);
  const first = await models.writeAll(old);
  expect(await models.readAll(old, first)).toEqual(first);

  const migrate = async () => expect(await applyMigrations(url)).toEqual(migrationNames.slice(-1));
  if (isPostgres(url)) {
    let isMigrating = true;
    const migrating = migrate().finally(() => {
      isMigrating = false;
    });
    while (isMigrating) expect(await models.readAll(old, first)).toEqual(first);
    await migrating;
  } else {
    // A file has one instance at a time.
    await old.$disconnect();
    await migrate();
  }

  const db = await openDatabase(url);
  onTestFinished(() => db.$disconnect());
  const seen = await models.readAll(db, first);
  for (const [i, row] of first.entries()) expect(seen[i]).toMatchObject(row);

  const today = everyModel(schema);
  const fromOld = await models.writeAll(old);
  const fromNew = await today.writeAll(db);
  const inOldOrder = models.tables.map(
    ({ model }) => fromNew[today.tables.findIndex((table) => table.model === model)] ?? {},
  );
  for (const [i, row] of (await models.readAll(old, inOldOrder)).entries()) {
    expect(inOldOrder[i]).toMatchObject(row ?? { missing: models.tables[i]?.model });
  }
  for (const [i, row] of (await models.readAll(db, fromOld)).entries()) expect(row).toMatchObject(fromOld[i] ?? {});
  expect(await models.changeAll(old, inOldOrder)).toBe(models.tables.length);
  expect(await models.changeAll(db, fromOld)).toBe(models.tables.length);
  expect(await models.readAll(old, fromOld)).not.toContain(null);
}, 60_000);

test('instances that start at once over the database of the previous version migrate it once', async () => {
  const url = await startBefore();
  const applied: string[][] = [];
  // A file has one instance: each starts after the other.
  const start = async () => void applied.push(await withStartLock(url, () => applyMigrations(url)));
  if (isPostgres(url)) await Promise.all([start(), start(), start()]);
  else for (let i = 0; i < 3; i++) await start();
  expect(applied.map(({ length }) => length).toSorted()).toEqual([0, 0, 1]);
});
