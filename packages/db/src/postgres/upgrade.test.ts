import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '#generated/postgresql/migrations';
import { createEmptyPlace } from '#testing/databases';

type Column = { name: string; type: string; required: boolean };

/** What the statements of a program rely on: columns, their types, and which of them are required. */
async function readColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    SELECT table_name || '.' || column_name AS name, data_type AS type,
      is_nullable = 'NO' AND column_default IS NULL AS required
    FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1`);
  return rows;
}

const tableName = ({ name }: Column) => name.split('.')[0];

test('the previous version works after each migration: no column is removed or changed, and none becomes required', async () => {
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
    const after = await readColumns(client);
    const tables = new Set(before.map(tableName));
    const unchanged = after.filter((column) => before.some((old) => old.name === column.name));
    const newlyRequired = after.filter(
      (column) => tables.has(tableName(column)) && column.required && !unchanged.includes(column),
    );
    expect(
      unchanged.map(({ name, type }) => [name, type]),
      name,
    ).toEqual(before.map(({ name, type }) => [name, type]));
    expect(
      unchanged.filter((column, i) => column.required && !before[i]?.required),
      name,
    ).toEqual([]);
    expect(newlyRequired, name).toEqual([]);
    before = after;
  }
  expect(before.length).toBeGreaterThan(100);
});
