import { isShared } from './cluster';
import { bindCommitEmitter, createCommitEmitter } from './commits/commit-notifications';
import type { Database, Db } from './driver';

/** How long a dry run may wait for the write lock, and how long it may hold it. */
type Limits = { maxWait: number; timeout: number };

/** Runs work in a transaction that is always rolled back, also where the work succeeds: nothing of it stays. */
export async function dryRun<T>(db: Database, limits: Limits, work: (tx: Db) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  const rollback = new Error('dry run');
  try {
    await db.$transaction(async (tx) => {
      const value = isShared(db) ? await withoutNumbers(tx, () => work(tx)) : await work(tx);
      result = { value };
      throw rollback;
    }, limits);
  } catch (error) {
    if (error !== rollback) throw error;
  }
  if (!result) throw rollback;
  return result.value;
}

/**
 * A transaction as a database of its own, whose transactions are part of it. Nobody hears of what it commits, and what is
 * cached of it is cached for it alone.
 */
export function asDatabase(tx: Db): Database {
  const runInside = <T>(work: (inner: Db) => Promise<T>): Promise<T> => work(tx);
  const database = new Proxy(tx, {
    get: (target, name) => (name === '$transaction' ? runInside : Reflect.get(target, name)),
  }) as Database;
  bindCommitEmitter(database, createCommitEmitter());
  return database;
}

type Sequence = { name: string; start: bigint; last: bigint | null };

/**
 * PostgreSQL does not roll its sequences back. Whoever takes a number holds the lock of all writes, so nobody has taken
 * another one meanwhile. The savepoint ends a transaction that has failed.
 */
async function withoutNumbers<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  const before = await readSequences(tx);
  await tx.$executeRaw`SAVEPOINT dry_run`;
  try {
    return await work();
  } finally {
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT dry_run`;
    const after = new Map((await readSequences(tx)).map(({ name, last }) => [name, last]));
    for (const { name, start, last } of before.filter((one) => after.get(one.name) !== one.last)) {
      await tx.$queryRaw`SELECT setval(${name}::regclass, ${last ?? start}, ${last !== null})::text`;
    }
  }
}

const readSequences = (tx: Db) => tx.$queryRaw<Sequence[]>`
  SELECT format('%I.%I', schemaname, sequencename) AS "name", start_value AS "start", last_value AS "last"
  FROM pg_sequences WHERE schemaname = current_schema()`;
