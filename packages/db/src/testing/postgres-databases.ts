import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import { emptyDatabase, readStructure } from './reuse-database';

/** The database on the test server that all migrations were applied to. */
export const templateName = 'pano_template';

/** The PostgreSQL server that the tests run on; null where they run on SQLite. */
export const testServer = process.env.TEST_DATABASE ? serverAt(process.env.TEST_DATABASE) : null;

/** @param url the address of any database on the server */
function serverAt(url: string) {
  const addressOf = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

  async function within<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
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
    await within(url, (client) => client.query(`CREATE DATABASE ${name} ${options} STRATEGY FILE_COPY`));
    return { name, url: addressOf(name), remove: () => drop(name) };
  }

  const drop = (name: string) =>
    within(url, async (client) => {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    });

  // Making a database takes far longer than emptying one, so a test leaves its own to the next; and with it the
  // connection that empties it, which has come to know the tables.
  type Kept = { name: string; structure: string; client: pg.Client; isLost: () => boolean };
  const free: Kept[] = [];

  async function borrow() {
    const database = free.pop() ?? (await copy());
    const remove = async () => {
      if (!database.isLost() && (await emptyDatabase(database.client, database.structure))) free.push(database);
      else {
        await database.client.end();
        await drop(database.name);
      }
    };
    return { url: addressOf(database.name), remove };
  }

  async function copy(): Promise<Kept> {
    const { name } = await create(`TEMPLATE ${templateName}`);
    // Nothing waits for the connection once the tests are done.
    const client = new pg.Client({ connectionString: addressOf(name), stream: () => new Socket().unref() });
    let lost = false;
    // Some tests end all connections to their database.
    client.on('error', () => {
      lost = true;
    });
    await client.connect();
    return { name, structure: await readStructure(client), client, isLost: () => lost };
  }

  return { copyTemplate: borrow, createEmpty: () => create('TEMPLATE template0') };
}
