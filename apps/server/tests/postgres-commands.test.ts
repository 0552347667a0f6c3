import { openDatabase } from '@pano/db';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '#process/env';
import { startServices } from '#start-services';
import { callPano } from '#testing/run-pano';
import { migratedDatabase, temporaryDatabase, temporaryFolder } from '#testing/start-api';

test('the command line works on PostgreSQL, backups included', { timeout: 60_000 }, async () => {
  const dataDir = await temporaryFolder();
  const DATABASE_URL = await temporaryDatabase();
  const pano = (...args: string[]) => callPano(dataDir, args, { DATABASE_URL, PUBLIC_URL: 'https://ornek.example' });

  expect((await pano('migrate', '--dry-run')).out.split('\n').length).toBeGreaterThan(3);
  expect((await pano('admin', 'list')).err).toContain('run npm run pano -- migrate first');
  expect((await pano('migrate')).out).toMatch(/up to date \(\d+ migrations applied\)/);
  expect((await pano('migrate', '--dry-run')).out).toContain('up to date');
  expect((await pano('seed')).code).toBe(0);
  expect((await pano('seed')).err).toContain('has content already');

  expect((await pano('admin', 'create', 'kim@ornek.example')).code).toBe(0);
  expect((await pano('admin', 'create', 'kim@ornek.example')).code).toBe(1);
  expect((await pano('admin', 'reset-password', 'kim@ornek.example')).out).toMatch(/Password: \S{16}/);
  expect(JSON.parse((await pano('admin', 'list', '--json')).out)).toMatchObject([{ email: 'kim@ornek.example' }]);

  expect(await pano('backup')).toMatchObject({ code: 0, out: expect.stringContaining('✓') });
  expect(await pano('doctor')).toMatchObject({ code: 0, out: expect.stringContaining('No problem found') });
});

test('in the middle of an upgrade an instance of the version before may start again beside the newer ones', async () => {
  const DATABASE_URL = await migratedDatabase();
  const db = await openDatabase(DATABASE_URL);
  onTestFinished(() => db.$disconnect());
  await db.$executeRaw`INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at)
    VALUES ('newer', '', now(), '99990101000000_from_the_future', now())`;
  const env = readEnv({
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL,
    SAMPLE_CONTENT: 'false',
    LOG_LEVEL: 'silent',
  });
  const services = await startServices(env);
  expect(await services.db.user.count()).toBe(1);
  await services.media.close();
  await services.db.$disconnect();
});
