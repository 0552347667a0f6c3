import { afterEach, expect, test, vi } from 'vitest';
import { purgeOldData } from '#privacy/retention.operations';
import { startTestApi } from '#testing/test-api';

afterEach(() => void vi.useRealTimers());

const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });

type Row = { stage: string; createdAt: string; stageAt?: string };

async function start() {
  const api = await startTestApi({ signedIn: true });
  const { db, services } = api;
  setClock('2026-08-31T12:00:00Z');
  const add = (rows: Record<string, Row>) =>
    db.contactForm.createMany({
      data: Object.entries(rows).map(([name, { stage, createdAt, stageAt = null }]) => ({
        ...{ name, email: 'a@example.com', message: 'x', stage },
        createdAt: new Date(createdAt),
        stageAt: stageAt && new Date(stageAt),
      })),
    });
  const runNight = () => purgeOldData(services, new AbortController().signal);
  const remaining = async () => (await db.contactForm.findMany({ orderBy: { id: 'asc' } })).map(({ name }) => name);
  const stop = async () => (await api.trpc.dashboard.summary()).purgeStop;
  return { ...api, add, runNight, remaining, stop };
}

test('leads that were won have a period of their own, from the day they were won; all others go by their arrival', async () => {
  const { trpc, rest, add, runNight, remaining } = await start();
  const old = '2024-01-01';
  await add({
    'yeni eski': { stage: 'new', createdAt: old },
    'teklif eski': { stage: 'quoted', createdAt: old, stageAt: '2026-08-01' },
    'kayıp eski': { stage: 'lost', createdAt: old, stageAt: '2026-08-01' },
    'kazanılmış eski': { stage: 'won', createdAt: '2020-01-01', stageAt: '2024-08-30' },
    'kazanılmış yeni': { stage: 'won', createdAt: '2020-01-01', stageAt: '2024-09-01' },
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [`taze ${i}`, { stage: 'new', createdAt: '2026-08-30' }]),
    ),
  });
  const fresh = Array.from({ length: 9 }, (_, i) => `taze ${i}`);
  await trpc.privacy.setRetention({ contactFormMonths: 12 });
  expect(await trpc.privacy.aged()).toMatchObject({
    contactForms: { 6: 3, 12: 3, 24: 3 },
    wonLeads: { 24: 1, 60: 0, 120: 0 },
  });
  await runNight();
  expect(await remaining()).toEqual(['kazanılmış eski', 'kazanılmış yeni', ...fresh]);
  expect((await rest.put('/admin/settings/retention', { wonLeadMonths: 24 })).data).toMatchObject({
    wonLeadMonths: 24,
  });
  await runNight();
  expect(await remaining()).toEqual(['kazanılmış yeni', ...fresh]);
});

test.each([6, 12, 36, '24', 'off'])('jobs won cannot be kept for %j months', async (wonLeadMonths) => {
  const { rest } = await start();
  const response = await rest.put('/admin/settings/retention', { wonLeadMonths });
  expect([response.status, response.error]).toEqual([
    400,
    'Saklama süresi 24, 60 veya 120 ay olmalı ya da kapatılmalıdır',
  ]);
});

test('spam goes after thirty days, whatever the setting and however much it is', async () => {
  const { trpc, add, runNight, remaining, stop, db } = await start();
  await runNight();
  await add({
    'eski spam': { stage: 'spam', createdAt: '2026-08-01T11:59:00Z' },
    'eski spam 2': { stage: 'spam', createdAt: '2020-01-01' },
    'eski spam 3': { stage: 'spam', createdAt: '2020-01-01', stageAt: '2026-08-01T11:59:00Z' },
    'genç spam': { stage: 'spam', createdAt: '2026-08-01T12:01:00Z' },
    'sonradan spam': { stage: 'spam', createdAt: '2020-01-01', stageAt: '2026-08-30' },
    'eski talep': { stage: 'new', createdAt: '2020-01-01' },
  });
  await runNight();
  const rest = ['genç spam', 'sonradan spam', 'eski talep'];
  expect([await remaining(), await stop()]).toEqual([rest, null]);
  expect(await db.activity.findMany({ where: { action: 'purge' } })).toMatchObject([
    { entity: 'contactForm', label: '3', userId: null },
  ]);
  // The owner has to approve that all other leads go, but not that spam does.
  await add({
    'spam yine': { stage: 'spam', createdAt: '2026-07-01' },
    'eski talep 2': { stage: 'new', createdAt: '2020-01-01' },
    'eski talep 3': { stage: 'new', createdAt: '2020-01-01' },
  });
  await trpc.privacy.setRetention({ contactFormMonths: 6 });
  await runNight();
  expect(await remaining()).toEqual([...rest, 'eski talep 2', 'eski talep 3']);
  expect(await stop()).toMatchObject({ reason: 'share', contactForms: { count: 3, total: 3 }, spam: null });
});

test('by a clock that is ahead spam stays as well, until the owner says that it is right', async () => {
  const { trpc, add, runNight, remaining, stop } = await start();
  await add({ spam: { stage: 'spam', createdAt: '2026-08-30' } });
  await runNight();
  expect(await stop()).toBeNull();
  setClock('2028-08-31T00:15:00Z');
  await runNight();
  expect(await remaining()).toEqual(['spam']);
  expect(await stop()).toMatchObject({ reason: 'clockAhead', contactForms: null, spam: { count: 1, total: 1 } });
  const seen = { contactForms: 0, activity: 0 };
  await expect(trpc.privacy.approvePurge(seen)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await trpc.privacy.approvePurge({ ...seen, spam: 1 })).toMatchObject({ state: 'working' });
});

test('what is in the trash is too old by the same rules', async () => {
  const { trpc, add, runNight, db } = await start();
  const old = '2025-01-01';
  await add({
    ...Object.fromEntries(['new', 'won', 'spam'].map((stage) => [stage, { stage, createdAt: old }])),
    'taze spam': { stage: 'spam', createdAt: old, stageAt: '2026-08-30' },
    'taze talep': { stage: 'new', createdAt: '2026-08-30' },
  });
  await trpc.leads.bulkRemove({ ids: (await db.contactForm.findMany()).map(({ id }) => id) });
  await trpc.privacy.setRetention({ contactFormMonths: 12 });
  await runNight();
  const trashed = (await db.trash.findMany({ orderBy: { id: 'asc' } })).map(({ data }) => JSON.parse(data).row.name);
  expect(trashed.toSorted()).toEqual(['taze spam', 'taze talep', 'won']);
});

test('open leads are counted fourteen days before they go, and only where they ever go', async () => {
  const { trpc, add } = await start();
  await add({
    yakında: { stage: 'contacted', createdAt: '2025-09-14' },
    sonra: { stage: 'contacted', createdAt: '2025-09-16' },
    kayıp: { stage: 'lost', createdAt: '2025-09-01' },
    kazanılmış: { stage: 'won', createdAt: '2025-09-01' },
    spam: { stage: 'spam', createdAt: '2025-09-01' },
  });
  const expiring = async () => (await trpc.leads.counts()).expiring;
  expect(await expiring()).toBe(0);
  await trpc.privacy.setRetention({ contactFormMonths: 12 });
  expect(await expiring()).toBe(1);
});
