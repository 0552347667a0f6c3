import { openDatabase } from '@pano/db';
import { createTestDatabase } from '@pano/db/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestApi } from '#testing/test-api';

test('who is signed in is not asked for again until a session changes, by whatever process', async () => {
  const database = await createTestDatabase();
  const { rest, user } = await startTestApi({ signedIn: true, database });
  const status = async () => (await rest.get('/admin/services')).status;
  expect([await status(), await status()]).toEqual([200, 200]);
  const other = await openDatabase(database.url);
  onTestFinished(() => other.$disconnect());
  await other.session.deleteMany({ where: { userId: user.id } });
  await vi.waitFor(async () => expect(await status()).toBe(401), { timeout: 5000 });
});
