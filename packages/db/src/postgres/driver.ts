import pg from 'pg';
import { bindCluster } from '#cluster';
import { bindCommitEmitter, type CommitEmitter, createCommitEmitter } from '#commits/commit-notifications';
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

/** How an instance reaches its database: for its queries, and to hear of the commits of others. */
export const connectionConfigs = (url: string) => ({ queries: poolConfig(url), commits: connectionConfig(url) });

/** Connects, and emits what others commit from then on. */
export async function connect(configs: ReturnType<typeof connectionConfigs>, emit: CommitEmitter['emit']) {
  const pool = new pg.Pool(configs.queries);
  const notifier = createNotifier(emit);
  const subscription = listenForCommits({ config: configs.commits, notifier }, emit);
  await subscription.ready;
  const close = async () => {
    await subscription.close();
    await pool.end();
  };
  return { pool, notifier, close };
}

type Connections = Pick<Awaited<ReturnType<typeof connect>>, 'pool' | 'notifier'>;

/** The database over connections that stay open when it is closed. */
export function openOver(url: string, { pool, notifier }: Connections, emitter: CommitEmitter): Database {
  const client = new PrismaClient({ adapter: postgresAdapter(pool, notifier, emitter.emit), ...clientOptions });
  // The same models make the same queries and records; only the generated types carry different names.
  const db = client as unknown as Database;
  bindCommitEmitter(db, emitter);
  bindCluster(db, {
    query: (query) => pool.query({ ...query, values: replaceNul(query.values ?? []) }).catch(rethrowRaw),
    tryWithLock: (name, work) => tryWithLock(connectionConfig(url), responseTimeoutMs(url), name, work),
  });
  return db;
}

async function open(url: string): Promise<Database> {
  const emitter = createCommitEmitter();
  const connections = await connect(connectionConfigs(url), emitter.emit);
  const db = openOver(url, connections, emitter);
  const disconnect = db.$disconnect.bind(db);
  db.$disconnect = async () => {
    await disconnect();
    await connections.close();
  };
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
