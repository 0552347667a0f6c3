import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { Database } from './client';

/** What differs between the databases that Pano runs on. */
export type Driver = {
  /** The models in the words of this database. */
  schema: string;
  migrations: { name: string; sql: string }[];
  /** Gives the migration engine a connection, and closes it. */
  migrating: <T>(work: (factory: SqlMigrationAwareDriverAdapterFactory) => Promise<T>) => Promise<T>;
  open: () => Promise<Database>;
  /** Does the work while no other process over the same database does such work. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
};

/** Whether the address names a server that speaks PostgreSQL's protocol; all others are files of SQLite. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

/** The driver for an address. Only the one that is used is loaded. */
export async function driverFor(url: string): Promise<Driver> {
  if (isPostgres(url)) return (await import('./postgres/driver')).postgresDriver(url);
  return (await import('./sqlite/driver')).sqliteDriver(url);
}
