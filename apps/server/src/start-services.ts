import { randomBytes } from 'node:crypto';
import { type ApiServices, createContext, createFirstUser, isEmptySite, seedSampleContent } from '@pano/api/server';
import { type Database, lockFolder, withStartLock } from '@pano/db';
import { listSavedCopies } from './operations/backup/local-copies';
import { openMigratedDatabase } from './operations/open-database';
import { type Env, prepareDataDir, StartError } from './process/env';
import { forgetOnceChanged, handOver } from './process/first-password';
import { createServices } from './process/services';

/**
 * Opens the database, brings it up to date and, on the very first start, fills it. Long steps print a line. Of several
 * instances over one database the first one does this while the others wait.
 * @throws StartError where another server works on the data folder; whatever else an operator can put right: see
 * explainError
 */
export async function startServices(env: Env): Promise<ApiServices> {
  prepareDataDir(env.dataDir);
  // Ahead of everything: a start removes what a crash left of uploads, which must not be those of a running server.
  if (!lockFolder(env.dataDir, 'exclusive', 'server')) throw new StartError(secondServer(env.dataDir));
  return withStartLock(env.databaseUrl, () => openServices(env));
}

const secondServer = (dataDir: string) =>
  `Another server works on the data folder ${dataDir}; stop it first, or give this one a DATA_DIR of its own.`;

async function openServices(env: Env): Promise<ApiServices> {
  const db = await openMigratedDatabase(env, printStep);
  const services = await createServices(env, db, () => listSavedCopies(env));
  await services.media.recover();
  // The account comes last: without one, no start has been completed.
  const isFirst = (await db.user.count()) === 0;
  if (isFirst && env.sampleContent && (await isEmptySite(db))) {
    printStep('Filling in the sample content');
    const ctx = createContext(services, new Headers(), { address: '', requestId: 'start' });
    await seedSampleContent(ctx, { publicUrl: env.publicUrl });
  }
  if (isFirst) await createFirstAdministrator(db, env);
  await forgetOnceChanged(env.dataDir, db);
  return services;
}

async function createFirstAdministrator(db: Database, { dataDir, admin: { email, password } }: Env): Promise<void> {
  const given = password ?? randomBytes(12).toString('base64url');
  await createFirstUser(db, { email, password: given, generated: password === undefined });
  const shown = password ? 'as set in ADMIN_PASSWORD' : handOver(dataDir, given);
  console.log(`\n  Administrator: ${email}\n  Password:      ${shown}\n`);
}

const printStep = (text: string) => console.log(`• ${text} …`);
