import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { inTransaction } from '../transaction';
import { commandLine, purgeActivity, recordActivity } from './record-activity';

test('an entry says who, what and when, as they were called then', async () => {
  const { db, context, user } = await startTestApi({ signedIn: true });
  await inTransaction(context, (tx) =>
    recordActivity(tx, context, { action: 'update', entity: 'brand', entityId: 7, label: 'Işık A.Ş.' }),
  );
  await db.user.delete({ where: { id: user.id } });
  expect(await db.activity.findMany()).toEqual([
    expect.objectContaining({
      action: 'update',
      entity: 'brand',
      entityId: 7,
      label: 'Işık A.Ş.',
      userId: user.id,
      userEmail: user.email,
      address: '192.0.2.1',
      requestId: 'test',
      search: expect.stringContaining('isik a s'),
    }),
  ]);
});

test('a change that fails leaves no entry', async () => {
  const { db, context } = await startTestApi({ signedIn: true });
  const failing = inTransaction(context, async (tx) => {
    await recordActivity(tx, context, { action: 'delete', entity: 'brand', entityId: 7 });
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  expect(await db.activity.count()).toBe(0);
});

test('what the program does by itself has neither a person nor an address', async () => {
  const { db } = await startTestApi();
  await recordActivity(db, commandLine, { action: 'backup', entity: 'site' });
  await recordActivity(db, { ...commandLine, address: '' }, { action: 'import', entity: 'site' });
  const nobody = { userId: null, userEmail: null, address: null };
  expect(await db.activity.findMany()).toMatchObject([nobody, nobody]);
});

test('purging removes what is older than an instant and nothing else', async () => {
  const { db } = await startTestApi();
  for (const day of ['2026-01-01', '2026-06-01', '2026-11-01']) {
    await db.activity.create({ data: { action: 'read', entity: 'site', at: new Date(day) } });
  }
  expect(await purgeActivity(db, new Date('2026-06-01'))).toBe(1);
  expect(await db.activity.count()).toBe(2);
});
