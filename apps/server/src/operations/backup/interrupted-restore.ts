import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder, syncToDisk } from '@pano/db';
import { StartError } from '#process/env';

/** Beside the folder in which a restore unpacks, which the next restore empties. */
const markerPath = (dataDir: string) => join(dataDir, '.half-restored');

/**
 * The folders that hold what was there before a restore that was interrupted while it moved files: half of the data is
 * old and half is new. Null where no restore was interrupted.
 */
export async function findInterruptedRestore(dataDir: string): Promise<string[] | null> {
  const marker = markerPath(dataDir);
  return existsSync(marker) ? (await readFile(marker, 'utf8')).split('\n') : null;
}

/** Writes on the disk that files are being moved from here on, or with null that all of them are in one place again. */
export async function markRestore(dataDir: string, asides: string[] | null): Promise<void> {
  const marker = markerPath(dataDir);
  if (asides) {
    const complete = `${marker}.new`;
    await writeFile(complete, asides.join('\n'), { mode: 0o600 });
    syncToDisk(complete);
    await rename(complete, marker);
  } else {
    await rm(marker, { force: true });
  }
  syncFolder(dataDir);
}

/** @throws StartError where a restore was interrupted while it moved files */
export async function rejectInterruptedRestore(dataDir: string): Promise<void> {
  const asides = await findInterruptedRestore(dataDir);
  if (!asides) return;
  throw new StartError(
    `A restore was interrupted: run it again (npm run restore -- <archive>); what was there before is in ${asides.join(' and ')}.`,
  );
}

export type Move = readonly [from: string, to: string];

/**
 * Moves files with the marker on the disk until everything is in its new place, or back in the old one.
 * @param commit what has to succeed for the files to stay in their new place
 * @param asides the folders into which some of the moves lead
 * @returns those that are there, with those of earlier restores that were interrupted
 */
export async function moveWithMarker(
  dataDir: string,
  asides: string[],
  moves: Move[],
  commit = async (): Promise<void> => {},
): Promise<string[]> {
  const earlier = await findInterruptedRestore(dataDir);
  const all = [...(earlier ?? []), ...asides];
  await markRestore(dataDir, all);
  await moveFiles(moves, commit).catch(async (error: unknown) => {
    if (!(error instanceof PartialMoveError)) await markRestore(dataDir, earlier);
    throw error;
  });
  const folders = new Set(moves.map(([, to]) => dirname(to)));
  for (const folder of folders) if (existsSync(folder)) syncFolder(folder);
  await markRestore(dataDir, null);
  return all.filter((folder) => existsSync(folder));
}

/** Some files are in their new place and cannot be moved back. */
class PartialMoveError extends Error {}

/**
 * Moves files and folders one after the other; where one fails, or the commit does, those before it are moved back. What is not there is
 * skipped.
 * @throws PartialMoveError where moving back failed too; any other error means that nothing has changed
 */
async function moveFiles(moves: Move[], commit: () => Promise<void>): Promise<void> {
  const done: Move[] = [];
  try {
    for (const [from, to] of moves) {
      if (!existsSync(from)) continue;
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await rename(from, to);
      done.push([from, to]);
    }
    await commit();
  } catch (error) {
    await moveBack(done).catch((cause: unknown) => {
      throw new PartialMoveError(`Files could not be moved, nor moved back: ${String(error)}, ${String(cause)}`, {
        cause,
      });
    });
    throw error;
  }
}

async function moveBack(done: Move[]): Promise<void> {
  for (const [from, to] of done.toReversed()) await rename(to, from);
}
