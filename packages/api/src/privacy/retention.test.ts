import { afterEach, expect, test, vi } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { historySetting } from './privacy.schema';
import { purgeOldData } from './retention.operations';

afterEach(() => void vi.useRealTimers());

async function start(today = '2026-08-31T12:00:00Z') {
  const api = await startTestApi({ signedIn: true });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(today) });
  const addMessage = (createdAt: string) =>
    api.db.contactForm.create({
      data: { name: createdAt, email: 'a@example.com', message: 'x', createdAt, mail: { create: { locale: 'tr' } } },
    });
  const purge = () => purgeOldData(api.services, new AbortController().signal);
  const remaining = async () => (await api.db.contactForm.findMany({ orderBy: { id: 'asc' } })).map(({ name }) => name);
  return { ...api, addMessage, purge, remaining };
}

test('unless the owner chooses a period, everything is kept', async () => {
  const { trpc, addMessage, purge, remaining, db } = await start();
  await addMessage('1990-01-01T00:00:00Z');
  await db.activity.create({ data: { action: 'read', entity: 'site', at: new Date('1990-01-01') } });
  await purge();
  expect(await trpc.privacy.retention()).toEqual({
    contactFormMonths: null,
    wonLeadMonths: null,
    activityMonths: null,
  });
  expect([(await remaining()).length, await db.activity.count()]).toEqual([1, 1]);
});

test('messages older than the period go with their mails, to the day; shorter months end on their last', async () => {
  const { trpc, addMessage, purge, remaining, db } = await start();
  // Six months before 31 August is the last day of February.
  const days = ['2025-08-31T11:59:00Z', '2026-02-28T11:59:00Z', '2026-02-28T12:01:00Z', '2026-08-31T11:00:00Z'];
  for (const day of days) await addMessage(day);
  await trpc.privacy.setRetention({ contactFormMonths: 6 });
  await purge();
  expect(await remaining()).toEqual(days.slice(2));
  expect(await db.contactMail.count()).toBe(2);
  await purge();
  const purges = await db.activity.findMany({ where: { action: 'purge' } });
  expect(purges).toEqual([expect.objectContaining({ entity: 'contactForm', label: '2', userId: null })]);
});

test('the photos of old messages go with them, from the trash, too, as soon as the job of pictures has run', async () => {
  const { trpc, addMessage, purge, db, services } = await start();
  const { storage } = services.media;
  const [onDesk, inTrash, recent] = ['a', 'b', 'c'].map((letter) => `private-${letter.repeat(32)}`);
  for (const [key = '', day] of [
    [onDesk, '2026-01-01'],
    [inTrash, '2026-01-01'],
    [recent, '2026-08-30'],
  ]) {
    const { id } = await addMessage(`${day}T12:00:00Z`);
    await db.leadPhoto.create({ data: { contactFormId: id, key, bytes: 1, width: 1, height: 1 } });
    await storage.put(`${key}.jpg`, new Uint8Array(1), 'image/jpeg');
    if (key === inTrash) await trpc.leads.remove({ id });
  }
  await trpc.privacy.setRetention({ contactFormMonths: 6 });
  await purge();
  await services.media.resume();
  expect([await storage.list(), await db.trash.count()]).toEqual([[`${recent}.jpg`], 0]);
  expect(await db.leadPhoto.findMany()).toMatchObject([{ key: recent }]);
});

test('entries of the activity log have a period of their own', async () => {
  const { trpc, addMessage, purge, remaining, db } = await start();
  await addMessage('2020-01-01T00:00:00Z');
  for (const day of ['2024-08-30', '2024-09-01']) {
    await db.activity.create({ data: { action: 'read', entity: 'site', at: new Date(day) } });
  }
  await trpc.privacy.setRetention({ activityMonths: 24 });
  await purge();
  expect((await remaining()).length).toBe(1);
  const entries = await db.activity.findMany({ orderBy: { id: 'asc' }, select: { action: true, label: true } });
  expect(entries).toEqual([
    { action: 'read', label: null },
    { action: 'update', label: null },
    { action: 'purge', label: '1' },
  ]);
});

test('who changed a period, and from what to what, stands in the activity log; a saved one can be switched off', async () => {
  const { trpc, rest, db } = await start();
  const path = '/admin/settings/retention';
  expect((await rest.put(path, { contactFormMonths: 12 })).data).toEqual({
    contactFormMonths: 12,
    wonLeadMonths: null,
    activityMonths: null,
  });
  expect(await trpc.privacy.setRetention({ contactFormMonths: null, activityMonths: 6 })).toEqual({
    contactFormMonths: null,
    wonLeadMonths: null,
    activityMonths: 6,
  });
  await trpc.privacy.setRetention({ activityMonths: 6 });
  expect((await rest.get(path)).data).toEqual({ contactFormMonths: null, wonLeadMonths: null, activityMonths: 6 });
  const changes = (await db.activity.findMany({ orderBy: { id: 'asc' } })).map((entry) => JSON.parse(entry.changes));
  expect(changes).toEqual([
    [{ field: 'contactFormMonths', before: null, after: 12 }],
    [
      { field: 'contactFormMonths', before: 12, after: null },
      { field: 'activityMonths', before: null, after: 6 },
    ],
  ]);
});

test.each([0, 7, '6', 'off', -6, [6]])('a period of %j is rejected', async (months) => {
  const { rest } = await start();
  const response = await rest.put('/admin/settings/retention', { contactFormMonths: months });
  expect([response.status, response.error]).toEqual([
    400,
    'Saklama süresi 6, 12 veya 24 ay olmalı ya da kapatılmalıdır',
  ]);
});

test('before a period is chosen one sees how much it would remove', async () => {
  const { trpc, addMessage } = await start();
  for (const day of ['2024-01-01T00:00:00Z', '2025-06-01T00:00:00Z', '2026-08-01T00:00:00Z']) await addMessage(day);
  expect((await trpc.privacy.aged()).contactForms).toEqual({ 6: 2, 12: 2, 24: 1 });
});

/** Like `start`, with versions of services. */
async function startHistory() {
  const api = await start();
  /** Adds versions of a service, 1, 2 …, each of the given day. */
  const addVersions = (record: number, days: string[]) =>
    api.db.revision.createMany({
      data: days.map((day, at) => ({
        ...{ entity: 'service', record, number: at + 1, data: '{"title":"A"}', origin: 'form' },
        createdAt: new Date(day),
      })),
    });
  const numbers = async (record: number) => {
    const rows = await api.db.revision.findMany({ where: { record }, orderBy: { number: 'asc' } });
    return rows.map(({ number }) => number);
  };
  return { ...api, addVersions, numbers };
}

const [old, recent] = ['2024-08-30T12:00:00Z', '2026-08-01T12:00:00Z'];

test('the newest hundred versions of a record stay, and the night notes how many went', async () => {
  const { addVersions, purge, numbers, db } = await startHistory();
  await addVersions(
    1,
    Array.from({ length: 103 }, () => recent),
  );
  await addVersions(
    2,
    Array.from({ length: 100 }, () => recent),
  );
  await purge();
  const remaining = await numbers(1);
  expect([remaining.length, remaining[0], (await numbers(2)).length]).toEqual([100, 4, 100]);
  await purge();
  expect(await db.activity.findMany({ where: { action: 'purge' } })).toEqual([
    expect.objectContaining({ entity: 'revision', label: '3', userId: null }),
  ]);
});

test('versions older than two years go, but never the live one and the two before it', async () => {
  const { trpc, addVersions, purge, numbers } = await startHistory();
  await addVersions(1, [old, old, old, old, recent]);
  await addVersions(2, [old, old, old, old, old]);
  await addVersions(3, [old, old, old]);
  expect(await trpc.privacy.history()).toEqual({ historyMonths: 24 });
  expect((await trpc.privacy.aged()).revisions).toEqual({ 6: 4, 12: 4, 24: 4 });
  await purge();
  expect([await numbers(1), await numbers(2), await numbers(3)]).toEqual([
    [3, 4, 5],
    [3, 4, 5],
    [1, 2, 3],
  ]);
});

test('the owner chooses another period, which stands in the activity log; there is none without a limit', async () => {
  const { trpc, addVersions, purge, numbers, db } = await startHistory();
  await addVersions(1, ['2026-02-28T11:59:00Z', '2026-02-28T12:01:00Z', recent, recent, recent]);
  expect(await trpc.privacy.setHistory({ historyMonths: 6 })).toEqual({ historyMonths: 6 });
  await purge();
  expect(await numbers(1)).toEqual([2, 3, 4, 5]);
  const { changes } = await db.activity.findFirstOrThrow({ where: { action: 'update' } });
  expect(JSON.parse(changes)).toEqual([{ field: 'historyMonths', before: 24, after: 6 }]);
  expect(historySetting.safeParse({ historyMonths: null }).error?.issues).toMatchObject([
    { message: 'privacy.historyMonths' },
  ]);
});

test('by a clock that cannot be trusted no version is too old', async () => {
  const { addVersions, purge, numbers, db } = await startHistory();
  await db.retentionCheck.create({ data: { id: 1, checkedAt: new Date('2026-01-01') } });
  await addVersions(1, [old, old, old, old]);
  await addVersions(
    2,
    Array.from({ length: 101 }, () => recent),
  );
  await purge();
  expect([(await numbers(1)).length, (await numbers(2)).length]).toEqual([4, 100]);
});
