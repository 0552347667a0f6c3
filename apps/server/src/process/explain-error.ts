import { AppError } from '@pano/api/server';
import { explainConnectionError, isDamaged, isPostgres, unavailability } from '@pano/db';
import { translate } from '@pano/i18n/translate';
import { StartError } from './env';

/**
 * Explains an error that an operator can put right, in one sentence that says how.
 * @param databaseUrl of the database that was opened
 * @returns null for a bug of ours, which should show its stack
 */
export function explainError(error: unknown, databaseUrl = process.env.DATABASE_URL): string | null {
  if (error instanceof StartError) return error.message;
  if (error instanceof AppError) return translate('en', error.key, error.details.params);
  return explainDatabaseError(error, databaseUrl) ?? explainFileError(error);
}

function explainDatabaseError(error: unknown, url: string | undefined): string | null {
  const connectionError = explainConnectionError(error);
  if (connectionError) {
    const place = url && isPostgres(url) ? ` at ${new URL(url).host}` : '';
    return `No connection to the database${place}; check DATABASE_URL and that it runs (${connectionError}).`;
  }
  if (isDamaged(error)) {
    return 'The database is damaged, or its file is none; restore a backup: npm run restore -- <archive>. What was there is kept aside.';
  }
  const reason = unavailability(error);
  return reason && unavailabilityTexts[reason];
}

const diskFull = 'The disk is full; free some space, then try again.';

const unavailabilityTexts = {
  full: diskFull,
  locked: 'Another program holds the database; let it end, then try again.',
  readOnly: 'The database can only be read; give this user the right to write its file and its folder.',
  storage:
    'The file of the database cannot be opened; check DATABASE_URL, DATA_DIR, the rights of this user and the disk.',
};

function explainFileError(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : null;
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return diskFull;
  if (error.code === 'EISDIR') return `${path ?? 'What was named'} is a folder; name a file.`;
  if (path === null) return null;
  if (error.code === 'EEXIST' && 'syscall' in error && error.syscall === 'mkdir') {
    return `${path} is a file and no folder; name another place.`;
  }
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) {
    return `This user may not read or write ${path}; give it the right to, or name another place.`;
  }
  return ['ENOENT', 'ENOTDIR'].includes(error.code)
    ? `There is no ${path}; check that name and the folders in it.`
    : null;
}
