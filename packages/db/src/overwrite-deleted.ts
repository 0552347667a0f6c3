import { setTimeout as wait } from 'node:timers/promises';
import { isShared } from './cluster';
import type { Database } from './driver';

/** How long to wait for a process that still reads the log of SQLite, as a backup does. */
const readersMs = 5000;

/**
 * Removes what was deleted from the files of the database. `secure_delete` zeroes deleted rows of SQLite, but leaves
 * copies that were made when pages were split, so the file is written anew and its log emptied. PostgreSQL frees the
 * space of deleted rows for new ones.
 * @throws Error while another process keeps the log of SQLite in use
 */
export async function overwriteDeleted(db: Database): Promise<void> {
  if (isShared(db)) {
    await db.$executeRaw`VACUUM "ContactForm", "ContactMail", "Activity", "Trash"`;
    return;
  }
  await db.$executeRaw`VACUUM`;
  const deadline = performance.now() + readersMs;
  while (!(await emptyLog(db))) {
    if (performance.now() > deadline) throw new Error('Another process reads the database; its log was not emptied.');
    await wait(50);
  }
}

/** Whether everything in the log was moved into the file, and the log is empty. */
async function emptyLog(db: Database): Promise<boolean> {
  const [row] = await db.$queryRaw<{ busy: number | bigint }[]>`PRAGMA wal_checkpoint(TRUNCATE)`;
  return Number(row?.busy ?? 1) === 0;
}
