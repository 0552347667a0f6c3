import pg from 'pg';
import type { SchemaObject } from '#driver';
import { migrations } from '#generated/postgresql/migrations';
import { connectionConfig } from './connection';

/**
 * What the database has, and what the migrations that it has seen make: they run on tables of this connection alone, in a
 * transaction that is rolled back.
 */
export async function readPostgresSchema(url: string, applied: readonly string[]) {
  const client = new pg.Client(connectionConfig(url));
  await client.connect();
  try {
    const present = await readObjects(client, 'to_regnamespace(current_schema())::oid');
    await client.query('BEGIN');
    const { rows } = await client.query<{ schema: string }>('SELECT quote_ident(current_schema()) AS schema');
    await client.query(`SET LOCAL client_min_messages = error; SET LOCAL search_path TO pg_temp, ${rows[0]?.schema}`);
    for (const { name, sql } of migrations) if (applied.includes(name)) await client.query(sql);
    const expected = await readObjects(client, 'pg_my_temp_schema()');
    await client.query('ROLLBACK');
    return { present, expected };
  } finally {
    await client.end();
  }
}

/** Without what belongs to extensions. Definitions name the schema, which differs. */
async function readObjects(client: pg.Client, schema: string): Promise<SchemaObject[]> {
  const { rows } = await client.query<SchemaObject & { schema: string }>(`
    WITH own AS (
      SELECT oid, relname, relkind FROM pg_class WHERE relnamespace = ${schema}
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
    )
    SELECT *, ${schema}::regnamespace::text AS schema FROM (
      SELECT CASE WHEN relkind IN ('v', 'm') THEN 'view' ELSE 'table' END AS type, relname::text AS name,
        relname::text AS "table", CASE WHEN relkind IN ('v', 'm') THEN pg_get_viewdef(oid) ELSE '' END AS definition
        FROM own WHERE relkind IN ('r', 'p', 'f', 'v', 'm') AND relname <> '_prisma_migrations'
      UNION ALL
      SELECT 'index', own.relname, parent.relname, pg_get_indexdef(own.oid) FROM own
        JOIN pg_index ON indexrelid = own.oid JOIN pg_class AS parent ON parent.oid = indrelid
        WHERE own.relkind IN ('i', 'I') AND parent.relname <> '_prisma_migrations'
      UNION ALL
      SELECT 'trigger', tgname, relname, pg_get_triggerdef(pg_trigger.oid) FROM pg_trigger
        JOIN own ON own.oid = tgrelid WHERE NOT tgisinternal
      UNION ALL
      SELECT 'rule', rulename, relname, pg_get_ruledef(pg_rewrite.oid) FROM pg_rewrite
        JOIN own ON own.oid = ev_class WHERE rulename <> '_RETURN'
    ) AS objects`);
  return rows.map(({ schema: own, ...object }) => ({
    ...object,
    definition: object.definition.replaceAll(`${own}.`, '').replaceAll('pg_temp.', ''),
  }));
}
