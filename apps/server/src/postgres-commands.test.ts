import { expect, test } from 'vitest';
import { callPano } from './testing/call-pano';
import { temporaryDatabase, temporaryFolder } from './testing/start-api';

test('the command line works on PostgreSQL, and says whose tools make backups of it', { timeout: 60_000 }, async () => {
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

  expect(await pano('backup')).toMatchObject({ code: 1, err: expect.stringContaining('pg_dump') });
  expect(await pano('restore', 'x.tar.gz')).toMatchObject({ code: 1, err: expect.stringContaining('pg_restore') });
  expect(await pano('doctor')).toMatchObject({ code: 0, out: expect.stringContaining('No problem found') });
});
