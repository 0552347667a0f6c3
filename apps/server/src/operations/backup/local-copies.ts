import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ApiServices, localCopiesJob, pastInstant, type SavedCopies } from '@pano/api/server';
import { isPostgres, sqliteFile } from '@pano/db';
import type { Env } from '#process/env';
import { listBackups, listNames, parseTimestamp } from './backup-folder';
import { findInterruptedRestore } from './interrupted-restore';

type Place = Pick<Env, 'dataDir' | 'databaseUrl' | 'backup'>;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How long the copies stay that migrations and restores make of the data. */
const copyDays = 30;
/** The job runs every night: after a longer pause the clock may have gone ahead. */
const maxPauseMs = 14 * dayMs;

/** A copy from before a migration, or what a restore moved aside; its name says when. */
const copyName = /^before-(?:migration-(.+)\.db|restore-(.+))$/;

/** Removes the copies whose time is over, unless the clock may be wrong: then the next night does. */
export async function removeExpiredCopies(
  place: Place,
  { db, log }: Pick<ApiServices, 'db' | 'log'>,
  now = new Date(),
): Promise<void> {
  const run = await db.jobRun.findUnique({ where: { name: localCopiesJob }, select: { succeededAt: true } });
  const lastRun = pastInstant(run?.succeededAt, now);
  if (!lastRun || now.getTime() - lastRun.getTime() > maxPauseMs) return;
  // Its folders are what the data is put together from again.
  if (await findInterruptedRestore(place.dataDir)) return;
  for (const { path, expireAt } of await listLocalCopies(place)) {
    if (expireAt > now) continue;
    await rm(path, { recursive: true, force: true });
    log.info({ path }, 'old copy removed');
  }
}

/** The copies of the database that the program has made, and until when they are there. */
export async function listSavedCopies(place: Place, now = new Date()): Promise<SavedCopies> {
  const { folder, everyHours, keep } = place.backup;
  const backups = await listBackups(folder);
  const expiring = backups.filter(({ automatic }) => automatic && everyHours > 0);
  const ends = (await listLocalCopies(place)).map(({ expireAt }) => expireAt.getTime() + dayMs);
  // The job looks once an hour whether the next backup is due, so each one may be that much late.
  if (expiring.length > 0) ends.push(now.getTime() + keep * (everyHours + 1) * hourMs);
  return {
    expireAt: ends.length > 0 ? new Date(Math.max(...ends)).toISOString() : null,
    permanent: backups.length - expiring.length,
  };
}

async function listLocalCopies({ dataDir, databaseUrl, backup }: Place): Promise<{ path: string; expireAt: Date }[]> {
  // A restore moves the database aside where it is.
  const besideDatabase = isPostgres(databaseUrl) ? dataDir : dirname(sqliteFile(databaseUrl));
  const folders = [...new Set([dataDir, besideDatabase, backup.folder])];
  const copies = await Promise.all(
    folders.map(async (folder) =>
      (await listNames(folder)).flatMap((name) => {
        const [, migration, restore] = copyName.exec(name) ?? [];
        const at = parseTimestamp(migration ?? restore ?? '');
        return at ? [{ path: join(folder, name), expireAt: new Date(at.getTime() + copyDays * dayMs) }] : [];
      }),
    ),
  );
  return copies.flat();
}
