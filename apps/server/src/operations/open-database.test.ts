import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectDatabase } from '@pano/db';
import { expect, test } from 'vitest';
import { readEnv, StartError } from '#process/env';
import { callPano, runPano } from '#testing/run-pano';
import { createSmallSite } from '#testing/small-site';
import { migrateIfPending } from './open-database';

/** Makes the last migration pending although its tables exist: applying it fails. */
async function forgetLastMigration(site: Awaited<ReturnType<typeof createSmallSite>>) {
  await site.withDatabase(
    (db) => db.$executeRaw`DELETE FROM _prisma_migrations WHERE migration_name =
      (SELECT max(migration_name) FROM _prisma_migrations)`,
  );
}

test('a migration that fails leaves the database as it was, and the start says so in one line', async () => {
  const site = await createSmallSite();
  await forgetLastMigration(site);
  const before = await inspectDatabase(site.databaseUrl);
  const { code, err } = await runPano(site.dataDir, ['migrate']);
  expect(code).toBe(1);
  expect(err).toMatch(
    /✗ A database migration failed and nothing was changed; start the previous version of Pano again/,
  );
  expect(
    err
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('✗')),
  ).toHaveLength(1);
  expect(await inspectDatabase(site.databaseUrl)).toEqual(before);
  expect((await readdir(site.dataDir)).filter((name) => name.includes('changing'))).toEqual([]);
  const env = readEnv({ DATA_DIR: site.dataDir });
  await expect(migrateIfPending(env, () => {})).rejects.toThrow(StartError);
});

test('before a migration the database is kept as it was', async () => {
  const site = await createSmallSite();
  await site.withDatabase(async (db) => {
    await db.$executeRaw`DROP TABLE "JobRun"`;
    await db.$executeRaw`DELETE FROM _prisma_migrations WHERE migration_name LIKE '%_job_runs'`;
  });
  const env = readEnv({ DATA_DIR: site.dataDir });
  const applied = await migrateIfPending(env, () => {});
  expect(applied).toHaveLength(1);
  expect(await migrateIfPending(env, () => {})).toEqual([]);
  const [copy = ''] = await readdir(env.backup.folder);
  expect(copy).toMatch(/^before-migration-.+\.db$/);
  const before = await inspectDatabase(`file:${join(env.backup.folder, copy)}`);
  expect([before.pending, before.counts.Service, before.damage]).toEqual([applied, 1, []]);
  expect((await inspectDatabase(site.databaseUrl)).pending).toEqual([]);
});

test('a database of a newer version is opened by no start and no command, and they say what to do', async () => {
  const site = await createSmallSite();
  await site.withDatabase(
    (db) => db.$executeRaw`UPDATE _prisma_migrations SET migration_name = '99990101000000_from_the_future'
      WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)`,
  );
  const before = await inspectDatabase(site.databaseUrl);
  const lines = ['start', 'migrate', 'migrate --dry-run', 'admin list', 'export', 'seed', 'import x.tar.gz'];
  for (const args of lines.map((line) => line.split(' '))) {
    const { code, err } = args[0] === 'start' ? await runPano(site.dataDir, args) : await callPano(site.dataDir, args);
    expect([code, err], args.join(' ')).toEqual([
      1,
      expect.stringMatching(
        /✗ A newer version of Pano made this database \(9999\S+ is unknown here\); .*restore the backup/,
      ),
    ]);
  }
  const places = ['--from', site.databaseUrl, '--to', `file:${join(site.dataDir, 'other.db')}`];
  const moved = await callPano(site.dataDir, ['migrate-data', ...places]);
  expect([moved.code, moved.err]).toEqual([1, expect.stringContaining('A newer version of Pano made the source')]);
  expect(await inspectDatabase(site.databaseUrl)).toEqual(before);
  expect((await callPano(site.dataDir, ['backup'])).code).toBe(0);
});
