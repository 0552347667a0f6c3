import { driverFor } from './driver';
import type { PrismaClient } from './generated/sqlite/client';

/** The typed database that operations get; also what a transaction hands to its callback. */
export type Db = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$use' | '$extends' | '$transaction'>;

/**
 * A database that can open transactions and be closed. The type is that of the SQLite client, whose queries all
 * databases understand.
 */
export type Database = PrismaClient;

/** Opens the database behind an address: `file:…` for SQLite, `postgres://…` for PostgreSQL. */
export async function openDatabase(url: string): Promise<Database> {
  const driver = await driverFor(url);
  return driver.open();
}

/** Does the work while no other process that starts over the same database does; waits for it. */
export async function startInTurn<T>(url: string, work: () => Promise<T>): Promise<T> {
  const driver = await driverFor(url);
  return driver.exclusively(work);
}

export const clientOptions = {
  // Transactions take turns, so under a burst of writes the last in the line waits for all the others.
  transactionOptions: { maxWait: 15_000, timeout: 15_000 },
  // Errors go to the log: without pieces of the source around them.
  errorFormat: 'minimal',
} as const;
