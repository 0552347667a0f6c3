import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';

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

  async function create(options: string) {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await withClient(url, (client) => client.query(`CREATE DATABASE ${name} ${options} STRATEGY FILE_COPY`));
    return { name, url: databaseUrl(name), remove: () => drop(name) };
  }

  const drop = (name: string) =>
    withClient(url, async (client) => {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    });

  // Creating a database takes far longer than emptying one, so tests reuse databases from a pool; each keeps the
  // connection that empties it, whose catalog cache is warm.
  type PooledDatabase = { name: string; structure: string; client: pg.Client; isDisconnected: () => boolean };
  const pool: PooledDatabase[] = [];

  async function acquireDatabase() {
    const database = pool.pop() ?? (await copy());
    const remove = async () => {
      if (!database.isDisconnected() && (await emptyDatabase(database.client, database.structure))) pool.push(database);
      else {
        await database.client.end();
        await drop(database.name);
      }
    };
    return { url: databaseUrl(database.name), remove };
  }

  async function copy(): Promise<PooledDatabase> {
    const { name } = await create(`TEMPLATE ${templateName}`);
    // Unreferenced, so that the connection does not keep the process alive once the tests are done.
    const client = new pg.Client({ connectionString: databaseUrl(name), stream: () => new Socket().unref() });
    let disconnected = false;
    // Some tests end all connections to their database.
    client.on('error', () => {
      disconnected = true;
    });
    await client.connect();
    return { name, structure: await readStructure(client), client, isDisconnected: () => disconnected };
  }

  return { copyTemplate: acquireDatabase, createEmpty: () => create('TEMPLATE template0') };
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
 * @param structure the hash from when the database was created
 * @returns whether another test can use it; false where the test changed more than rows
 */
async function emptyDatabase(client: pg.Client, structure: string): Promise<boolean> {
  await client.query(`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
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

async function hasTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there`,
  );
  return rows[0]?.there ?? false;
}
