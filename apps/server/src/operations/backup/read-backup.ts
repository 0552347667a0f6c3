import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compareSchema, describeObject, inspectDatabase } from '@pano/db';
import { StartError } from '#process/env';
import { listSome } from '../doctor/finding';
import { type Progress, silentProgress } from '../progress';
import { type TargetPath, unpackArchive } from './archive-reader';
import type { ArchivedFile } from './archive-writer';
import { databasePath, keyPath, type Manifest, manifest, manifestPath, uploadName } from './manifest';

type Options = {
  /** Decrypts an encrypted archive. */
  passphrase?: string | null;
  progress?: Progress;
  /** Where to put the database, when it has to be on another file system. */
  database?: string;
};

export type UnpackedBackup = { manifest: Manifest; database: string; key: string; uploads: string; names: string[] };

/**
 * Unpacks a backup into an empty folder and verifies it: every file of its list with the right checksum, a sound
 * database with as many rows as it says, of a version that this program knows. What is not on the list is removed again.
 * @throws StartError saying what is wrong
 */
export async function readBackup(
  file: string,
  folder: string,
  { passphrase = null, progress = silentProgress, database = join(folder, 'pano.db') }: Options = {},
): Promise<UnpackedBackup> {
  const uploads = join(folder, 'uploads');
  const key = join(folder, keyPath);
  const list = join(folder, manifestPath);
  const targetPath = (path: string) => {
    if (path === databasePath) return database;
    if (path === manifestPath) return list;
    if (path === keyPath) return key;
    const name = uploadName(path);
    return name && join(uploads, name);
  };
  const unpacked = await unpackArchive(file, progress, targetPath, passphrase);
  const described = await readManifest(file, list, unpacked);
  checkFiles(file, described, unpacked);
  await removeUnlisted(described, unpacked, targetPath);
  await checkDatabase(file, described, database);
  const names = described.files.flatMap(({ path }) => uploadName(path) ?? []);
  return { manifest: described, database, key, uploads, names };
}

async function readManifest(file: string, list: string, unpacked: Map<string, ArchivedFile>): Promise<Manifest> {
  if (!unpacked.has(manifestPath))
    throw new StartError(`${file} was cut off or is no backup of Pano; take another one.`);
  const text = await readFile(list, 'utf8');
  const result = manifest.safeParse(parseJson(text));
  if (!result.success) throw new StartError(`${file} is no backup that this version of Pano can read.`);
  return result.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Text that is not JSON is no manifest either: the schema rejects null.
    return null;
  }
}

function checkFiles(file: string, { files }: Manifest, unpacked: Map<string, ArchivedFile>): void {
  const wrong = files.filter(({ path, size, sha256 }) => {
    const actual = unpacked.get(path);
    return actual?.sha256 !== sha256 || actual.size !== size;
  });
  if (!files.some(({ path }) => path === databasePath) || wrong.length > 0) {
    const names = wrong.slice(0, 3).map(({ path }) => path);
    throw new StartError(`${file} is damaged (${names.join(', ') || databasePath}); take another one.`);
  }
}

/** A media file that was deleted, or still being processed, during the backup is in the archive but not on its list. */
async function removeUnlisted(
  { files }: Manifest,
  unpacked: Map<string, ArchivedFile>,
  targetPath: TargetPath,
): Promise<void> {
  const listed = new Set(files.map(({ path }) => path));
  for (const path of unpacked.keys()) {
    const place = listed.has(path) ? null : targetPath(path);
    if (place) await rm(place);
  }
}

async function checkDatabase(file: string, described: Manifest, database: string): Promise<void> {
  const { damage, brokenReferences, applied, unknown, counts: actual } = await inspectDatabase(`file:${database}`);
  const { counts } = described;
  if (unknown.length > 0) {
    throw new StartError(`${file} was made by a newer version of Pano; upgrade this one first, then restore.`);
  }
  const { added, altered, missing } = await compareSchema(`file:${database}`, applied);
  const foreign = [...added, ...altered].map(describeObject);
  if (foreign.length > 0) {
    const names = listSome(foreign);
    throw new StartError(
      `The database in ${file} has what no version of Pano makes (${names}), so it is not restored.`,
    );
  }
  const differing = Object.keys(counts).filter((table) => counts[table] !== actual[table]);
  // A site that had broken references before the backup is better restored with them than not at all.
  const unlisted = brokenReferences.filter((reference) => !described.brokenReferences.includes(reference));
  const lacking = missing.map((object) => `no ${describeObject(object)}`);
  const faults = [...damage, ...unlisted, ...lacking, ...differing.map((table) => `rows of ${table}`)];
  if (faults.length > 0) {
    throw new StartError(`The database in ${file} is damaged (${faults.slice(0, 3).join('; ')}); take another one.`);
  }
}
