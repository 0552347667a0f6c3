import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import {
  AppError,
  allContentTimeout,
  type ContentFile,
  clearContent,
  commandLine,
  contentTypeOf,
  createContext,
  createFileLocks,
  importContent,
  inOneTransaction,
  isEmptySite,
  markAllPending,
  readFileName,
  reconcileAllFiles,
  recordActivity,
  type Storage,
} from '@pano/api/server';
import { isPostgres, withDatabaseCopy } from '@pano/db';
import { translate } from '@pano/i18n/translate';
import { type Env, StartError } from '#process/env';
import { createLog } from '#process/log';
import { createServices, openStorage } from '#process/services';
import { timestamp } from '../backup/backup-folder';
import { createBackup } from '../backup/create-backup';
import { listSavedCopies } from '../backup/local-copies';
import { withDatabase } from '../open-database';
import type { Progress } from '../progress';
import { readContentArchive, type UnpackedContent } from './content-archive';
import { exportArchive } from './export-archive';

type Options = { replace: boolean; progress: Progress };

export type Imported = { content: ContentFile; aside: string | null };

/**
 * Makes the content of an archive the content of the site, all of it or, where something fails, nothing: accounts and
 * the activity log stay. With SQLite it is filled into a copy of the database, which takes the place of the original
 * once everything is in; with PostgreSQL it is one transaction. Nobody else may work on the data.
 */
export async function importArchive(env: Env, file: string, { replace, progress }: Options): Promise<Imported> {
  const staging = join(env.dataDir, '.importing');
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true, mode: 0o700 });
  try {
    progress.step('Unpacking and checking the archive');
    const unpacked = await readContentArchive(resolve(file), staging, progress);
    const storage = await openStorage(env);
    const empty = await withDatabase(env.databaseUrl, isEmptySite);
    if (!empty && !replace) throw new StartError(notEmpty);
    const aside = empty ? null : await backUpContent(env, storage, progress);
    progress.step('Filling in the content');
    const keys = unpacked.names.flatMap((name) => readFileName(name)?.key ?? []);
    await withDatabase(env.databaseUrl, (db) => markAllPending(db, keys));
    try {
      await placeFiles(storage, unpacked, progress.counter('Pictures'));
      await withDatabaseCopy(env.databaseUrl, null, (url) =>
        fillIn({ ...env, databaseUrl: url }, unpacked.content, basename(file)),
      );
    } finally {
      // Removes the files of the old content, or of the new one where the import failed. After a crash the next start does it.
      await withDatabase(env.databaseUrl, (db) =>
        reconcileAllFiles({ db, storage, log: createLog(env.logLevel), locks: createFileLocks(db) }),
      );
    }
    return { content: unpacked.content, aside };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

const notEmpty =
  'The site has content already. With --replace the archive takes its place; a backup of what is there is kept aside.';

/** A backup of everything with SQLite; with PostgreSQL an export of the content, which is all that changes. */
async function backUpContent(env: Env, storage: Storage, { step }: Progress): Promise<string> {
  step('Keeping a backup of the present content');
  const name = `pano-before-import-${timestamp(new Date())}.tar.gz`;
  if (!isPostgres(env.databaseUrl)) {
    return (await createBackup({ ...env, storage }, { folder: env.backup.folder, name })).file;
  }
  const file = join(env.backup.folder, name);
  await withDatabase(env.databaseUrl, (db) => exportArchive(db, storage, file, { messages: true }));
  return file;
}

async function placeFiles(
  storage: Storage,
  { media, names }: UnpackedContent,
  count: (done: number, of: number) => void,
): Promise<void> {
  for (const [index, name] of names.entries()) {
    await storage.put(name, await readFile(join(media, name)), contentTypeOf(name));
    count(index + 1, names.length);
  }
}

const fillIn = (env: Env, content: ContentFile, archive: string): Promise<void> =>
  withDatabase(env.databaseUrl, async (db) => {
    const services = await createServices(env, db, () => listSavedCopies(env));
    const ctx = createContext(services, new Headers(), { address: '', requestId: 'import' });
    const filled = inOneTransaction(
      { ...ctx, unrecorded: true, origin: 'import' },
      async (all) => {
        await clearContent(all.tx);
        await importContent(all, content);
        await recordActivity(all.tx, commandLine, { action: 'import', entity: 'site', label: archive });
      },
      allContentTimeout,
    );
    await filled.catch((error: unknown) => {
      throw error instanceof AppError ? new StartError(translate('en', error.key, error.details.params)) : error;
    });
  });
