import { AppError } from '@pano/api/server';
import { explainConnectionError, isDamaged, isPostgres, unavailability } from '@pano/db';
import { translate } from '@pano/i18n/translate';
import { StartError } from './env';

/**
 * What whoever runs the site can put right, as one sentence that says how.
 * @param databaseUrl where the database was looked for
 * @returns null for a fault of ours, which should show where it happened
 */
export function adviceOn(error: unknown, databaseUrl = process.env.DATABASE_URL): string | null {
  if (error instanceof StartError) return error.message;
  if (error instanceof AppError) return translate('en', error.key, error.details.params);
  return onDatabase(error, databaseUrl) ?? onFiles(error);
}

function onDatabase(error: unknown, url: string | undefined): string | null {
  const refused = explainConnectionError(error);
  if (refused) {
    const place = url && isPostgres(url) ? ` at ${new URL(url).host}` : '';
    return `No connection to the database${place}; check DATABASE_URL and that it runs (${refused}).`;
  }
  if (isDamaged(error)) {
    return 'The database is damaged, or its file is none; restore a backup: npm run restore -- <archive>. What was there is kept aside.';
  }
  const reason = unavailability(error);
  return reason && unavailable[reason];
}

const diskFull = 'The disk is full; free some space, then try again.';

const unavailable = {
  full: diskFull,
  locked: 'Another program holds the database; let it end, then try again.',
  readOnly: 'The database can only be read; give this user the right to write its file and its folder.',
  storage:
    'The file of the database cannot be opened; check DATABASE_URL, DATA_DIR, the rights of this user and the disk.',
};

function onFiles(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : null;
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return diskFull;
  if (error.code === 'EISDIR') return `${path ?? 'What was named'} is a folder; name a file.`;
  if (path === null) return null;
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) {
    return `This user may not read or write ${path}; give it the right to, or name another place.`;
  }
  return ['ENOENT', 'ENOTDIR'].includes(error.code)
    ? `There is no ${path}; check that name and the folders in it.`
    : null;
}
