import { openDatabase } from '@pano/db';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { createSmallSite } from '#testing/small-site';
import { explainError } from './explain-error';

const failureOf = async (work: () => unknown) => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
};
const asFile = (code: string, path?: string) => Object.assign(new Error(code), { code, ...(path ? { path } : {}) });

test('a full disk is told as such, whoever met it: Prisma, SQLite itself, a file', async () => {
  const { databaseUrl } = await createSmallSite(0);
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.$disconnect());
  await db.$queryRaw`PRAGMA max_page_count = 1`;
  const data = { title: 'x', description: 'x'.repeat(20_000) };
  const small = new Sqlite(':memory:');
  onTestFinished(() => void small.close());
  small.pragma('max_page_count = 1');
  for (const error of [
    await failureOf(() => db.service.create({ data })),
    await failureOf(() => small.exec('CREATE TABLE a (b); CREATE TABLE c (d)')),
    asFile('ENOSPC'),
    asFile('EDQUOT', '/x'),
  ]) {
    expect(explainError(error)).toBe('The disk is full; free some space, then try again.');
  }
});

test('a place that cannot be used is named, with what to do', async () => {
  expect(explainError(asFile('EACCES', '/srv/x.tar.gz'))).toMatch(
    /may not read or write \/srv\/x\.tar\.gz; give it the right/,
  );
  expect(explainError(asFile('ENOENT', '/nowhere'))).toMatch(/There is no \/nowhere/);
  const { dataDir } = await createSmallSite(0);
  expect(explainError(await failureOf(() => new Sqlite(dataDir)))).toMatch(
    /cannot be opened; check DATABASE_URL, DATA_DIR/,
  );
});

test('a fault of ours is no matter for advice', () => {
  expect(explainError(new TypeError('x is not a function'))).toBeNull();
  expect(explainError(asFile('ERR_INVALID_ARG_TYPE'))).toBeNull();
  expect(explainError('text')).toBeNull();
});
