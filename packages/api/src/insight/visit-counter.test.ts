import { createTestDatabase } from '@pano/db/testing';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createVisitCounter } from './visit-counter';

async function startCounter() {
  const { db, close } = await createTestDatabase();
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const counter = createVisitCounter({ db, log });
  onTestFinished(async () => {
    await counter.stop();
    await close();
  });
  const read = async (where: object = {}) => {
    const rows = await db.tally.findMany({ where, orderBy: [{ kind: 'asc' }, { page: 'asc' }, { detail: 'asc' }] });
    return rows.map(({ kind, page, detail, count }) => `${kind} ${page} ${detail} ${count}`);
  };
  return { db, log, lines, counter, read };
}

const view = (page: string) => ({ kind: 'view', page, detail: '' });

test('what several instances count adds up, and a stop writes the rest', async () => {
  const { db, log, counter, read } = await startCounter();
  const other = createVisitCounter({ db, log });
  counter.add(view('/'));
  counter.add(view('/'));
  other.add(view('/'));
  expect(await read()).toEqual([]);
  await Promise.all([counter.flush(), other.flush()]);
  expect(await read()).toEqual(['view /  3']);
  counter.add(view('/'));
  other.add(view('/hizmetler'));
  await Promise.all([counter.stop(), other.stop()]);
  expect(await read()).toEqual(['view /  4', 'view /hizmetler  1']);
});

test('counts are written by themselves after ten seconds, each on its day in Türkiye', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-03-05T20:59:59Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { db, counter } = await startCounter();
  counter.add(view('/'));
  vi.setSystemTime(new Date('2026-03-05T21:00:00Z'));
  counter.add(view('/'));
  vi.advanceTimersByTime(9999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await vi.waitFor(async () =>
    expect((await db.tally.findMany({ orderBy: { day: 'asc' } })).map(({ day }) => day)).toEqual([
      '2026-03-05',
      '2026-03-06',
    ]),
  );
});

test('what cannot be written waits for the next time, is said in the log, and nothing is counted twice', async () => {
  const { db, lines, counter, read } = await startCounter();
  await db.$executeRawUnsafe('ALTER TABLE "Tally" RENAME TO "Elsewhere"');
  counter.add(view('/'));
  await counter.flush();
  counter.add(view('/'));
  await counter.flush();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(Array(2).fill('counts of visits could not be written'));
  await db.$executeRawUnsafe('ALTER TABLE "Elsewhere" RENAME TO "Tally"');
  await counter.flush();
  await counter.flush();
  expect(await read()).toEqual(['view /  2']);
});

test('three thousand different counts have room; beyond them pages are counted as others', async () => {
  const { counter, read } = await startCounter();
  for (let at = 0; at < 3005; at += 1) counter.add(view(`/sayfa/${at}`));
  counter.add(view('/sayfa/0'));
  counter.add({ kind: 'device', page: '', detail: 'phone' });
  await counter.flush();
  const rows = await read();
  expect(rows).toHaveLength(3002);
  expect(rows.slice(0, 3)).toEqual(['device  phone 1', 'view *  5', 'view /sayfa/0  2']);
  counter.add(view('/yeni'));
  await counter.flush();
  expect(await read({ page: '/yeni' })).toEqual(['view /yeni  1']);
});

test('of a day sixty sources have a name, and two hundred addresses that were not found', async () => {
  const { db, counter, read } = await startCounter();
  for (let at = 0; at < 100; at += 1) counter.add({ kind: 'visit', page: '/', detail: `site${at}.example` });
  // Made-up sources take no room from those that everybody has.
  counter.add({ kind: 'visit', page: '/', detail: 'sahibinden' });
  counter.add({ kind: 'form', page: '/', detail: 'site99.example' });
  for (let at = 0; at < 250; at += 1) counter.add({ kind: 'missing', page: `/eski/${at}`, detail: '' });
  counter.add({ kind: 'missing', page: '/eski/0', detail: '' });
  await counter.flush();
  const sources = await db.tally.findMany({ where: { kind: 'visit' }, select: { detail: true, count: true } });
  expect(sources.length).toBeLessThanOrEqual(60);
  expect(sources.reduce((sum, { count }) => sum + count, 0)).toBe(101);
  expect(sources.map(({ detail }) => detail)).toEqual(expect.arrayContaining(['site0.example', 'sahibinden', 'other']));
  expect(await read({ kind: 'form' })).toEqual(['form / other 1']);
  expect(await db.tally.count({ where: { kind: 'missing' } })).toBe(200);
  expect(await read({ page: '/eski/0' })).toEqual(['missing /eski/0  2']);
});
