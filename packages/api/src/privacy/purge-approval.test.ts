import { afterEach, expect, test, vi } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { approvedPurgeJob, purgeApproved } from './purge-approval.operations';
import { purgeOldData } from './retention.operations';

afterEach(() => void vi.useRealTimers());

const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
const seen = { contactForms: 4, activity: 0 };

/** Five messages, four of which are older than the period. */
async function start() {
  const api = await startTestApi({ signedIn: true });
  const { db, trpc, services } = api;
  setClock('2026-08-31T12:00:00Z');
  await trpc.privacy.setRetention({ contactFormMonths: 12 });
  const dates = ['2024-01-01', '2024-02-01', '2024-03-01', '2024-04-01', '2026-08-30'];
  const addMessages = (days: string[]) =>
    db.contactForm.createMany({
      data: days.map((day) => ({ name: day, email: 'a@example.com', message: 'x', createdAt: new Date(day) })),
    });
  await addMessages(dates);
  const asked: string[] = [];
  services.jobTrigger.subscribe((job) => asked.push(job));
  const count = () => db.contactForm.count();
  const backups: number[] = [];
  const backUp = async () => {
    backups.push(await count());
    return 'pano-auto.tar.gz';
  };
  const runJob = (make = backUp) => purgeApproved(services, new AbortController().signal, make);
  const runNight = () => purgeOldData(services, new AbortController().signal);
  const stop = async () => (await trpc.dashboard.summary()).purgeStop;
  await runNight();
  expect(await count()).toBe(5);
  return { ...api, addMessages, asked, count, backups, runJob, runNight, stop };
}

test('once the owner approves there is a backup, then the deletion, and the warning is gone', async () => {
  const { trpc, asked, count, backups, runJob, runNight, stop, db, user } = await start();
  expect(await stop()).toMatchObject({ reason: 'share', state: 'waiting' });
  await runJob();
  expect([await count(), backups]).toEqual([5, []]);
  expect(await trpc.privacy.approvePurge(seen)).toMatchObject({ state: 'working', contactForms: { count: 4 } });
  expect([asked, (await stop())?.state]).toEqual([[approvedPurgeJob], 'working']);
  await runJob();
  expect([await count(), backups, await stop()]).toEqual([1, [5], null]);
  const entries = await db.activity.findMany({
    orderBy: { id: 'asc' },
    select: { action: true, label: true, userId: true },
  });
  expect(entries.slice(1)).toEqual([
    { action: 'purgeApproved', label: '4', userId: user.id },
    { action: 'backup', label: 'pano-auto.tar.gz', userId: null },
    { action: 'purge', label: '4', userId: null },
  ]);
  await runJob();
  await runNight();
  expect([await count(), backups]).toEqual([1, [5]]);
});

test('nothing is deleted where no backup can be made; the owner is told and may try again', async () => {
  const { trpc, count, runJob, stop, db } = await start();
  await trpc.privacy.approvePurge(seen);
  await expect(runJob(() => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
  expect([await count(), (await stop())?.state]).toEqual([5, 'failed']);
  expect(await db.retentionCheck.findFirst()).toMatchObject({ failure: 'no space', approvedAt: null });
  await runJob();
  expect(await count()).toBe(5);
  await trpc.privacy.approvePurge(seen);
  await runJob();
  expect([await count(), await stop()]).toEqual([1, null]);
});

test('a backup holds no approval, and a deletion that was interrupted is not repeated by itself', async () => {
  const { trpc, count, runJob, stop, db } = await start();
  await trpc.privacy.approvePurge(seen);
  let during: unknown;
  const killed = runJob(async () => {
    during = await db.retentionCheck.findFirst();
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(during).toMatchObject({ state: 'running', approvedAt: null });
  // As a restored backup of that moment, or a killed process, leaves it.
  await db.retentionCheck.updateMany({ data: { state: 'running' } });
  expect((await stop())?.state).toBe('working');
  await runJob();
  expect([await count(), (await stop())?.state]).toEqual([5, 'failed']);
});

test('an approval is for what the owner saw, and for a while only', async () => {
  const { trpc, addMessages, count, runJob, stop } = await start();
  await addMessages(['2024-05-01']);
  await expect(trpc.privacy.approvePurge(seen)).rejects.toMatchObject({ code: 'CONFLICT' });
  await trpc.privacy.approvePurge({ contactForms: 5, activity: 0 });
  setClock('2026-08-31T14:00:00Z');
  await runJob();
  expect([await count(), (await stop())?.state]).toEqual([6, 'waiting']);
  setClock('2028-08-31T14:00:00Z');
  await trpc.privacy.approvePurge({ contactForms: 6, activity: 1 });
  setClock('2026-08-31T14:00:00Z');
  await runJob();
  expect(await count()).toBe(6);
});

test('where nothing waits, nothing can be approved', async () => {
  const { trpc, db } = await start();
  await db.contactForm.deleteMany();
  await expect(trpc.privacy.approvePurge(seen)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('an approved clock is believed: the next night is an ordinary one again', async () => {
  const { trpc, db, addMessages, count, runJob, runNight, stop } = await start();
  await db.contactForm.deleteMany();
  await addMessages(['2026-09-01', '2027-12-01', '2028-07-01', '2028-08-01', '2030-01-01']);
  setClock('2028-08-31T12:00:00Z');
  await runNight();
  expect(await stop()).toMatchObject({ reason: 'clockBehind', witness: '2030-01-01T00:00:00.000Z' });
  await trpc.privacy.approvePurge({ contactForms: 1, activity: 0 });
  await runJob();
  expect([await count(), await stop()]).toEqual([4, null]);
  setClock('2028-09-02T12:00:00Z');
  await addMessages(['2027-08-31']);
  expect(await stop()).toBeNull();
  await runNight();
  expect(await count()).toBe(4);
});

test('only who is signed in may approve', async () => {
  const { trpc } = await startTestApi();
  await expect(trpc.privacy.approvePurge(seen)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
