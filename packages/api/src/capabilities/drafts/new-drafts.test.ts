import { afterEach, expect, test, vi } from 'vitest';
import { purgeOldData } from '#privacy/retention.operations';
import { startTestApi } from '#testing/test-api';
import { purgeExpired } from '../trash/trash.operations';

afterEach(() => void vi.useRealTimers());

const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
const name = () => `new-${crypto.randomUUID()}`;

test('a hundred new records wait in drafts, and no more, whatever their kind', async () => {
  const { trpc, rest, db } = await startTestApi({ signedIn: true });
  const names = Array.from({ length: 100 }, name);
  await db.draft.createMany({
    data: names.map((record, at) => ({ entity: at % 2 ? 'brand' : 'service', record, values: '{}', label: '' })),
  });
  const values = { title: 'Yüz birinci' };
  const ref = { entity: 'service', record: name() } as const;
  await expect(trpc.drafts.keep({ ...ref, values })).rejects.toMatchObject({
    cause: { kind: 'conflict', key: 'draft.tooMany' },
  });
  const body = { values };
  const path = `/admin/services/${ref.record}/draft`;
  const turkish = 'Taslakta bekleyen 100 yeni kayıt var, daha fazlası tutulamaz. Önce birini yayımlayın ya da atın.';
  expect(await rest.put(path, body)).toMatchObject({ status: 409, error: turkish });
  const english = '100 new records wait in drafts, and no more can be kept. Publish or discard one of them first.';
  expect(await rest.send('PUT', path, body, { 'accept-language': 'en' })).toMatchObject({
    status: 409,
    error: english,
  });
  expect(await db.draft.count()).toBe(100);
  // Those that wait already can be gone on with, in both languages, and so can records that are there.
  const first = { entity: 'service', record: names[0] ?? '' } as const;
  await trpc.drafts.keep({ ...first, values });
  await trpc.drafts.keep({ ...first, locale: 'en', values: { title: 'First' } });
  const { id } = await trpc.services.create({ title: 'Pano', description: 'x' });
  await trpc.drafts.keep({ entity: 'service', record: String(id), values });
  await trpc.drafts.discard(first);
  await trpc.drafts.keep({ ...ref, values });
});

test('a new record that nobody went on with for 180 days goes to the trash at night, and comes back from it', async () => {
  const { trpc, db, services } = await startTestApi({ signedIn: true });
  const runNight = async (now: string) => {
    setClock(now);
    await purgeExpired(services);
  };
  await runNight('2026-01-01T12:00:00Z');
  const old = { entity: 'service', record: name() } as const;
  const touched = { entity: 'service', record: name() } as const;
  await trpc.drafts.keep({ ...old, values: { title: 'Unutulan' } });
  await trpc.drafts.keep({ ...old, locale: 'en', values: { title: 'Forgotten' } });
  await trpc.drafts.keep({ ...touched, values: { title: 'Sürdürülen' } });
  const { id } = await trpc.services.create({ title: 'Pano', description: 'x' });
  await trpc.drafts.keep({ entity: 'service', record: String(id), values: { title: 'Taslak' } });
  for (const night of ['2026-01-31', '2026-03-01', '2026-03-31']) await runNight(`${night}T12:00:00Z`);
  // Its English alone counts as well.
  await trpc.drafts.keep({ ...touched, locale: 'en', values: { title: 'Going on' } });
  for (const night of ['2026-04-30', '2026-05-30', '2026-06-30']) await runNight(`${night}T11:59:00Z`);
  expect([await db.draft.count(), await db.trash.count()]).toEqual([5, 0]);
  await runNight('2026-06-30T12:00:01Z');
  expect([await db.draft.count(), await db.trash.count()]).toEqual([3, 2]);
  const [entry] = await db.activity.findMany({ orderBy: { id: 'desc' }, take: 1 });
  expect(entry).toMatchObject({ action: 'discard', entity: 'site', label: '2', userId: null });
  const [trashed] = (await trpc.trash.list({})).items;
  expect(trashed).toMatchObject({ draft: true, batchSize: 2, daysLeft: 30 });
  await trpc.trash.restoreBatch({ batch: trashed?.batch ?? '' });
  // It has its time again.
  await runNight('2026-07-01T12:00:00Z');
  expect(await trpc.drafts.get(old)).toMatchObject({ values: { title: 'Unutulan' } });
  expect(await db.trash.count()).toBe(0);
});

test('a clock that nobody can believe discards no draft', async () => {
  const { trpc, db, services } = await startTestApi({ signedIn: true });
  setClock('2026-01-01T12:00:00Z');
  await purgeOldData(services, new AbortController().signal);
  await trpc.drafts.keep({ entity: 'service', record: name(), values: { title: 'Yeni' } });
  setClock('2028-01-01T12:00:00Z');
  await purgeExpired(services);
  expect(await db.draft.count()).toBe(1);
});
