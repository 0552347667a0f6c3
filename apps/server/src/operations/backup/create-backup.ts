import { createReadStream, existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listMediaFiles, type MediaFiles, type Storage } from '@pano/api/server';
import { inspectDatabase, isPostgres, openDatabase, removeDatabaseFile, snapshotDatabase } from '@pano/db';
import { StartError } from '#process/env';
import { type ArchivedFile, type ArchiveWriter, writeArchive } from './archive-writer';
import { archiveName, prepareBackupFolder, removeUnfinished, unfinishedName } from './backup-folder';
import { canBePacked, databasePath, keyPath, type Manifest, manifestPath, uploadPath } from './manifest';

type Source = { dataDir: string; databaseUrl: string; storage: Storage };
type Options = { folder: string; name?: string; progress?: (done: number, of: number) => void };

export type Backup = {
  file: string;
  bytes: number;
  manifest: Manifest;
  /** Files beside the pictures that the archive does not hold: other programs named them, as `.DS_Store`. */
  leftOut: string[];
};

/**
 * Packs the database and all pictures into one archive, while the site goes on serving and changing.
 *
 * A picture's file never changes under its name, so files are copied first and the database last; whatever its
 * snapshot names that was not copied yet is copied then. The manifest lists what belongs to that one moment.
 */
export async function createBackup({ dataDir, databaseUrl, storage }: Source, options: Options): Promise<Backup> {
  if (isPostgres(databaseUrl)) throw new StartError(elsewhere);
  const { folder, name = archiveName(new Date()), progress = () => {} } = options;
  await prepareBackupFolder(folder);
  // Before, not after: on a full disk they may be what keeps this one from succeeding.
  await removeUnfinished(folder);
  const file = join(folder, name);
  const snapshot = join(dirname(file), unfinishedName(`${name}.db`));
  const archive = writeArchive(file);
  try {
    const pictures = copying(archive, storage);
    const names = await storage.list();
    for (const [index, picture] of names.entries()) {
      await pictures.copy(picture);
      progress(index + 1, names.length);
    }
    const { known, missing } = await snapshotWithPictures(databaseUrl, snapshot, pictures);
    const inspection = await inspectDatabase(`file:${snapshot}`);
    if (inspection.damage.length > 0) throw new StartError(damaged);
    const database = await archive.add(databasePath, (await stat(snapshot)).size, createReadStream(snapshot));
    const key = await readKey(dataDir);
    const keys = key === null ? [] : [await archive.addText(keyPath, key)];
    const manifest: Manifest = {
      format: 'pano-backup',
      formatVersion: 1,
      createdAt: new Date().toISOString(),
      migrations: inspection.applied,
      counts: inspection.counts,
      missing,
      brokenReferences: [...new Set(inspection.brokenReferences)],
      files: [database, ...keys, ...(await filesOfTheMoment(pictures.copied, known, storage))],
    };
    await archive.addText(manifestPath, JSON.stringify(manifest, null, 2));
    await archive.finish();
    return { file, bytes: (await stat(file)).size, manifest, leftOut: names.filter((name) => !canBePacked(name)) };
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    removeDatabaseFile(snapshot);
  }
}

/** Null for a site that has sealed nothing yet. */
async function readKey(dataDir: string): Promise<string | null> {
  const file = join(dataDir, keyPath);
  return existsSync(file) ? readFile(file, 'utf8') : null;
}

const elsewhere =
  'A PostgreSQL database is saved with its own tools (pg_dump, see docs/backup.md); npm run pano -- export saves the content with its pictures.';

const damaged =
  'The database is damaged, so no backup was made of it: run npm run pano -- doctor, and restore an earlier backup.';

function copying(archive: ArchiveWriter, storage: Storage) {
  const copied = new Map<string, ArchivedFile>();
  /** Whether the file is in the archive now; one that is not there (any more) or has another's name cannot be. */
  async function copy(name: string): Promise<boolean> {
    if (copied.has(name)) return true;
    if (!canBePacked(name)) return false;
    const stored = await storage.stat(name);
    const bytes = stored && (await storage.read(name));
    if (!bytes) return false;
    copied.set(name, await archive.add(uploadPath(name), stored.size, bytes));
    return true;
  }
  return { copied, copy };
}

/**
 * Takes the snapshot of the database and copies the pictures that only it names. One that is gone was deleted in the
 * meantime if the next snapshot does not name it, and is missing for good if it does.
 */
async function snapshotWithPictures(
  databaseUrl: string,
  snapshot: string,
  { copy }: Pick<ReturnType<typeof copying>, 'copy'>,
): Promise<{ known: MediaFiles; missing: string[] }> {
  const absent = new Set<string>();
  for (;;) {
    removeDatabaseFile(snapshot);
    snapshotDatabase(databaseUrl, snapshot);
    const known = await mediaFilesIn(`file:${snapshot}`);
    const missing: string[] = [];
    for (const name of known.named) if (!(await copy(name))) missing.push(name);
    if (missing.every((name) => absent.has(name))) return { known, missing };
    for (const name of missing) absent.add(name);
  }
}

async function mediaFilesIn(url: string): Promise<MediaFiles> {
  const db = await openDatabase(url);
  try {
    return await listMediaFiles(db);
  } finally {
    await db.$disconnect();
  }
}

/** Files of the snapshot's pictures, and those that belong to none and are there all the same. */
async function filesOfTheMoment(copied: Map<string, ArchivedFile>, known: MediaFiles, storage: Storage) {
  const present = new Set(await storage.list());
  return [...copied]
    .filter(([name]) => known.named.has(name) || (present.has(name) && !known.isUnsettled(name)))
    .map(([, file]) => file);
}
