import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { bindAnnouncements, createAnnouncements } from './changes';
import { PrismaClient } from './generated/sqlite/client';
import { sqliteAdapter } from './sqlite-adapter';

/** The typed database that operations get; also what a transaction hands to its callback. */
export type Db = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$use' | '$extends' | '$transaction'>;

/** A database that can open transactions and be closed. */
export type Database = PrismaClient;

/** Opens the SQLite file behind a `file:` address, creating it and its folder where missing. */
export async function openDatabase(url: string): Promise<Database> {
  const file = sqliteFile(url);
  mkdirSync(dirname(file), { recursive: true });
  const announcements = createAnnouncements();
  const db = new PrismaClient({ adapter: sqliteAdapter(file, announcements.announce), transactionOptions });
  bindAnnouncements(db, announcements);
  await db.$queryRaw`PRAGMA journal_mode = WAL`;
  // Every acknowledged write reaches the disk before its answer leaves; in WAL mode NORMAL would not promise that.
  await db.$executeRaw`PRAGMA synchronous = FULL`;
  await db.$executeRaw`PRAGMA foreign_keys = ON`;
  return db;
}

// Transactions take turns, so under a burst of writes the last in the line waits for all the others.
const transactionOptions = { maxWait: 15_000, timeout: 15_000 };

/** The path in a `file:` address; throws for any other kind of address. */
export function sqliteFile(url: string): string {
  const path = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
  if (!path) throw new Error(`Not a SQLite address: ${url.replace(/\/\/.*@/, '//…@')}`);
  return path;
}
