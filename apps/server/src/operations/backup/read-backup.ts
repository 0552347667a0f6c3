import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectDatabase } from '@pano/db';
import { StartError } from '#process/env';
import { silent } from '../progress';
import { type PlaceOf, unpackArchive } from './archive-reader';
import type { ArchivedFile } from './archive-writer';
import { databasePath, keyPath, type Manifest, manifest, manifestPath, uploadName } from './manifest';

export type UnpackedBackup = { manifest: Manifest; database: string; key: string; uploads: string; names: string[] };

/**
 * Unpacks a backup into an empty folder and proves it: every file of its list with the right checksum, a sound
 * database with as many rows as it says, of a version that this program knows. What is not on the list is left out.
 * @param database where to put the database, when it has to be on another file system
 * @throws StartError saying what is wrong
 */
export async function readBackup(
  file: string,
  folder: string,
  progress = silent,
  database = join(folder, 'pano.db'),
): Promise<UnpackedBackup> {
  const uploads = join(folder, 'uploads');
  const key = join(folder, keyPath);
  const list = join(folder, manifestPath);
  const placeOf = (path: string) => {
    if (path === databasePath) return database;
    if (path === manifestPath) return list;
    if (path === keyPath) return key;
    const name = uploadName(path);
    return name && join(uploads, name);
  };
  const found = await unpackArchive(file, progress, placeOf);
  const described = await readManifest(file, list, found);
  checkFiles(file, described, found);
  await removeUnlisted(described, found, placeOf);
  await checkDatabase(file, described, database);
  const names = described.files.flatMap(({ path }) => uploadName(path) ?? []);
  return { manifest: described, database, key, uploads, names };
}

async function readManifest(file: string, list: string, found: Map<string, ArchivedFile>): Promise<Manifest> {
  if (!found.has(manifestPath)) throw new StartError(`${file} was cut off or is no backup of Pano; take another one.`);
  const text = await readFile(list, 'utf8');
  const result = manifest.safeParse(jsonOf(text));
  if (!result.success) throw new StartError(`${file} is no backup that this version of Pano can read.`);
  return result.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON is no manifest either; the schema says so.
    return null;
  }
}

function checkFiles(file: string, { files }: Manifest, found: Map<string, ArchivedFile>): void {
  const wrong = files.filter(({ path, size, sha256 }) => {
    const actual = found.get(path);
    return actual?.sha256 !== sha256 || actual.size !== size;
  });
  if (!files.some(({ path }) => path === databasePath) || wrong.length > 0) {
    const names = wrong.slice(0, 3).map(({ path }) => path);
    throw new StartError(`${file} is damaged (${names.join(', ') || databasePath}); take another one.`);
  }
}

/** A picture that was deleted, or still in the making, while the backup was made is in the archive but not on its list. */
async function removeUnlisted({ files }: Manifest, found: Map<string, ArchivedFile>, placeOf: PlaceOf): Promise<void> {
  const listed = new Set(files.map(({ path }) => path));
  for (const path of found.keys()) {
    const place = listed.has(path) ? null : placeOf(path);
    if (place) await rm(place);
  }
}

async function checkDatabase(file: string, described: Manifest, database: string): Promise<void> {
  const { damage, brokenReferences, unknown, counts: actual } = await inspectDatabase(`file:${database}`);
  const { counts } = described;
  if (unknown.length > 0) {
    throw new StartError(`${file} was made by a newer version of Pano; upgrade this one first, then restore.`);
  }
  const differing = Object.keys(counts).filter((table) => counts[table] !== actual[table]);
  // A site that had them before the backup is better brought back with them than not at all.
  const untold = brokenReferences.filter((reference) => !described.brokenReferences.includes(reference));
  const faults = [...damage, ...untold, ...differing.map((table) => `rows of ${table}`)];
  if (faults.length > 0) {
    throw new StartError(`The database in ${file} is damaged (${faults.slice(0, 3).join('; ')}); take another one.`);
  }
}
