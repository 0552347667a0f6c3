export { openDatabase, withStartLock } from './client';
export { isReadOnly, isShared, type LockResult, tryWithLock } from './cluster';
export { type Commit, onCommit } from './commits/commit-notifications';
export { everyTable } from './commits/parse-write';
export { CopyError, copyDatabase, hasRows, replaceRows, type TableSum } from './copy-database';
export { type Database, type Db, isPostgres } from './driver';
export { asDatabase, dryRun } from './dry-run';

export {
  explainConnectionError,
  isDamaged,
  isForeignKeyViolation,
  isUniqueViolation,
  unavailability,
} from './errors';
export { type FolderLock, isFolderLocked, lockFolder } from './folder-lock';
export type { Prisma } from './generated/sqlite/client';
export { type Inspection, inspectDatabase } from './inspect';
export { findJsonRows, readJsonDate } from './json-rows';
export {
  applyMigrations,
  migrateOnCopy,
  migrationNames,
  migrationsAt,
  pendingAt,
  pendingMigrations,
} from './migrations/migrate';
export { overwriteDeleted } from './overwrite-deleted';
export { findPresentSlugs } from './present-slugs';
export { type CreateLimiter, createLimiterFactory } from './rate-limiter';
export { appendRevision, findReceiptInfo, findWithTranslation, insertActivity, insertContactMail } from './saves';
export { compareSchema, describeObject } from './schema-differences';
export { withDatabaseCopy } from './sqlite/database-copy';
export {
  databaseFiles,
  removeDatabaseFile,
  snapshotDatabase,
  sqliteFile,
  syncFolder,
  syncToDisk,
} from './sqlite/database-file';
export { dropObjects } from './sqlite/schema-objects';
export { countMatches, findMatches } from './sqlite/search-index';
export { addTallies, foldTallies } from './tallies';
export { findTranslationStates, type TextsBeside } from './translation-states';
