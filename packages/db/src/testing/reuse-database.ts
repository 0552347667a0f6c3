import type { Client } from 'pg';

/** What tables, columns, indexes and triggers there are, and which migrations were applied: equal while none changed. */
export async function readStructure(client: Client): Promise<string> {
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
 * Empties all tables of a database that a test has done with, and lets every count begin anew.
 * @param structure what the database was made with
 * @returns whether it can serve another test; not where the test changed more than rows
 */
export async function emptyDatabase(client: Client, structure: string): Promise<boolean> {
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

async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there`,
  );
  return rows[0]?.there ?? false;
}
