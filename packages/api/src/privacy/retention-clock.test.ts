import { afterEach, expect, test, vi } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { purgeOldData } from './retention.operations';

afterEach(() => void vi.useRealTimers());

const today = '2026-08-31T12:00:00Z';
const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });

async function start() {
  const api = await startTestApi({ signedIn: true, limits: { login: 20, contact: 1000 } });
  const { db, trpc, services, rest } = api;
  setClock(today);
  const addMessages = (...dates: string[]) =>
    db.contactForm.createMany({
      data: dates.map((createdAt) => ({ name: createdAt, email: 'a@example.com', message: 'x', createdAt })),
    });
  const receive = async () => {
    const { data } = await rest.post('/contact-forms', { name: 'Yeni', email: 'a@example.com', message: 'x' });
    return (data as { createdAt: string }).createdAt;
  };
  const purge = () => purgeOldData(services, new AbortController().signal);
  const remaining = async () => (await db.contactForm.findMany({ orderBy: { id: 'asc' } })).map(({ name }) => name);
  const stop = async () => (await trpc.dashboard.summary()).purgeStop;
  await trpc.privacy.setRetention({ contactFormMonths: 12 });
  return { ...api, addMessages, receive, purge, remaining, stop };
}

/** Messages of the last months, one of which has just passed its year. */
const months = ['2025-08-30', '2025-12-01', '2026-02-01', '2026-05-01', '2026-08-30'].map((day) => `${day}T10:00:00Z`);

test('a clock that is two years ahead for some nights deletes nothing, and the warning goes with it', async () => {
  const { addMessages, purge, remaining, stop } = await start();
  await addMessages(...months);
  await purge();
  expect(await remaining()).toEqual(months.slice(1));
  expect(await stop()).toBeNull();
  for (const night of ['2028-08-31T00:15:00Z', '2028-09-01T00:15:00Z', '2028-09-02T00:15:00Z']) {
    setClock(night);
    await purge();
    expect(await remaining()).toEqual(months.slice(1));
    expect(await stop()).toMatchObject({ reason: 'clockAhead', contactForms: { count: 4, total: 4 }, activity: null });
  }
  setClock('2026-09-02T00:15:00Z');
  expect(await stop()).toBeNull();
  await purge();
  expect(await remaining()).toEqual(months.slice(1));
});

test.each([
  ['after an upgrade', true],
  ['at the first run ever', false],
])('a clock that is two years ahead deletes nothing %s either', async (_case, upgraded) => {
  const { db, addMessages, purge, remaining, stop } = await start();
  await addMessages(...months.slice(1));
  const lastNight = new Date('2026-08-31T00:15:00Z');
  if (upgraded) {
    const run = { startedAt: lastNight, finishedAt: lastNight, succeededAt: lastNight };
    await db.jobRun.create({ data: { name: 'retention', ...run } });
  }
  for (const night of ['2028-08-31T00:15:00Z', '2028-09-01T00:15:00Z']) {
    setClock(night);
    await purge();
    // As the scheduler notes it.
    const now = new Date();
    const run = { startedAt: now, finishedAt: now, succeededAt: now };
    await db.jobRun.upsert({ where: { name: 'retention' }, create: { name: 'retention', ...run }, update: run });
    expect(await remaining()).toEqual(months.slice(1));
    expect(await stop()).toMatchObject({ reason: 'clockAhead' });
  }
});

test('a message that arrives while the clock is behind is dated like the newest one, and survives the night', async () => {
  const { addMessages, receive, purge, remaining, db } = await start();
  await addMessages(...months.slice(1));
  setClock('1970-01-01T00:00:40Z');
  expect(await receive()).toBe('2026-08-30T10:00:00.000Z');
  expect((await db.contactMail.findFirstOrThrow()).createdAt).toEqual(new Date('2026-08-30T10:00:00Z'));
  setClock('2026-09-01T00:15:00Z');
  await purge();
  expect(await remaining()).toEqual([...months.slice(1), 'Yeni']);
});

test('where there is no message yet, one is not dated before the last night that was plausible', async () => {
  const { receive, purge, remaining } = await start();
  await purge();
  setClock('1970-01-01T00:00:40Z');
  expect(await receive()).toBe('2026-08-31T12:00:00.000Z');
  setClock('2026-09-01T00:15:00Z');
  await purge();
  expect(await remaining()).toEqual(['Yeni']);
});

test('the very first message, of a clock that was behind, is not deleted unasked', async () => {
  const { receive, purge, remaining, stop } = await start();
  setClock('1970-01-01T00:00:40Z');
  await receive();
  setClock(today);
  await purge();
  expect(await remaining()).toEqual(['Yeni']);
  expect(await stop()).toMatchObject({ reason: 'clockAhead', contactForms: { count: 1, total: 1 } });
});

test('dates never run backwards, whatever the clock does', async () => {
  const { receive } = await start();
  const clocks = [0, 5, -400, 3, 900, -2, 901, 40_000, 10].map((days) => Date.parse(today) + days * 86_400_000);
  const dates: string[] = [];
  for (const clock of clocks) {
    setClock(new Date(clock).toISOString());
    dates.push(await receive());
  }
  expect(dates).toEqual(dates.toSorted());
  expect(Date.parse(dates[1] ?? '')).toBe(clocks[1]);
});

test('a newest message in the future stops the deletion: the clock may be behind', async () => {
  const { addMessages, purge, remaining, stop } = await start();
  await addMessages(...months, '2028-08-30T10:00:00Z');
  await purge();
  expect(await remaining()).toHaveLength(6);
  expect(await stop()).toMatchObject({ reason: 'clockBehind', witness: '2028-08-30T10:00:00.000Z' });
});

test('a clock behind the last run deletes nothing, and the night after it is right again is an ordinary one', async () => {
  const { addMessages, purge, remaining, stop } = await start();
  await purge();
  await addMessages('2024-08-29T10:00:00Z', ...months.slice(1, 4));
  setClock('2026-08-20T12:00:00Z');
  await purge();
  expect(await stop()).toMatchObject({ reason: 'clockBehind', witness: '2026-08-31T12:00:00.000Z' });
  expect(await remaining()).toHaveLength(4);
  setClock('2026-09-01T12:00:00Z');
  await purge();
  expect([await remaining(), await stop()]).toEqual([months.slice(1, 4), null]);
});

test('a deletion that takes an unusual share of all rows stops and says what it would take', async () => {
  const { addMessages, purge, remaining, stop } = await start();
  await addMessages('2025-01-01T10:00:00Z', '2025-03-01T10:00:00Z', '2025-04-01T10:00:00Z', ...months.slice(1));
  await purge();
  expect(await remaining()).toHaveLength(7);
  expect(await stop()).toMatchObject({
    reason: 'share',
    contactForms: { count: 3, total: 7, from: '2025-01-01T10:00:00.000Z', to: '2025-04-01T10:00:00.000Z' },
    activity: null,
  });
});

test('the activity log is guarded in the same way', async () => {
  const { db, trpc, purge, stop } = await start();
  await trpc.privacy.setRetention({ contactFormMonths: null, activityMonths: 6 });
  await purge();
  setClock('2028-08-31T00:15:00Z');
  await purge();
  expect(await stop()).toMatchObject({ reason: 'clockAhead', contactForms: null, activity: { count: 2, total: 2 } });
  expect(await db.activity.count({ where: { action: 'update' } })).toBe(2);
});

test('an empty table, periods that are off and a site that was stopped for long are no reason to warn', async () => {
  const { trpc, purge, stop, addMessages, remaining } = await start();
  await purge();
  setClock('2027-02-01T00:15:00Z');
  await purge();
  expect(await stop()).toBeNull();
  await trpc.privacy.setRetention({ contactFormMonths: null });
  await addMessages('1990-01-01T00:00:00Z');
  await purge();
  expect([await stop(), (await remaining()).length]).toEqual([null, 1]);
});

/** The same numbers between 0 and 1 for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

test.each([1, 2])('whatever the clock does, no message goes before its time (%i)', async (seed) => {
  const { db, receive, purge } = await start();
  const random = createRandom(seed);
  const day = 86_400_000;
  const receivedAt = new Map<number, number>();
  let fault = 0;
  let deleted = 0;
  for (let night = 0; night < 100; night += 1) {
    // Five days pass between two looks; for some of them the clock is up to three years off.
    const now = Date.parse(today) + night * 5 * day;
    if (random() < 0.2) fault = random() < 0.5 ? 0 : Math.round((random() * 6 - 3) * 365) * day;
    setClock(new Date(now + fault).toISOString());
    if (random() < 0.6) {
      await receive();
      const { id } = await db.contactForm.findFirstOrThrow({ orderBy: { id: 'desc' } });
      receivedAt.set(id, now);
    }
    await purge();
    const present = new Set((await db.contactForm.findMany({ select: { id: true } })).map(({ id }) => id));
    for (const [id, at] of receivedAt) {
      if (present.has(id)) continue;
      // A clock may be ahead by a pause of the job.
      expect(now - at).toBeGreaterThan((365 - 15) * day);
      receivedAt.delete(id);
      deleted += 1;
    }
  }
  expect(receivedAt.size + deleted).toBeGreaterThan(40);
});
