export { type Commit, onCommit } from './changes';
export { type Database, type Db, openDatabase } from './client';
export { isPostgres } from './driver';
export { isForeignKeyViolation, isRecordGone, isUniqueViolation, unavailability } from './errors';
export type { Prisma } from './generated/sqlite/client';
export { applyMigrations, pendingMigrations } from './migrate';
export { sqliteFile } from './sqlite-file';
