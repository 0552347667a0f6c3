import type { Prisma } from '@pano/db';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createClients } from '#testing/sign-in';
import { startTestApi } from '#testing/test-api';

type Count = [day: string, kind: string, page: string, detail: string, count: number];

async function start() {
  const api = await startTestApi({ signedIn: true });
  const add = async (...counts: Count[]) => {
    const data = counts.map(([day, kind, page, detail, count]) => ({ day, kind, page, detail, count }));
    await api.db.tally.createMany({ data: data satisfies Prisma.TallyCreateManyInput[] });
  };
  return { ...api, add, insight: api.trpc.insight };
}

const november = { from: '2026-11-01', to: '2026-11-30' };
const none = { visit: 0, view: 0, call: 0, whatsapp: 0, mail: 0, form: 0 };

test('a period has every day, its sums, and those of as many days before', async () => {
  const { insight, add } = await start();
  await add(
    ['2026-11-02', 'visit', '/', 'google', 3],
    ['2026-11-02', 'visit', '/iletisim', 'direct', 2],
    ['2026-11-02', 'view', '/', '', 9],
    ['2026-11-30', 'call', '/', 'google', 2],
    ['2026-11-30', 'form', '/', 'google', 1],
    ['2026-11-30', 'from.call', '/', 'google', 2],
    ['2026-11-30', 'device', '', 'phone', 5],
    ['2026-10-02', 'visit', '/', 'google', 7],
    ['2026-10-01', 'visit', '/', 'google', 100],
    ['2026-12-01', 'visit', '/', 'google', 100],
  );
  const { days, ...figures } = await insight.overview(november);
  expect(figures).toEqual({
    ...november,
    totals: { ...none, visit: 5, view: 9, call: 2, form: 1 },
    before: { from: '2026-10-02', to: '2026-10-31', totals: { ...none, visit: 7 } },
    since: '2026-10-01',
    isSample: false,
  });
  expect(days).toHaveLength(30);
  expect(days.filter(({ visits, contacts }) => visits + contacts > 0)).toEqual([
    { day: '2026-11-02', visits: 5, contacts: 0 },
    { day: '2026-11-30', visits: 0, contacts: 3 },
  ]);
});

test('a folded month stands for its days, and counts whole in the later of two periods that reach into it', async () => {
  const { insight, add } = await start();
  await add(
    ['2026-02', 'visit', '/', 'google', 20],
    ['2026-03', 'visit', '/', 'google', 30],
    ['2026-04', 'visit', '/', 'google', 40],
    ['2026-05-02', 'visit', '/', 'google', 5],
  );
  const figures = await insight.overview({ from: '2026-03-30', to: '2026-05-02' });
  expect(figures.days).toEqual([
    { day: '2026-03', visits: 30, contacts: 0 },
    { day: '2026-04', visits: 40, contacts: 0 },
    { day: '2026-05-01', visits: 0, contacts: 0 },
    { day: '2026-05-02', visits: 5, contacts: 0 },
  ]);
  expect([figures.totals.visit, figures.before]).toEqual([
    75,
    { from: '2026-02-24', to: '2026-03-29', totals: { ...none, visit: 20 } },
  ]);
  const same = await insight.overview({ from: '2026-03-20', to: '2026-03-25' });
  expect([same.totals.visit, same.before.totals.visit]).toEqual([30, 0]);
});

test('without a period it is the last thirty days of Istanbul, also over REST; every commit shows', async () => {
  const { insight, add, rest } = await start();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T00:10:00+03:00') });
  expect(await insight.overview({})).toMatchObject({ ...november, since: null, totals: none });
  await add(['2026-11-30', 'visit', '/', 'direct', 1], ['2026-11-29', 'sample.visit', '/', 'direct', 4]);
  const response = await rest.get('/admin/insight?from=&to=');
  expect(response.data).toEqual(await insight.overview({}));
  expect(response.data).toMatchObject({ totals: { visit: 5 }, since: '2026-11-29', isSample: true });
  const wrong = await rest.get('/admin/insight?from=2025-11-01&to=2026-11-02');
  expect([wrong.status, wrong.error]).toEqual([400, 'Rakamlar en fazla 366 gün için gösterilir']);
});

test('a page has its title of today, what happened on it, and the contacts of the visits that began there', async () => {
  const { insight, add, trpc } = await start();
  const { id } = await trpc.services.create({
    title: 'Pano Yenileme',
    slug: 'pano',
    description: 'Pano',
    content: '<p>Pano</p>',
  });
  await add(
    ['2026-11-02', 'visit', '/hizmet/pano', 'google', 15],
    ['2026-11-03', 'sample.visit', '/hizmet/pano', 'direct', 5],
    ['2026-11-03', 'view', '/hizmet/pano', '', 40],
    ['2026-11-03', 'call', '/hizmet/pano', 'google', 1],
    ['2026-11-03', 'from.call', '/hizmet/pano', 'google', 2],
    ['2026-11-03', 'from.form', '/hizmet/pano', 'direct', 1],
    ['2026-11-03', 'visit', '/hizmetler', 'google', 19],
    ['2026-11-03', 'view', '/hizmetler', '', 50],
    ['2026-11-03', 'view', '/proje/silinen', '', 2],
    ['2026-11-03', 'visit', '*', 'google', 90],
    ['2026-11-03', 'view', '*', '', 99],
  );
  const { items, total } = await insight.table({ ...november, by: 'page' });
  expect([total, items.map(({ value, title, record, rate }) => [value, title, record, rate])]).toEqual([
    4,
    [
      ['/hizmetler', 'Hizmetler', null, null],
      ['/hizmet/pano', 'Pano Yenileme', { kind: 'service', id }, 15],
      ['/proje/silinen', null, null, null],
      ['*', null, null, null],
    ],
  ]);
  expect(items[1]?.totals).toEqual({ ...none, visit: 20, view: 40, call: 1 });
  const second = await insight.table({ ...november, by: 'page', limit: 1, offset: 1 });
  expect(second).toEqual({ items: [items[1]], total: 4, limit: 1, offset: 1 });
});

test('a source has its visits and contacts; those of unknown visits come last and have no rate', async () => {
  const { insight, add } = await start();
  await add(
    ['2026-11-02', 'visit', '/', 'google', 30],
    ['2026-11-02', 'visit', '/iletisim', 'google', 10],
    ['2026-11-02', 'visit', '/', 'other', 90],
    ['2026-11-02', 'call', '/', 'google', 4],
    ['2026-11-02', 'from.call', '/', 'google', 3],
    ['2026-11-02', 'call', '/', 'internal', 2],
    ['2026-11-02', 'form', '/', '', 1],
    ['2026-11-02', 'view', '/', '', 100],
  );
  const { items } = await insight.table({ ...november, by: 'source' });
  expect(items.map(({ value, totals, rate }) => [value, totals, rate])).toEqual([
    ['google', { ...none, visit: 40, call: 4 }, 7.5],
    ['other', { ...none, visit: 90 }, null],
    ['internal', { ...none, call: 2, form: 1 }, null],
  ]);
});

test('addresses that were not found have the host that links to them', async () => {
  const { insight, add } = await start();
  await add(
    ['2026-11-02', 'missing', '/eski', 'forum.example', 2],
    ['2026-11-03', 'sample.missing', '/eski', 'forum.example', 3],
    ['2026-11-03', 'missing', '/baska', '', 4],
  );
  const { items } = await insight.table({ ...november, by: 'missing' });
  expect(items.map(({ value, host, count }) => [value, host, count])).toEqual([
    ['/eski', 'forum.example', 5],
    ['/baska', '', 4],
  ]);
});

test('speed is the 75th percentile of fifty measurements or more, by kind of page and device', async () => {
  const { insight, add } = await start();
  await add(
    ['2026-11-02', 'lcp', 'home', 'phone 3', 60],
    ['2026-11-03', 'lcp', 'home', 'phone 4', 20],
    ['2026-11-03', 'lcp', 'home', 'phone 6', 20],
    ['2026-11-03', 'inp', 'home', 'phone 11', 50],
    ['2026-11-03', 'cls', 'home', 'phone 0', 49],
    ['2026-11-03', 'lcp', 'home', 'desktop 6', 50],
    ['2026-11-03', 'cls', 'home', 'desktop 0', 50],
    ['2026-11-03', 'inp', 'projects', 'phone 0', 1],
  );
  const { items } = await insight.table({ ...november, by: 'speed' });
  expect(items.map(({ value, device, speed }) => [value, device, speed])).toEqual([
    ['home', 'phone', { lcp: { value: 2375, rating: 'good' }, inp: { value: 2000, rating: 'poor' }, cls: null }],
    ['home', 'desktop', { lcp: { value: 3750, rating: 'middling' }, inp: null, cls: { value: 0.008, rating: 'good' } }],
    ['projects', 'phone', { lcp: null, inp: null, cls: null }],
  ]);
});

test('the file has the counts as they are stored, or a table in words; no cell is a formula', async () => {
  const { add, rest, db } = await start();
  await add(
    ['2026-11', 'visit', '/', 'google', 3],
    ['2026-11-02', 'visit', '/', 'usta/bahar', 2],
    ['2026-11-02', 'missing', '/eski', '=1+1', 1],
    ['2026-12-01', 'visit', '/', 'google', 3],
  );
  const download = (more: string) => rest.get(`/admin/insight/export?from=2026-11-01&to=2026-11-30${more}`);
  const response = await download('');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="ziyaretler-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(response.text).toBe(
    [
      'Gün;Tür;Sayfa;Ayrıntı;Sayı\r\n',
      '2026-11;visit;/;google;3\r\n',
      "2026-11-02;missing;/eski;'=1+1;1\r\n",
      '2026-11-02;visit;/;usta/bahar;2\r\n',
    ].join(''),
  );
  expect((await download('&by=source')).text.split('\r\n').slice(1, 3)).toEqual([
    'Google;3;0;0;0;0;',
    'Kampanya: usta/bahar;2;0;0;0;0;',
  ]);
  expect((await download('&by=page')).text).toContain('/;Ana Sayfa;5;0;0;0;0;0;\r\n');
  const wrong = await download('&by=person');
  expect([wrong.status, wrong.error]).toEqual([400, 'Tabloyu listeden seçin: page, source, missing ya da speed']);
  expect(await db.activity.count({ where: { action: 'export' } })).toBe(0);
});

test('only people who have signed in see what visitors do', async () => {
  const { client } = createClients(await start());
  await expect(client({}).insight.overview({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(client({}).insight.table({ by: 'page' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
