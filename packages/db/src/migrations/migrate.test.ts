import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#client';
import { migrationNames } from '#generated/migration-names';
import { createEmptyPlace } from '#testing/databases';
import { applyMigrations, pendingMigrations } from './migrate';

test('an empty database is brought up to date once', async () => {
  const { url, remove } = await createEmptyPlace();
  onTestFinished(remove);
  const pendingIn = async () => {
    const db = await openDatabase(url);
    return pendingMigrations(db).finally(() => db.$disconnect());
  };
  expect(await pendingIn()).toEqual(migrationNames);
  expect(await applyMigrations(url)).toEqual(migrationNames);
  expect(await applyMigrations(url)).toEqual([]);
  expect(await pendingIn()).toEqual([]);
});
