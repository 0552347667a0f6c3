import { DriverAdapterError } from '@prisma/driver-adapter-utils';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';

import { unavailability } from '#errors';
import { createTestDatabase } from '#testing/databases';
import { sqliteFile } from './database-file';

async function start() {
  const { db, url, close } = await createTestDatabase();
  const other = new Sqlite(sqliteFile(url));
  onTestFinished(async () => {
    other.close();
    await close();
  });
  return { db, other };
}

const service = (title: string) => ({ title, description: 'x'.repeat(20_000) });
const reasonOf = (query: PromiseLike<unknown>) => Promise.resolve(query).then(() => 'done', unavailability);

test('while another process holds the lock, reads return at once and writes wait for it', async () => {
  const { db, other } = await start();
  await db.service.create({ data: service('before') });
  other.exec('BEGIN IMMEDIATE');
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const writes = [
    Promise.resolve(db.service.create({ data: service('alone') })).then(note('write')),
    db
      .$transaction(async (tx) => void (await tx.service.create({ data: service('together') })))
      .then(note('transaction')),
  ];
  for (let i = 0; i < 20; i++) expect(await db.service.count()).toBe(1);
  done.push('reads');
  other.exec('COMMIT');
  await Promise.all(writes);
  expect(done[0]).toBe('reads');
  expect(await db.service.count()).toBe(3);
});

test('a lock that is not released rejects writes, all after the same wait, and writes succeed afterwards', async () => {
  const { db, other } = await start();
  other.exec('BEGIN IMMEDIATE');
  const waits: number[] = [];
  const ticks: number[] = [];
  const timer = setInterval(() => ticks.push(performance.now()), 20);
  const started = performance.now();
  const errors = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      reasonOf(
        i % 2
          ? db.service.create({ data: service(`${i}`) })
          : db.$transaction([db.service.create({ data: service(`${i}`) }), db.service.deleteMany()]),
      ).finally(() => waits.push(performance.now() - started)),
    ),
  );
  clearInterval(timer);
  expect(errors).toEqual(Array(6).fill('locked'));
  expect(Math.min(...waits)).toBeGreaterThan(4500);
  expect(Math.max(...waits)).toBeLessThan(9000);
  // The process was never frozen for long: others are served while writes wait.
  expect(Math.max(...ticks.slice(1).map((at, i) => at - (ticks[i] ?? at)))).toBeLessThan(1000);
  other.exec('COMMIT');
  await db.$transaction([db.service.create({ data: service('a') }), db.service.create({ data: service('b') })]);
  expect(await db.service.count()).toBe(2);
});

test('a full disk rejects writes, whole transactions included; reads go on, and writes succeed once there is space', async () => {
  const { db } = await start();
  await db.service.create({ data: service('before') });
  await db.$queryRaw`PRAGMA max_page_count = 1`;
  const both = (titles: string[]) =>
    db.$transaction(titles.map((title) => db.service.create({ data: service(title) })));
  const stepwise = () =>
    db.$transaction(async (tx) => {
      await tx.service.updateMany({ data: { title: 'changed' } });
      await tx.service.create({ data: service('x') });
    });
  for (const attempt of [() => db.service.create({ data: service('x') }), () => both(['x', 'y']), stepwise]) {
    expect(await reasonOf(attempt())).toBe('full');
    expect((await db.service.findMany()).map(({ title }) => title)).toEqual(['before']);
  }
  await db.$queryRaw`PRAGMA max_page_count = 1000000`;
  await both(['after', 'too']);
  expect(await db.service.count()).toBe(3);
});

test('a COMMIT that fails says why, although it comes as the driver’s own error', () => {
  const failed = (originalCode: string) =>
    new DriverAdapterError({ kind: 'sqlite', extendedCode: 1, message: '', originalCode });
  expect(unavailability(failed('SQLITE_FULL'))).toBe('full');
  expect(unavailability(failed('SQLITE_IOERR_WRITE'))).toBe('storage');
  expect(unavailability(failed('SQLITE_BUSY'))).toBe('locked');
  expect(unavailability(failed('SQLITE_ERROR'))).toBeNull();
  expect(unavailability(new Error('SQLITE_FULL'))).toBeNull();
});

test('other errors of the database do not count as unavailable', async () => {
  const { db } = await start();
  await db.page.create({ data: { title: 'a', slug: 'a' } });
  expect(await reasonOf(db.page.create({ data: { title: 'b', slug: 'a' } }))).toBeNull();
  expect(await reasonOf(db.page.update({ where: { id: 99 }, data: { title: 'c' } }))).toBeNull();
});
