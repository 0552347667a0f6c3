import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder, syncToDisk } from '@pano/db';
import { StartError } from '#process/env';
import { HalfMoved, type Move, moveAll } from './move-files';

/** Beside the folder in which a restore unpacks, which the next one empties. */
const markIn = (dataDir: string) => join(dataDir, '.half-restored');

/**
 * The folders that hold what was there before a restore, where one was cut off while it moved files: half of the data
 * is old and half is new. Null where all is of one piece.
 */
export async function halfRestored(dataDir: string): Promise<string[] | null> {
  const mark = markIn(dataDir);
  return existsSync(mark) ? (await readFile(mark, 'utf8')).split('\n') : null;
}

/** Says on the disk that files are being moved from here on, or with null that all of them are in one place again. */
export async function markHalfRestored(dataDir: string, asides: string[] | null): Promise<void> {
  const mark = markIn(dataDir);
  if (asides) {
    const complete = `${mark}.new`;
    await writeFile(complete, asides.join('\n'), { mode: 0o600 });
    syncToDisk(complete);
    await rename(complete, mark);
  } else {
    await rm(mark, { force: true });
  }
  syncFolder(dataDir);
}

/** @throws StartError where a restore was cut off while it moved files */
export async function refuseHalfRestored(dataDir: string): Promise<void> {
  const asides = await halfRestored(dataDir);
  if (!asides) return;
  throw new StartError(
    `A restore was interrupted: run it again (npm run restore -- <archive>); what was there before is in ${asides.join(' and ')}.`,
  );
}

/**
 * Moves with the mark on the disk until everything is in its new place, or back in the old one.
 * @param asides the folders into which some of the moves lead
 * @returns those that are there, with those of earlier restores that were cut off
 */
export async function moveMarked(dataDir: string, asides: string[], moves: Move[]): Promise<string[]> {
  const earlier = await halfRestored(dataDir);
  const all = [...(earlier ?? []), ...asides];
  await markHalfRestored(dataDir, all);
  await moveAll(moves).catch(async (error: unknown) => {
    if (!(error instanceof HalfMoved)) await markHalfRestored(dataDir, earlier);
    throw error;
  });
  const folders = new Set(moves.map(([, to]) => dirname(to)));
  for (const folder of folders) if (existsSync(folder)) syncFolder(folder);
  await markHalfRestored(dataDir, null);
  return all.filter((folder) => existsSync(folder));
}
