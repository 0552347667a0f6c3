import pg from 'pg';
import { bindCluster } from '#cluster';
import { bindCommitEmitter, createCommitEmitter } from '#commits/commit-notifications';
import { clientOptions, type Database, type Db, type Driver, wholeSiteMs } from '#driver';
import { Prisma, PrismaClient } from '#generated/postgresql/client';
import { migrations, schema } from '#generated/postgresql/migrations';
import { postgresAdapter, replaceNul, snapshotAdapter } from './adapter';
import { tryWithLock, withLock } from './advisory-locks';
import { connectionConfig, poolConfig, responseTimeoutMs, rethrowRaw } from './connection';
import { createNotifier, listenForCommits } from './listen';
import { withMigrationTransaction } from './migration-transaction';
import { readPostgresSchema } from './schema-objects';

export const postgresDriver = (url: string): Driver => ({
  schema,
  migrations,
  withMigrationFactory: (work) => withMigrationTransaction(connectionConfig(url), work),
  open: () => open(url),
  readSchema: (applied) => readPostgresSchema(url, applied),
  withSnapshot: (work) => withSnapshot(url, work),
  withStartLock: (work) => withLock(connectionConfig(url), 'start', work),
});

async function open(url: string): Promise<Database> {
  const pool = new pg.Pool(poolConfig(url));
  const config = connectionConfig(url);
  const emitter = createCommitEmitter();
  const notifier = createNotifier(emitter.emit);
  const client = new PrismaClient({ adapter: postgresAdapter(pool, notifier, emitter.emit), ...clientOptions });
  // The same models make the same queries and records; only the generated types carry different names.
  const db = client as unknown as Database;
  bindCommitEmitter(db, emitter);
  bindCluster(db, {
    query: (query) => pool.query({ ...query, values: replaceNul(query.values ?? []) }).catch(rethrowRaw),
    tryWithLock: (name, work) => tryWithLock(config, responseTimeoutMs(url), name, work),
  });
  const subscription = listenForCommits({ config, notifier }, emitter.emit);
  const disconnect = db.$disconnect.bind(db);
  db.$disconnect = async () => {
    await subscription.close();
    await disconnect();
  };
  await subscription.ready;
  return db;
}

/** Without the lock of writes: others go on writing, and are not seen. */
async function withSnapshot<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const adapter = snapshotAdapter(new pg.Pool({ ...poolConfig(url), max: 1 }));
  const client = new PrismaClient({ adapter, ...clientOptions });
  try {
    const isolationLevel = Prisma.TransactionIsolationLevel.RepeatableRead;
    return await client.$transaction(
      async (tx) => {
        await tx.$executeRaw`SET TRANSACTION READ ONLY`;
        return work(tx as unknown as Db);
      },
      { isolationLevel, timeout: wholeSiteMs },
    );
  } finally {
    await client.$disconnect();
  }
}
