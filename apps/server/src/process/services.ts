import { isAbsolute, join, relative } from 'node:path';
import {
  type ApiServices,
  createJobTrigger,
  createLimits,
  createMailer,
  createMediaService,
  createSecretBox,
  createVisitCounter,
  localStorage,
  pictureUsage,
  type Storage,
} from '@pano/api/server';
import type { Database } from '@pano/db';
import { type Env, StartError } from './env';
import { createLog } from './log';
import { readProxyMismatch } from './proxy-mismatch';
import { readSecretKey } from './secret-key';

/** What requests and commands work with, over a database that is open. */
export async function createServices(
  env: Env,
  db: Database,
  savedCopies: ApiServices['savedCopies'],
): Promise<ApiServices> {
  const log = createLog(env.logLevel);
  const media = createMediaService({
    usage: pictureUsage,
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
    jobTrigger: createJobTrigger(),
    proxyMismatch: () => readProxyMismatch(env),
    backupsExposeKey: exposesKey(env),
    savedCopies,
    visitCounter: createVisitCounter({ db, log }),
    mailer,
    requireSecondFactor: env.requireSecondFactor,
    siteUrl: env.publicUrl,
  };
}

/** Backups in the data folder expose nothing: the key lies beside them. */
function exposesKey({ dataDir, backup, secretKey }: Env): boolean {
  const path = relative(dataDir, backup.folder);
  const isElsewhere = path.startsWith('..') || isAbsolute(path);
  return isElsewhere && backup.everyHours > 0 && backup.passphrase === null && secretKey === null;
}

/**
 * The storage of media files that the settings name.
 * @throws StartError where it cannot be used
 */
export async function openStorage({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): Promise<Storage> {
  const storage = s3 ? await openBucket(s3) : localMediaStorage({ dataDir });
  const fault = await storage.check();
  if (fault) {
    const hint = s3 ? 'Please correct the settings that begin with S3_.' : 'Please give this user access to it.';
    throw new StartError(`${fault} ${hint}`);
  }
  return storage;
}

/** The folder of the media files, unchecked. */
export const localMediaStorage = ({ dataDir }: Pick<Env, 'dataDir'>): Storage => localStorage(join(dataDir, 'uploads'));

/** Loaded only where it is used: the client of S3 is larger than the rest of the server. */
async function openBucket(options: NonNullable<Env['s3']>): Promise<Storage> {
  const { s3Storage } = await import('@pano/api/s3-storage');
  return s3Storage(options);
}
