import { applyMigrations } from '#migrations/migrate';
import { startPostgres } from '../../scripts/test-servers.mjs';
import { templateName } from './postgres-databases';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

type Provide = { provide: (key: 'postgresUrl', value: string) => void };

/** One PostgreSQL server for a whole run of tests, with a migrated database that each test copies. */
export default async function startTestServer({ provide }: Provide) {
  const server = await startPostgres();
  await server.createDatabase(templateName);
  await applyMigrations(server.url(templateName));
  provide('postgresUrl', server.url());
  return server.stop;
}
