import { createReadStream, existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listMediaFiles, type MediaFiles, type Storage } from '@pano/api/server';
import {
  CopyError,
  compareSchema,
  copyDatabase,
  describeObject,
  dropObjects,
  type Inspection,
  inspectDatabase,
  isPostgres,
  removeDatabaseFile,
  snapshotDatabase,
} from '@pano/db';
import { StartError } from '#process/env';
import { listSome } from '../doctor/finding';
import { withDatabase } from '../open-database';
import { type ArchivedFile, type ArchiveWriter, writeArchive } from './archive-writer';
import { archiveName, prepareBackupFolder, removeUnfinished, unfinishedName } from './backup-folder';
import { canBePacked, databasePath, keyPath, type Manifest, manifestPath, uploadPath } from './manifest';

type Source = { dataDir: string; databaseUrl: string; storage: Storage };
type Options = {
  folder: string;
  name?: string;
  /** Encrypts the archive; null leaves it readable. */
  passphrase?: string | null;
  progress?: (done: number, of: number) => void;
};

export type Backup = {
  file: string;
  bytes: number;
  manifest: Manifest;
  /** Files of the storage that the archive does not hold: other programs named them, as `.DS_Store`. */
  leftOut: string[];
  /** Whether everybody who has the archive has the key of the encrypted secrets. */
  exposesKey: boolean;
};

/**
 * Packs the database and all media files into one archive, while the site goes on serving and changing.
 *
 * A media file never changes under its name, so files are copied first and the database last; whatever its snapshot
 * names that was not copied yet is copied then. The manifest lists what belongs to that one moment.
 */
export async function createBackup({ dataDir, databaseUrl, storage }: Source, options: Options): Promise<Backup> {
  const { folder, passphrase = null, progress = () => {} } = options;
  const { name = archiveName(new Date(), passphrase !== null) } = options;
  await prepareBackupFolder(folder);
  // Before, not after: on a full disk they may be what keeps this one from succeeding.
  await removeUnfinished(folder);
  const file = join(folder, name);
  const snapshot = join(dirname(file), unfinishedName(`${name}.db`));
  const archive = writeArchive(file, passphrase);
  try {
    const copier = createFileCopier(archive, storage);
    const names = await storage.list();
    for (const [index, mediaFile] of names.entries()) {
      await copier.copy(mediaFile);
      progress(index + 1, names.length);
    }
    const { known, missing } = await takeSnapshot(databaseUrl, snapshot, copier);
    const inspection = await inspectSnapshot(snapshot);
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
      files: [database, ...keys, ...(await selectFilesOfSnapshot(copier.copied, known, storage))],
    };
    await archive.addText(manifestPath, JSON.stringify(manifest, null, 2));
    await archive.finish();
    return {
      file,
      bytes: (await stat(file)).size,
      manifest,
      leftOut: names.filter((name) => !canBePacked(name)),
      exposesKey: keys.length > 0 && passphrase === null,
    };
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    removeDatabaseFile(snapshot);
  }
}

/** Null for a site that has encrypted nothing yet. */
async function readKey(dataDir: string): Promise<string | null> {
  const file = join(dataDir, keyPath);
  return existsSync(file) ? readFile(file, 'utf8') : null;
}

/**
 * Without what no migration makes: a restore would reject that, and the doctor names it. Of what a newer version makes this
 * one knows nothing.
 */
async function inspectSnapshot(snapshot: string): Promise<Inspection> {
  const url = `file:${snapshot}`;
  const inspection = await inspectDatabase(url);
  const { damage, applied, unknown } = inspection;
  if (damage.length > 0) throw new StartError(damagedDatabase);
  if (unknown.length > 0) return inspection;
  const { added, altered } = await compareSchema(url, applied);
  if (altered.length > 0) throw new StartError(alteredDatabase(listSome(altered.map(describeObject))));
  if (added.length === 0) return inspection;
  dropObjects(snapshot, added);
  return inspectDatabase(url);
}

const alteredDatabase = (names: string) =>
  `The database was altered (${names}), so no backup was made of it: a restore would reject that. Run npm run pano -- doctor.`;

const damagedDatabase =
  'The database is damaged, so no backup was made of it: run npm run pano -- doctor, and restore an earlier backup.';

type FileCopier = ReturnType<typeof createFileCopier>;

function createFileCopier(archive: ArchiveWriter, storage: Storage) {
  const copied = new Map<string, ArchivedFile>();
  /** Whether the file is in the archive now; one that is not there (any more) or has a foreign name cannot be. */
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
 * Takes the snapshot of the database and copies the media files that only it names. A file that is gone was deleted in
 * the meantime if the next snapshot does not name it, and is missing for good if it does.
 */
async function takeSnapshot(
  databaseUrl: string,
  snapshot: string,
  { copy }: Pick<FileCopier, 'copy'>,
): Promise<{ known: MediaFiles; missing: string[] }> {
  const absent = new Set<string>();
  for (;;) {
    removeDatabaseFile(snapshot);
    await copySnapshot(databaseUrl, snapshot);
    const known = await withDatabase(`file:${snapshot}`, listMediaFiles);
    const missing: string[] = [];
    for (const name of known.named) if (!(await copy(name))) missing.push(name);
    if (missing.every((name) => absent.has(name))) return { known, missing };
    for (const name of missing) absent.add(name);
  }
}

/** One moment of the database as a file of SQLite, also of a PostgreSQL database. */
async function copySnapshot(databaseUrl: string, snapshot: string): Promise<void> {
  if (!isPostgres(databaseUrl)) return snapshotDatabase(databaseUrl, snapshot);
  try {
    await copyDatabase(databaseUrl, `file:${snapshot}`);
  } catch (error) {
    throw error instanceof CopyError ? new StartError(`No backup was made. ${error.message}`) : error;
  }
}

/** The media files of the snapshot, and files without a row that are there all the same. */
async function selectFilesOfSnapshot(copied: FileCopier['copied'], known: MediaFiles, storage: Storage) {
  const present = new Set(await storage.list());
  return [...copied]
    .filter(([name]) => known.named.has(name) || (present.has(name) && !known.isPending(name)))
    .map(([, file]) => file);
}
