import { createLoggedDatabase } from '@pano/db/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { purgeApproved } from '#privacy/purge-approval.operations';
import { purgeOldData } from '#privacy/retention.operations';
import { startLibrary } from '#testing/fixtures';
import { startTestApi } from '#testing/test-api';
import { purgeExpired } from './trash.operations';

afterEach(() => void vi.useRealTimers());

const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
const day = (date: string) => `${date}T12:00:00Z`;

/** A service that was deleted on 31 August, and the jobs of a night in their order. */
async function start() {
  const api = await startTestApi({ signedIn: true });
  const { db, trpc, services } = api;
  setClock(day('2026-08-31'));
  const runNight = async (now: string) => {
    setClock(now);
    await purgeOldData(services, new AbortController().signal);
    await purgeExpired(services);
  };
  await runNight(day('2026-08-31'));
  const { id } = await trpc.services.create({ title: 'Pano', description: 'x' });
  await trpc.services.remove({ id });
  const stop = async () => (await trpc.dashboard.summary()).purgeStop;
  return { ...api, runNight, stop, count: () => db.trash.count() };
}

test('a clock that is two years ahead for some nights empties no trash, and the owner is asked', async () => {
  const { runNight, stop, count, db } = await start();
  for (const night of ['2028-08-31', '2028-09-01', '2028-09-02']) {
    await runNight(day(night));
    expect(await count()).toBe(1);
    expect(await stop()).toMatchObject({ reason: 'clockAhead', contactForms: null, trash: { count: 1, total: 1 } });
  }
  await runNight(day('2026-09-03'));
  expect([await stop(), await count()]).toEqual([null, 1]);
  for (const night of ['2026-09-16', '2026-09-29']) await runNight(day(night));
  expect(await count()).toBe(1);
  await runNight('2026-10-01T00:15:00Z');
  expect(await count()).toBe(0);
  expect(await db.activity.findMany({ where: { action: 'purgeTrash' } })).toMatchObject([
    { entity: 'site', label: '1', userId: null },
  ]);
});

test('after a long stop the owner approves, a backup is made, and the trash is emptied', async () => {
  const { runNight, stop, count, trpc, services } = await start();
  const triggered: string[] = [];
  services.jobTrigger.subscribe((job) => triggered.push(job));
  await runNight(day('2027-02-01'));
  await expect(trpc.privacy.approvePurge({ contactForms: 0, activity: 0, trash: 0 })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await trpc.privacy.approvePurge({ contactForms: 0, activity: 0, trash: 1 });
  const backups: number[] = [];
  await purgeApproved(services, new AbortController().signal, async () => {
    backups.push(await count());
    return 'pano-auto.tar.gz';
  });
  expect([triggered, backups, await stop()]).toEqual([['approved-purge', 'trash'], [1], null]);
  await purgeExpired(services);
  expect(await count()).toBe(0);
});

test('a restore that finds its record gone says what is true whether it was restored or deleted for good', async () => {
  const { trpc, rest } = await startTestApi({ signedIn: true });
  for (const act of [trpc.trash.restore, trpc.trash.purge]) {
    const { id } = await trpc.services.create({ title: 'Pano', description: 'x' });
    await trpc.services.remove({ id });
    const entry = (await trpc.trash.list({})).items[0]?.id ?? 0;
    await act({ ids: [entry] });
    const restoreLate = (language: string) =>
      rest.send('POST', `/admin/trash/${entry}/restore`, {}, { 'accept-language': language });
    expect(await restoreLate('tr')).toMatchObject({
      status: 409,
      error: 'Bu kayıt artık çöp kutusunda değil: geri alınmış ya da kalıcı olarak silinmiş.',
    });
    expect(await restoreLate('en')).toMatchObject({
      status: 409,
      error: 'This record is no longer in the trash: it was restored or deleted for good.',
    });
  }
});

test('what is deleted while the clock is behind does not look old in the night after', async () => {
  const { runNight, count, trpc } = await start();
  const { id } = await trpc.services.create({ title: 'Şalter', description: 'x' });
  setClock('1970-01-01T00:00:40Z');
  await trpc.services.remove({ id });
  await runNight(day('2026-09-01'));
  expect(await count()).toBe(2);
});

test('the retention period of messages reaches those in the trash, which the night counts with the others', async () => {
  const { trpc, db, services } = await startTestApi({ signedIn: true });
  setClock(day('2026-08-31'));
  const ages = ['2024-01-01', '2026-08-28', '2026-08-29', '2026-08-30', '2024-01-02'];
  for (const createdAt of ages) {
    await db.contactForm.create({
      data: { name: createdAt, email: 'a@x.test', message: 'x', createdAt: new Date(createdAt) },
    });
  }
  const [old, recent] = await db.contactForm.findMany({ orderBy: { id: 'asc' } });
  await trpc.contactForms.bulkRemove({ ids: [old?.id ?? 0, recent?.id ?? 0] });
  await trpc.privacy.setRetention({ contactFormMonths: 12 });
  await purgeOldData(services, new AbortController().signal);
  expect((await trpc.trash.list({})).items).toMatchObject([{ recordId: recent?.id }]);
  expect(await db.contactForm.count()).toBe(2);
  expect(await db.activity.findMany({ where: { action: 'purge' } })).toMatchObject([
    { entity: 'contactForm', label: '2' },
  ]);
});

test('a message that comes back from the trash mails nobody, also one whose mail was still waiting', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const mail = { create: { locale: 'tr', status: 'waiting' } };
  const { id } = await db.contactForm.create({ data: { name: 'Ayşe', email: 'a@x.test', message: 'x', mail } });
  const { batch } = await trpc.contactForms.remove({ id });
  await trpc.trash.restoreBatch({ batch });
  expect(await db.contactMail.findMany()).toMatchObject([{ contactFormId: id, status: 'skipped' }]);
});

test('a large trash is emptied with few statements, so that one transaction has the time for it', async () => {
  const database = await createLoggedDatabase();
  const { trpc, db } = await startTestApi({ signedIn: true, database });
  const numbers = Array.from({ length: 500 }, (_, at) => at + 1);
  const of = { entity: 'article', batch: 'x', label: 'Makale' };
  await db.trash.createMany({
    data: numbers.map((id) => ({ ...of, recordId: id, data: JSON.stringify({ row: { id, version: 1 }, slugs: [] }) })),
  });
  await db.revision.createMany({
    data: numbers.map((record) => ({ entity: 'article', record, number: 1, data: '{}', origin: 'form' })),
  });
  database.queries.length = 0;
  expect(await trpc.trash.empty()).toEqual({ count: 500 });
  expect([await db.trash.count(), await db.revision.count()]).toEqual([0, 0]);
  expect(database.queries.filter(({ sql }) => sql.startsWith('DELETE')).length).toBeLessThan(8);
});

test('after thirty days a record goes for good with its versions, a picture with its files, and the night notes how many', async () => {
  const { trpc, db, services, upload } = await startLibrary();
  const { id, url } = await upload(60);
  const { key } = await db.media.findUniqueOrThrow({ where: { id } });
  const service = await trpc.services.create({ title: 'P', description: `<p>x</p><img src="${url}">` });
  await trpc.services.update({ id: service.id, data: { title: 'Pano' } });
  await trpc.services.remove({ id: service.id });
  await trpc.media.remove({ id });
  const page = await trpc.pages.create({ title: 'K', slug: 'kariyer', content: '<p>x</p>' });
  await trpc.pages.update({ id: page.id, data: { slug: 'is-ilanlari' } });
  await trpc.pages.remove({ id: page.id });
  const young = await trpc.services.create({ title: 'Y', description: 'x' });
  await trpc.services.remove({ id: young.id });
  const expired = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  await db.trash.updateMany({ where: { recordId: { not: young.id } }, data: { deletedAt: expired } });
  await db.trash.updateMany({ where: { entity: { not: 'service' } }, data: { deletedAt: expired } });
  expect(await db.revision.count({ where: { entity: 'service', record: service.id } })).toBe(2);
  await purgeExpired(services);
  expect(await db.trash.findMany({ select: { label: true } })).toEqual([{ label: 'Y' }]);
  expect(await db.revision.findMany({ select: { record: true, entity: true } })).toEqual([
    { entity: 'service', record: young.id },
  ]);
  expect(await services.media.storage.list(key)).toEqual([]);
  expect(await db.activity.findMany({ where: { action: 'purgeTrash' }, select: { label: true } })).toEqual([
    { label: '3' },
  ]);
});
