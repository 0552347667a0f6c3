import type { Database, Driver } from './driver';
import { isPostgres } from './driver';

/** Opens the database behind an address: `file:…` for SQLite, `postgres://…` for PostgreSQL. */
export async function openDatabase(url: string): Promise<Database> {
  const driver = await loadDriver(url);
  return driver.open();
}

/** Runs the work while no other process that starts over the same database runs its own; waits for the lock. */
export async function withStartLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const driver = await loadDriver(url);
  return driver.withStartLock(work);
}

/** Loads the driver for an address; the other one stays unloaded. */
export async function loadDriver(url: string): Promise<Driver> {
  if (isPostgres(url)) return (await import('./postgres/driver')).postgresDriver(url);
  return (await import('./sqlite/driver')).sqliteDriver(url);
}
