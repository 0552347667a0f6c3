import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The database on the test server that all migrations were applied to. */
export const templateName = 'pano_template';

/** The PostgreSQL server that the tests run on; null where they run on SQLite. */
export const testServer = process.env.TEST_DATABASE ? serverAt(process.env.TEST_DATABASE) : null;

/** @param url the address of any database on the server */
function serverAt(url: string) {
  const addressOf = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

  async function run(sql: string): Promise<void> {
    const client = new pg.Client(url);
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }

  async function create(options: string) {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await run(`CREATE DATABASE ${name} ${options} STRATEGY FILE_COPY`);
    return { url: addressOf(name), remove: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
  }

  return {
    copyTemplate: () => create(`TEMPLATE ${templateName}`),
    createEmpty: () => create('TEMPLATE template0'),
  };
}
