export { type Commit, onCommit } from './changes';
export { type Database, type Db, openDatabase, sqliteFile } from './client';
export { isForeignKeyViolation, isRecordGone, isUniqueViolation, unavailability } from './errors';
export type { Prisma } from './generated/sqlite/client';
export { applyMigrations, pendingMigrations } from './migrate';
