import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { commandLine, contentTypeOf, recordActivity, type Storage } from '@pano/api/server';
import { applyMigrations, companionsOf, isPostgres, openDatabase, sqliteFile, syncFolder } from '@pano/db';
import { StartError } from '../env';
import type { Progress } from '../progress';
import { stampOf } from './backup-folder';
import { keyPath, type Manifest } from './manifest';
import { moveAll } from './move-all';
import { readBackup, type UnpackedBackup } from './read-backup';

type Target = {
  dataDir: string;
  databaseUrl: string;
  /** The bucket of the pictures; null where they are in the data folder. */
  bucket: Storage | null;
};

export type Restored = { manifest: Manifest; migrations: string[]; aside: string | null };

/** Where a backup is unpacked; on the same file system as the data, so that it can be moved into place. */
const stagingIn = (dataDir: string) => join(dataDir, '.restoring');
const markIn = (dataDir: string) => join(stagingIn(dataDir), 'moving');

/**
 * Puts a backup in the place of the data, after everything in it was proved. What was there is moved aside, never
 * removed. Nobody else may work on the data folder.
 */
export async function restoreBackup(target: Target, file: string, progress: Progress): Promise<Restored> {
  const { dataDir, databaseUrl, bucket } = target;
  if (isPostgres(databaseUrl)) throw new StartError(elsewhere);
  const staging = stagingIn(dataDir);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true, mode: 0o700 });
  try {
    progress.step('Unpacking and verifying the backup');
    const backup = await readBackup(resolve(file), staging, progress);
    const migrations = await applyMigrations(`file:${backup.database}`);
    await noteRestored(`file:${backup.database}`, basename(file));
    const aside = join(dataDir, `before-restore-${stampOf(new Date())}`);
    if (bucket) {
      progress.step('Putting the pictures into the bucket');
      await fillBucket(bucket, backup, join(aside, 'uploads'), progress.counter('Pictures'));
    }
    progress.step('Moving the backup into place');
    const live = sqliteFile(databaseUrl);
    const databaseAside = join(dirname(live), aside.slice(dataDir.length + 1));
    await mkdir(backup.uploads, { recursive: true });
    syncFolder(backup.uploads);
    await writeFile(markIn(dataDir), aside);
    await moveAll([
      ...companionsOf(live).map((path) => [path, join(databaseAside, path.slice(dirname(live).length + 1))] as const),
      [backup.database, live],
      ...(existsSync(backup.key) ? keyMoves(dataDir, backup, aside) : []),
      ...(bucket ? [] : uploadMoves(dataDir, backup, aside)),
    ]);
    for (const folder of [dataDir, dirname(live)]) syncFolder(folder);
    return { manifest: backup.manifest, migrations, aside: existsSync(aside) ? aside : null };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

const elsewhere =
  'A PostgreSQL database is restored with its own tools (pg_restore, see docs/backup.md); npm run pano -- import takes an export.';

/** Refuses where a restore was cut off while it moved files: half of the data would be old. */
export async function refuseHalfRestored(dataDir: string): Promise<void> {
  if (!existsSync(markIn(dataDir))) return;
  const aside = await readFile(markIn(dataDir), 'utf8');
  throw new StartError(
    `A restore was interrupted: run it again (npm run restore -- <archive>); what was there before is in ${aside}.`,
  );
}

/** A backup without a key was made when nothing was sealed yet; the present key goes on. */
const keyMoves = (dataDir: string, { key }: UnpackedBackup, aside: string) =>
  [
    [join(dataDir, keyPath), join(aside, keyPath)],
    [key, join(dataDir, keyPath)],
  ] as const;

const uploadMoves = (dataDir: string, { uploads }: UnpackedBackup, aside: string) =>
  [
    [join(dataDir, 'uploads'), join(aside, 'uploads')],
    [uploads, join(dataDir, 'uploads')],
  ] as const;

/** A backup brings back sign-ins that were ended since: everybody signs in anew. */
async function noteRestored(url: string, archive: string): Promise<void> {
  const db = await openDatabase(url);
  try {
    await db.session.deleteMany();
    await recordActivity(db, commandLine, { action: 'restore', entity: 'site', label: archive });
  } finally {
    await db.$disconnect();
  }
}

/** Files of other pictures stay; one that differs from the backup's is kept aside before it is replaced. */
async function fillBucket(
  bucket: Storage,
  { uploads, names }: UnpackedBackup,
  aside: string,
  count: (done: number, of: number) => void,
): Promise<void> {
  for (const [index, name] of names.entries()) {
    count(index + 1, names.length);
    const bytes = await readFile(join(uploads, name));
    const stream = await bucket.read(name);
    const present = stream && Buffer.from(await new Response(stream).arrayBuffer());
    if (present && digest(present) === digest(bytes)) continue;
    if (present) {
      await mkdir(aside, { recursive: true });
      await writeFile(join(aside, name), present);
    }
    await bucket.put(name, bytes, contentTypeOf(name));
  }
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
