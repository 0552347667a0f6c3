import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { CommitEmitter } from '#commits/commit-notifications';
import type { Database } from '#driver';

/** The database on the test server that all migrations were applied to. */
export const templateName = 'pano_template';

/** The PostgreSQL server that the tests run on; null where they run on SQLite. */
export const testServer = process.env.TEST_DATABASE ? createServerAccess(process.env.TEST_DATABASE) : null;

/** @param url the address of any database on the server */
function createServerAccess(url: string) {
  const databaseUrl = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

  async function withClient<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client(address);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** A new database, empty or a copy of another. */
  async function createDatabase(template = 'template0') {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await withClient(url, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`));
    return { name, url: databaseUrl(name), remove: () => drop(name) };
  }

  const drop = (name: string) =>
    withClient(url, async (client) => {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    });

  // Creating a database takes far longer than emptying one, so tests reuse databases from a pool. Each keeps its
  // connections, whose catalog caches are warm: a process of the server costs more than most tests.
  const pool: PooledDatabase[] = [];

  async function acquireDatabase() {
    const database = pool.pop() ?? (await copy());
    const address = databaseUrl(database.name);
    const remove = async () => {
      if (await emptyDatabase(database)) pool.push(database);
      else {
        const closing = Promise.all([database.client.end(), database.reused?.close()]);
        await drop(database.name);
        await closing;
      }
    };
    return { url: address, remove, open: () => openReused(database, address) };
  }

  async function copy(): Promise<PooledDatabase> {
    const { name } = await createDatabase(templateName);
    const client = new pg.Client({
      ...unreferenced,
      connectionString: databaseUrl(name),
      application_name: reusedName,
    });
    const database = { name, structure: '', client, isBroken: false };
    // Some tests end all connections to their database.
    client.on('error', () => {
      database.isBroken = true;
    });
    await client.connect();
    return Object.assign(database, { structure: await readStructure(client) });
  }

  return { copyTemplate: acquireDatabase, createDatabase };
}

/** A database that tests use one after the other, and the connection that empties it. */
type PooledDatabase = {
  name: string;
  /** The hash from when the database was created. */
  structure: string;
  client: pg.Client;
  /** Whether a connection to it has ended. */
  isBroken: boolean;
  reused?: ReusedConnections;
};

type Connections = Awaited<ReturnType<typeof import('#postgres/driver').connect>>;
type ReusedConnections = Connections & { emit: CommitEmitter['emit'] };

/** Connections do not keep the process alive once the tests are done. */
const unreferenced = { stream: () => new Socket().unref() };

/** What the connections that stay open call themselves. */
const reusedName = 'pano_tests';

/** Opens the database for one test, over the connections of those before it. */
async function openReused(database: PooledDatabase, url: string): Promise<Database> {
  // Browser tests, which only need a place for their server, load no driver.
  const [{ connect, connectionConfigs, openOver }, { createCommitEmitter }] = await Promise.all([
    import('#postgres/driver'),
    import('#commits/commit-notifications'),
  ]);
  const emitter = createCommitEmitter();
  if (database.reused) database.reused.emit = emitter.emit;
  else {
    const { queries, commits } = connectionConfigs(`${url}?application_name=${reusedName}`);
    const configs = { queries: { ...queries, ...unreferenced }, commits: { ...commits, ...unreferenced } };
    const connections = await connect(configs, (commit) => database.reused?.emit(commit));
    connections.pool.on('error', () => {
      database.isBroken = true;
    });
    database.reused = { ...connections, emit: emitter.emit };
  }
  return openOver(url, database.reused, emitter);
}

/** A hash over columns, triggers and applied migrations: equal as long as none of them changed. */
async function readStructure(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ structure: string }>(`
    SELECT md5(string_agg(part, ',' ORDER BY part COLLATE "C")) AS structure FROM (
      SELECT c.relname || '.' || a.attname AS part FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND NOT a.attisdropped
      UNION ALL SELECT tgname FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT migration_name || (finished_at IS NULL) || (rolled_back_at IS NULL) FROM _prisma_migrations
    ) parts`);
  return rows[0]?.structure ?? '';
}

/**
 * Empties all tables of a database that a test has finished with, and resets its sequences.
 * @returns whether another test can use it; false where the test changed more than rows, or is still at work
 */
async function emptyDatabase({ client, structure, isBroken, reused }: PooledDatabase): Promise<boolean> {
  if (isBroken || (reused && reused.pool.idleCount < reused.pool.totalCount)) return false;
  await endOthers(client);
  if (!(await hasTables(client)) || (await readStructure(client)) !== structure) return false;
  await client.query(`
    DO $$
    DECLARE name text;
    BEGIN
      SET LOCAL session_replication_role = replica; -- rows go in any order
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' LOOP
        EXECUTE format('DELETE FROM %I', name);
      END LOOP;
      FOR name IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL LOOP
        PERFORM setval(format('%I', name)::regclass, 1, false);
      END LOOP;
    END $$`);
  return true;
}

/** Waits until the connections of the test have ended; one that was forgotten is ended. */
async function endOthers(client: pg.Client): Promise<void> {
  const others = `FROM pg_stat_activity WHERE datname = current_database() AND application_name <> '${reusedName}'`;
  for (let tries = 0; tries < 20; tries++) {
    if ((await client.query(`SELECT ${others}`)).rowCount === 0) return;
    await wait(10);
  }
  await client.query(`SELECT pg_terminate_backend(pid) ${others}`);
}

async function hasTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there`,
  );
  return rows[0]?.there ?? false;
}
