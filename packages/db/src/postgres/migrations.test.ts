import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyPlace, createTestDatabase } from '#testing/databases';
import { modelsAsSql } from '#testing/models';

async function connectTo(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Columns, indexes and constraints, whatever the order in which they were created. The models have no search index. */
async function readStructure(client: pg.Client) {
  const columns = await client.query(`
    SELECT table_name, column_name, data_type, collation_name, is_nullable, column_default, datetime_precision
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' ORDER BY 1, 2`);
  const indexes = await client.query(`
    SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
      AND indexname NOT LIKE '%_search_trgm' ORDER BY 1`);
  const constraints = await client.query(`
    SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text <> '_prisma_migrations' ORDER BY 1, 2`);
  return { columns: columns.rows, indexes: indexes.rows, constraints: constraints.rows };
}

async function start() {
  const migrated = await createTestDatabase();
  onTestFinished(migrated.close);
  return readStructure(await connectTo(migrated.url));
}

test('the migrations create exactly the tables of the models', async () => {
  const { url, remove } = await createEmptyPlace();
  onTestFinished(remove);
  const fromModels = await connectTo(url);
  await fromModels.query(modelsAsSql('postgresql'));
  expect(await start()).toEqual(await readStructure(fromModels));
});

test('texts are ordered by code point in every column, whatever the locale of the server', async () => {
  const { columns } = await start();
  const texts = columns.filter(({ data_type }) => data_type === 'text');
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter(({ collation_name }) => collation_name !== 'C')).toEqual([]);
});
