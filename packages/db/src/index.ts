export { type Database, type Db, openDatabase, startInTurn } from './client';
export { isShared, type Turn, withTurn } from './cluster';
export { type Commit, onCommit } from './commits/commit-notifications';
export { everyTable } from './commits/parse-write';
export { refusedConnection } from './connection-refused';
export { CopyError, copyDatabase, type TableSum } from './copy-database';
export { isPostgres } from './driver';
export { isDamaged, isForeignKeyViolation, isUniqueViolation, unavailability } from './errors';
export { type FolderLock, isHeld, lockFolder } from './folder-lock';
export type { Prisma } from './generated/sqlite/client';
export { type Inspection, inspectDatabase } from './inspect';
export {
  applyMigrations,
  migrateCopy,
  migrationNames,
  migrationsAt,
  pendingAt,
  pendingMigrations,
} from './migrations/migrate';
export { limitersOver, type MakeLimiter } from './rate-limiter';
export { isReadOnly } from './read-only';
export { changeCopy } from './sqlite/database-copy';
export { companionsOf, removeDatabaseFile, snapshotDatabase, syncFolder, syncToDisk } from './sqlite/database-file';
export { countMatches, findMatches, type SearchedTable } from './sqlite/search-index';
export { sqliteFile } from './sqlite/sqlite-file';
