import { join } from 'node:path';
import { localStorage, type Storage } from '@pano/api/server';
import { type Env, StartError } from './env';

/** The place for pictures that the settings name, checked: one that cannot be used ends the start. */
export async function openStorage({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): Promise<Storage> {
  const storage = s3 ? await openBucket(s3) : pictureFolder({ dataDir });
  const fault = await storage.check();
  if (fault) {
    const advice = s3 ? 'Please correct the settings that begin with S3_.' : 'Please give this user access to it.';
    throw new StartError(`${fault} ${advice}`);
  }
  return storage;
}

/** The folder of the pictures, unchecked. */
export const pictureFolder = ({ dataDir }: Pick<Env, 'dataDir'>): Storage => localStorage(join(dataDir, 'uploads'));

/** Loaded only where it is used: the client of S3 is larger than the rest of the server. */
async function openBucket(options: NonNullable<Env['s3']>): Promise<Storage> {
  const { s3Storage } = await import('@pano/api/s3-storage');
  return s3Storage(options);
}
