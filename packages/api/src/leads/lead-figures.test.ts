import type { Prisma } from '@pano/db';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createClients } from '#testing/sign-in';
import { startTestApi } from '#testing/test-api';
import { mostGroups, mostLeads } from './lead-figures.schema';

type NewLead = Partial<Prisma.ContactFormCreateManyInput> & { createdAt: Date };

/** The desk of a firm that works from nine to five on workdays. */
async function start() {
  const api = await startTestApi({ signedIn: true });
  const { db, trpc } = api;
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
  await trpc.company.update({ data: { hours: [{ days: [...days], opens: '09:00', closes: '17:00' }] } });
  const add = async (...leads: NewLead[]) => {
    const person = { name: 'Selin Aydemir', email: 'selin@ofis.example', message: 'Merhaba' };
    await db.contactForm.createMany({ data: leads.map((lead) => ({ ...person, ...lead })) });
  };
  return { ...api, add, leads: trpc.leads };
}

/** A wall time in Istanbul, which is three hours ahead. */
const at = (wall: string) => new Date(`${wall}:00+03:00`);
const november = { from: '2026-11-01', to: '2026-11-30' };

test('leads are counted by where they come from and what has become of them; spam and duplicates nowhere', async () => {
  const { leads, add } = await start();
  const google = { source: 'Google', page: '/hizmet/pano', district: 'Nilüfer' };
  await add(
    { createdAt: at('2026-11-02T10:00'), ...google, stage: 'won', stageAt: at('2026-11-20T10:00'), quoteLira: 40_000 },
    { createdAt: at('2026-11-03T10:00'), ...google, district: ' NİLÜFER', stage: 'lost', lostReason: 'price' },
    { createdAt: at('2026-11-03T11:00'), channel: 'phone', district: 'Osmangazi' },
    { createdAt: at('2026-11-04T10:00'), ...google, stage: 'lost', lostReason: 'duplicate' },
    { createdAt: at('2026-11-04T10:00'), ...google, stage: 'spam', suspicion: 'trap' },
    // Came in before the period and was closed in it.
    { createdAt: at('2026-10-01T10:00'), stage: 'won', stageAt: at('2026-11-05T10:00'), quoteLira: 2_000_000_000 },
    { createdAt: at('2026-10-01T10:00'), stage: 'lost', stageAt: at('2026-11-05T10:00'), lostReason: 'time' },
    { createdAt: at('2026-10-31T10:00'), stage: 'lost', stageAt: at('2026-12-01T00:00'), lostReason: 'other' },
  );
  const figures = await leads.figures(november);
  expect(figures).toMatchObject({
    ...november,
    totals: { leads: 3, won: 2, lost: 2, wonLira: 2_000_040_000, reviewsAsked: 0 },
    before: { from: '2026-10-02', to: '2026-10-31', totals: { leads: 1, won: 0, lost: 0, wonLira: 0 } },
    channels: [
      { value: 'form', leads: 2, won: 1 },
      { value: 'phone', leads: 1, won: 0 },
    ],
    sources: [
      { value: 'Google', leads: 2, won: 1 },
      { value: null, leads: 1, won: 0 },
    ],
    pages: [
      { value: '/hizmet/pano', leads: 2, won: 1 },
      { value: null, leads: 1, won: 0 },
    ],
    districts: [
      { value: ' NİLÜFER', leads: 2, won: 1 },
      { value: 'Osmangazi', leads: 1, won: 0 },
    ],
    isPartial: false,
  });
  expect(figures.stages.map(({ value }) => value).toSorted()).toEqual(['lost', 'new', 'won']);
  expect(figures.lostReasons.toSorted((one, other) => (one.value ?? '').localeCompare(other.value ?? ''))).toEqual([
    { value: 'price', leads: 1 },
    { value: 'time', leads: 1 },
  ]);
});

test('the median of the first reply counts working minutes; who still waits is counted beside it', async () => {
  const { leads, add, trpc } = await start();
  const closed = { name: { tr: 'Bayram', en: null }, opens: null, closes: null };
  await trpc.company.update({
    data: { specialDays: [{ ...closed, from: '2026-11-30', to: '2099-01-01' }] },
  });
  const reply = (from: string, to: string) => ({ createdAt: at(from), repliedAt: at(to) });
  await add(
    reply('2026-11-02T10:00', '2026-11-02T10:20'),
    // Over night.
    reply('2026-11-03T16:40', '2026-11-04T09:40'),
    // Over the weekend.
    reply('2026-11-06T16:00', '2026-11-09T09:01'),
    reply('2026-11-10T09:00', '2026-11-10T16:00'),
    { ...reply('2026-11-10T09:00', '2026-11-20T16:00'), suspicion: 'links' },
    { ...reply('2026-11-10T09:00', '2026-11-20T16:00'), stage: 'lost', lostReason: 'duplicate' },
    { ...reply('2026-11-10T09:00', '2026-11-20T16:00'), stage: 'spam' },
    { createdAt: at('2026-11-12T10:00') },
    { createdAt: at('2026-11-12T10:00'), suspicion: 'links' },
    // Somebody was called from another telephone.
    { createdAt: at('2026-11-12T10:00'), stage: 'contacted' },
    // On a day on which the firm is closed.
    { createdAt: at('2026-11-30T10:00'), repliedAt: at('2026-11-30T16:00') },
  );
  expect((await leads.figures(november)).totals).toMatchObject({
    leads: 8 + 1,
    answered: 5,
    answeredInHour: 3,
    waiting: 1,
    medianMinutes: 60,
  });
  await add(reply('2026-11-11T09:00', '2026-11-11T10:05'));
  expect((await leads.figures(november)).totals.medianMinutes).toBe(61);
  await trpc.company.update({ data: { hours: [] } });
  expect((await leads.figures({ from: '2026-11-03', to: '2026-11-03' })).totals.medianMinutes).toBe(17 * 60);
  expect((await leads.figures({ from: '2026-11-01', to: '2026-11-01' })).totals).toEqual({
    leads: 0,
    answered: 0,
    answeredInHour: 0,
    waiting: 0,
    medianMinutes: null,
    won: 0,
    lost: 0,
    wonLira: 0,
    reviewsAsked: 0,
  });
});

test('whoever won a lead asks for a review once, and figures count who was asked', async () => {
  const { leads, rest, db, user } = await start();
  const person = { name: 'Murat Kavak', phone: '0533 000 00 02', channel: 'phone' } as const;
  const [{ id }, { id: second }] = [await leads.create(person), await leads.create(person)];
  const early = await rest.post(`/admin/leads/${id}/reviews`, { channel: 'whatsapp' });
  expect([early.status, early.error]).toEqual([400, 'Yorum yalnızca kazanılan talepler için istenir']);
  for (const won of [id, second]) await leads.changeStage({ id: won, data: { from: 'new', to: 'won' } });
  const wrong = await rest.post(`/admin/leads/${id}/reviews`, { channel: 'call' });
  expect([wrong.status, wrong.error]).toEqual([400, 'Yanıtın yolunu seçin']);
  expect((await leads.figures({})).totals).toMatchObject({ won: 2, reviewsAsked: 0 });
  await leads.noteReview({ id, data: { channel: 'whatsapp' } });
  const again = await leads.noteReview({ id, data: { channel: 'mail' } });
  expect(again.events.filter(({ kind }) => kind === 'review')).toMatchObject([
    { userId: user.id, data: { channel: 'whatsapp' } },
  ]);
  expect(await db.activity.count({ where: { action: 'reply' } })).toBe(1);
  expect((await leads.figures({})).totals).toMatchObject({ won: 2, reviewsAsked: 1 });
});

test('days begin at midnight in Istanbul, and beyond 92 days the series is one of weeks', async () => {
  const { leads, add } = await start();
  await add(
    { createdAt: at('2026-10-31T23:59') },
    { createdAt: at('2026-11-01T00:00') },
    { createdAt: at('2026-11-30T23:59'), stage: 'won', stageAt: at('2026-12-01T00:00') },
    { createdAt: at('2026-11-29T00:30'), stage: 'won', stageAt: at('2026-11-30T23:59') },
  );
  const { series } = await leads.figures(november);
  expect(series).toHaveLength(30);
  expect(series.filter(({ leads, won }) => leads + won > 0)).toEqual([
    { from: '2026-11-01', leads: 1, won: 0 },
    { from: '2026-11-29', leads: 1, won: 0 },
    { from: '2026-11-30', leads: 1, won: 1 },
  ]);
  expect((await leads.figures({ from: '2026-08-31', to: '2026-11-30' })).series).toHaveLength(92);
  // A Sunday: the first week has one day.
  const weeks = (await leads.figures({ from: '2026-08-30', to: '2026-11-30' })).series;
  expect(weeks.slice(0, 3).map(({ from }) => from)).toEqual(['2026-08-30', '2026-08-31', '2026-09-07']);
  expect(weeks.slice(-2)).toEqual([
    { from: '2026-11-23', leads: 1, won: 0 },
    { from: '2026-11-30', leads: 1, won: 1 },
  ]);
});

test('without a period it is the last thirty days, also over REST, and every commit shows', async () => {
  const { leads, add, rest } = await start();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-30T00:10') });
  const empty = await leads.figures({});
  expect([empty.from, empty.to, empty.before.from, empty.before.to]).toEqual([
    '2026-11-01',
    '2026-11-30',
    '2026-10-02',
    '2026-10-31',
  ]);
  await add({ createdAt: at('2026-11-30T00:05') });
  const response = await rest.get('/admin/leads/figures?from=&to=');
  expect(response.status).toBe(200);
  expect(response.data).toEqual(await leads.figures({}));
  expect(response.data).toMatchObject({ totals: { leads: 1 } });
});

test.each([
  ['from=2026-11-31', 'Günü 2026-03-05 gibi yazın'],
  ['to=dün', 'Günü 2026-03-05 gibi yazın'],
  ['from=0001-01-01&to=0001-01-02', 'Günü 2026-03-05 gibi yazın'],
  ['from=2026-11-02&to=2026-11-01', 'Son gün ilk günden önce olamaz'],
  ['from=2025-11-01&to=2026-11-02', 'Rakamlar en fazla 366 gün için gösterilir'],
])('the period %s is rejected: %s', async (period, message) => {
  const { rest } = await start();
  const response = await rest.get(`/admin/leads/figures?${period}`);
  expect([response.status, response.error]).toEqual([400, message]);
  expect((await rest.get('/admin/leads/figures?from=2025-11-02&to=2026-11-02')).status).toBe(200);
});

test('only people who have signed in see figures', async () => {
  const api = await start();
  await expect(createClients(api).client({}).leads.figures({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('of many leads the newest twenty thousand count, and of many districts the largest', {
  timeout: 90_000,
}, async ({ annotate }) => {
  const { leads, add, db } = await start();
  const newest = at('2026-11-30T12:00').getTime();
  const districts = mostGroups + 10;
  const each = Math.ceil(mostLeads / districts);
  const different = Array.from({ length: districts }, (_, i) => ({
    createdAt: new Date(newest - i * 3_600_000),
    repliedAt: i % 10 === 0 ? null : new Date(newest - i * 1_800_000),
    page: `/hizmet/pano-${i % 40}`,
    district: `İlçe ${i}`,
    stage: i % 7 === 0 ? 'won' : 'contacted',
    stageAt: new Date(newest),
  }));
  await add(...different);
  expect(await leads.figures(november)).toMatchObject({ totals: { leads: districts }, isPartial: false });
  await db.$executeRaw`
    WITH RECURSIVE "copy"("number") AS (SELECT 1 UNION ALL SELECT "number" + 1 FROM "copy" WHERE "number" < ${each})
    INSERT INTO "ContactForm" ("name", "email", "message", "createdAt", "repliedAt", "page", "district", "stage", "stageAt",
      "updatedAt")
    SELECT "name", "email", "message", "createdAt", "repliedAt", "page", "district", "stage", "stageAt", "updatedAt"
    FROM "ContactForm" CROSS JOIN "copy"`;
  const startedAt = performance.now();
  const figures = await leads.figures(november);
  await annotate(`figures of ${mostLeads} leads took ${Math.round(performance.now() - startedAt)} ms`);
  expect([figures.totals.leads, figures.isPartial]).toEqual([mostLeads, true]);
  expect(figures.districts).toHaveLength(mostGroups);
});
