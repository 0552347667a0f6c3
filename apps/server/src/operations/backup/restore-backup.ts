import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { commandLine, contentTypeOf, recordActivity, type Storage } from '@pano/api/server';
import {
  applyMigrations,
  databaseFiles,
  isPostgres,
  removeDatabaseFile,
  replaceRows,
  sqliteFile,
  syncFolder,
} from '@pano/db';
import { withDatabase } from '../open-database';
import type { Progress } from '../progress';
import { timestamp } from './backup-folder';
import { type Move, moveWithMarker } from './interrupted-restore';
import { keyPath, type Manifest } from './manifest';
import { prepareServer } from './prepare-server';
import { readBackup, type UnpackedBackup } from './read-backup';

type Target = {
  dataDir: string;
  databaseUrl: string;
  /** The bucket of the media files; null where they are in the data folder. */
  bucket: Storage | null;
  /** Decrypts an encrypted archive. */
  passphrase?: string | null;
};

export type Restored = {
  manifest: Manifest;
  migrations: string[];
  /** The folders that hold what was there before. */
  asides: string[];
};

/**
 * Puts a backup in the place of the data, after everything in it was verified. What was there is moved or copied aside,
 * never removed. Nobody else may work on the data folder.
 */
export async function restoreBackup(target: Target, file: string, progress: Progress): Promise<Restored> {
  const { dataDir, databaseUrl, bucket, passphrase = null } = target;
  const live = isPostgres(databaseUrl) ? null : resolve(sqliteFile(databaseUrl));
  // Each on the file system of what it replaces, so that it can be moved into place.
  const staging = join(dataDir, '.restoring');
  const stagedDatabase = live === null ? join(staging, 'pano.db') : `${live}.restoring`;
  const clear = async () => {
    await rm(staging, { recursive: true, force: true });
    removeDatabaseFile(stagedDatabase);
  };
  await clear();
  await mkdir(staging, { recursive: true, mode: 0o700 });
  try {
    progress.step('Unpacking and verifying the backup');
    const backup = await readBackup(resolve(file), staging, { passphrase, progress, database: stagedDatabase });
    const migrations = await applyMigrations(`file:${backup.database}`);
    await recordRestore(`file:${backup.database}`, basename(file));
    const aside = join(dataDir, `before-restore-${timestamp(new Date())}`);
    if (live === null) await prepareServer(databaseUrl, backup, aside);
    if (bucket) {
      progress.step('Putting the pictures into the bucket');
      await fillBucket(bucket, backup, join(aside, 'uploads'), progress.counter('Pictures'));
    }
    progress.step('Moving the backup into place');
    await mkdir(backup.uploads, { recursive: true });
    syncFolder(backup.uploads);
    const moves: Move[] = [
      ...(existsSync(backup.key) ? keyMoves(dataDir, backup, aside) : []),
      ...(bucket ? [] : uploadMoves(dataDir, backup, aside)),
    ];
    const asides =
      live === null
        ? await moveWithMarker(dataDir, [aside], moves, () => replaceRows(`file:${backup.database}`, databaseUrl))
        : await moveDatabase(dataDir, { live, aside, backup }, moves);
    return { manifest: backup.manifest, migrations, asides };
  } finally {
    await clear();
  }
}

type Files = { live: string; aside: string; backup: UnpackedBackup };

function moveDatabase(dataDir: string, { live, aside, backup }: Files, moves: Move[]): Promise<string[]> {
  const databaseAside = join(dirname(live), basename(aside));
  const databaseMoves: Move[] = [
    ...databaseFiles(live).map((path) => [path, join(databaseAside, basename(path))] as const),
    [backup.database, live],
  ];
  return moveWithMarker(dataDir, [...new Set([aside, databaseAside])], [...databaseMoves, ...moves]);
}

/** A backup without a key was made when nothing was encrypted yet; the present key stays. */
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

/** A backup brings back sessions that were ended and API tokens that were revoked since, so all of them are removed. */
const recordRestore = (url: string, archive: string): Promise<void> =>
  withDatabase(url, async (db) => {
    await db.session.deleteMany();
    await db.apiToken.deleteMany();
    await recordActivity(db, commandLine, { action: 'restore', entity: 'site', label: archive });
  });

/** Other files stay; one that differs from the backup's is kept aside before it is replaced. */
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
    if (present && hashBytes(present) === hashBytes(bytes)) continue;
    if (present) {
      await mkdir(aside, { recursive: true });
      await writeFile(join(aside, name), present);
    }
    await bucket.put(name, bytes, contentTypeOf(name));
  }
}

const hashBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
