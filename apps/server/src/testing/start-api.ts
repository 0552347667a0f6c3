import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiServices } from '@pano/api/server';
import { createEmptyPlace, createMigratedPlace } from '@pano/db/testing';
import { onTestFinished, vi } from 'vitest';
import { readEnv } from '#process/env';
import { startServices } from '#start-services';
import { createApiServer } from './api-server';
import { signIn, upload } from './upload';

export const account = { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'correct horse' };

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pano-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The address of a database that is yet to be made. */
export async function temporaryDatabase(): Promise<string> {
  const { url, remove } = await createEmptyPlace();
  onTestFinished(remove);
  return url;
}

/** The address of a database with all tables and nothing in them, which saves a start the migrations. */
export async function migratedDatabase(): Promise<string> {
  const { url, remove } = await createMigratedPlace();
  onTestFinished(remove);
  return url;
}

/** The API and the uploads on a port of the test's own, with somebody signed in. */
export async function startApi() {
  const dataDir = await temporaryFolder();
  const env = readEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: await migratedDatabase(),
    SAMPLE_CONTENT: 'false',
    LOG_LEVEL: 'silent',
    ...account,
  });
  const services = await startServices(env);
  const http = createApiServer(services);
  const { port, url } = await listenInTest(http, services);
  const authorization = `Bearer ${await signIn(url, account)}`;
  const filesIn = (folder: string) => readdir(join(dataDir, folder)).catch(() => []);
  return {
    url,
    port,
    authorization,
    services,
    dataDir,
    databaseUrl: env.databaseUrl,
    filesIn,
    upload: (bytes: Uint8Array) => upload(url, authorization, bytes),
  };
}

/** Lets a server listen on a port of the test's own; when the test ends, it closes with the services behind it. */
export async function listenInTest(http: Server, services: ApiServices): Promise<{ port: number; url: string }> {
  const { media, visitCounter, db } = services;
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
    await visitCounter.stop();
    await media.close();
    await db.$disconnect();
  });
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, url: `http://127.0.0.1:${port}` };
}

/** What the program warns of from now on: the text of each warning, without the error that comes with it. */
export function catchWarnings(): () => string[] {
  const spy = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.map(([text]) => String(text));
}
