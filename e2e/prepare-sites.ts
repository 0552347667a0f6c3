import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@pano/db/test-servers';
import { testServer } from '@pano/db/testing-server';
import { type PreparedSite, startServer, stopServer, untilReady } from './fixtures';

/** Starts a site with the sample content once on each database: a server with a copy of it is ready in half the time. */
export default async function prepareSites() {
  const folder = await mkdtemp(join(tmpdir(), 'pano-e2e-sites-'));
  const sqlite = await prepare(join(folder, 'sqlite'));
  const database = await testServer?.createDatabase();
  const postgres = database && {
    ...(await prepare(join(folder, 'postgres'), { DATABASE_URL: database.url })),
    database: database.name,
  };
  process.env.PREPARED_SITES = JSON.stringify({ sqlite, postgres });
  return () => rm(folder, { recursive: true, force: true });
}

async function prepare(folder: string, address: Record<string, string> = {}): Promise<PreparedSite> {
  const port = await freePort();
  const server = startServer({ DATA_DIR: folder, PORT: String(port), ...address });
  await untilReady(server, `http://localhost:${port}`);
  await stopServer(server);
  return { folder };
}
