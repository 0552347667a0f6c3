import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { PrismaClient } from './generated/sqlite/client';

/** The typed database that operations get; also what a transaction passes to its callback. */
export type Db = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$use' | '$extends' | '$transaction'>;

/**
 * A database that can open transactions and be closed. The type is that of the SQLite client, whose queries all
 * databases understand.
 */
export type Database = PrismaClient;

/** Time for a transaction that reads or writes a whole site. */
export const wholeSiteMs = 60 * 60 * 1000;

/** A table, an index, a trigger, a view or a rule, with the statement that makes it. */
export type SchemaObject = { type: string; name: string; table: string; definition: string };

/** What differs between the databases that Pano runs on. */
export type Driver = {
  /** The models as a Prisma schema for this database. */
  schema: string;
  migrations: { name: string; sql: string }[];
  /** Gives the migration engine a connection, and closes it afterwards. */
  withMigrationFactory: <T>(work: (factory: SqlMigrationAwareDriverAdapterFactory) => Promise<T>) => Promise<T>;
  open: () => Promise<Database>;
  /** What the database consists of, and what the migrations of these names make; changes nothing. */
  readSchema: (applied: readonly string[]) => Promise<{ present: SchemaObject[]; expected: SchemaObject[] }>;
  /** Reads one moment of the database, however long that takes. */
  withSnapshot: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** Runs the work while no other process that starts over the same database runs its own; waits for the lock. */
  withStartLock: <T>(work: () => Promise<T>) => Promise<T>;
};

/** Whether the address names a server that speaks PostgreSQL's protocol; all others are files of SQLite. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

export const clientOptions = {
  // Writes are serialized, so under a burst of them the last transaction waits for all the others.
  transactionOptions: { maxWait: 15_000, timeout: 15_000 },
  // Errors go to the log: without pieces of the source around them.
  errorFormat: 'minimal',
} as const;
