import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  type ApiServices,
  createBell,
  createContext,
  createLimits,
  createMailer,
  createMediaService,
  createSecretBox,
  createUser,
  isEmptySite,
  seedSampleContent,
} from '@pano/api/server';
import { type Database, lockFolder, withStartLock } from '@pano/db';
import { openMigrated } from './operations/open-database';
import { type Env, prepareDataDir, StartError } from './process/env';
import { createLog } from './process/log';
import { openStorage } from './process/open-storage';
import { readSecretKey } from './process/secret-key';

/**
 * Opens the database, brings it up to date and, on the very first start, fills it. Long steps say so in a line. Of
 * several instances over one database the first one does this, the others wait and find it done.
 * @throws StartError where another server works on the data folder; whatever else an operator can mend: see adviceOn
 */
export async function startServices(env: Env): Promise<ApiServices> {
  prepareDataDir(env.dataDir);
  // Ahead of everything: a start removes what a crash left of uploads, which must not be those of a living server.
  if (!lockFolder(env.dataDir, 'exclusive', 'server')) throw new StartError(secondServer(env.dataDir));
  return withStartLock(env.databaseUrl, () => start(env));
}

const secondServer = (dataDir: string) =>
  `Another server works on the data folder ${dataDir}; stop it first, or give this one a DATA_DIR of its own.`;

async function start(env: Env): Promise<ApiServices> {
  const db = await openMigrated(env, step);
  const services = await createServices(env, db);
  await services.media.recover();
  // The account comes last: without one, no start has come to its end.
  const isFirst = (await db.user.count()) === 0;
  if (isFirst && env.sampleContent && (await isEmptySite(db))) {
    step('Filling in the sample content');
    const ctx = createContext(services, new Headers(), { address: '', requestId: 'start' });
    await seedSampleContent(ctx, { publicUrl: env.publicUrl });
  }
  if (isFirst) await createFirstAdministrator(db, env.admin);
  return services;
}

/** What requests and commands work with, over a database that is open. */
export async function createServices(env: Env, db: Database): Promise<ApiServices> {
  const log = createLog(env.logLevel);
  const media = createMediaService({
    db,
    log,
    storage: await openStorage(env),
    incomingDir: join(env.dataDir, 'incoming'),
  });
  const mailer = env.mail && createMailer({ ...env.mail, siteUrl: env.publicUrl });
  const secrets = createSecretBox(env.secretKey ? Buffer.from(env.secretKey, 'base64url') : readSecretKey(env.dataDir));
  return {
    db,
    log,
    limits: createLimits(db, env.limits),
    media,
    secrets,
    bell: createBell(),
    mailer,
  };
}

async function createFirstAdministrator(db: Database, { email, password }: Env['admin']): Promise<void> {
  const given = password ?? randomBytes(12).toString('base64url');
  await createUser(db, email, given);
  const shown = password ? 'as set in ADMIN_PASSWORD' : `${given}   (shown only this once)`;
  console.log(`\n  Administrator: ${email}\n  Password:      ${shown}\n`);
}

const step = (text: string) => console.log(`• ${text} …`);
