import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '#generated/postgresql/migrations';
import { createEmptyPlace } from '#testing/databases';

type Column = { name: string; type: string; required: boolean };

/** What the statements of a program rely on: columns with their types, and which of them must be given. */
async function columnsIn(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    SELECT table_name || '.' || column_name AS name, data_type AS type,
      is_nullable = 'NO' AND column_default IS NULL AS required
    FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1`);
  return rows;
}

const tableOf = ({ name }: Column) => name.split('.')[0];

test('an instance of the version before goes on serving after each migration: nothing it uses goes, nothing new is asked of it', async () => {
  const { url, remove } = await createEmptyPlace();
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await remove();
  });
  let before: Column[] = [];
  for (const { name, sql } of migrations) {
    await client.query(sql);
    const after = await columnsIn(client);
    const tables = new Set(before.map(tableOf));
    const kept = after.filter((column) => before.some((old) => old.name === column.name));
    const asked = after.filter((column) => tables.has(tableOf(column)) && column.required && !kept.includes(column));
    expect(
      kept.map(({ name, type }) => [name, type]),
      name,
    ).toEqual(before.map(({ name, type }) => [name, type]));
    expect(
      kept.filter((column, i) => column.required && !before[i]?.required),
      name,
    ).toEqual([]);
    expect(asked, name).toEqual([]);
    before = after;
  }
  expect(before.length).toBeGreaterThan(100);
});
