import type { SqlDriverAdapter, SqlQuery, Transaction } from '@prisma/driver-adapter-utils';
import type { Database } from '#client';
import { everyTable, type Write, writeOf } from './parse-write';

/** What a committed statement or transaction did. */
export type Commit = {
  /** The tables it wrote; `*` stands for any of them, where the writer is not known. */
  tables: ReadonlySet<string>;
  /** Whether it may have taken something from the sight of readers: what was copied before must not be shown again. */
  hides: boolean;
};

/** A write of somebody else, of which nothing more is known. */
export const foreignCommit: Commit = { tables: new Set([everyTable]), hides: true };

type Listener = (commit: Commit) => void;

export type Announcements = ReturnType<typeof createAnnouncements>;

/** Carries the news of commits from the driver to those who listen. */
export function createAnnouncements() {
  const listeners = new Set<Listener>();
  return {
    announce: (commit: Commit) => {
      for (const listener of listeners) listener(commit);
    },
    listen: (listener: Listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const announcementsOf = new WeakMap<Database, Announcements>();

/** Makes the commits of a database known to `onCommit`. */
export function bindAnnouncements(db: Database, announcements: Announcements): void {
  announcementsOf.set(db, announcements);
}

/**
 * Calls the listener after each commit that wrote something, before its writer learns of the success; commits of other
 * processes follow as soon as they are noticed.
 * @returns stops listening
 */
export function onCommit(db: Database, listener: Listener): () => void {
  const announcements = announcementsOf.get(db);
  if (!announcements) throw new Error('This database was not opened with openDatabase');
  return announcements.listen(listener);
}

/** The adapter, announcing what each statement wrote; within a transaction once that is committed, and only then. */
export function announcing(adapter: SqlDriverAdapter, announce: Announcements['announce']): SqlDriverAdapter {
  const one = (write: Write | null) => write && announce(summary([write]));
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    getConnectionInfo: () => adapter.getConnectionInfo?.() ?? { supportsRelationJoins: false },
    dispose: () => adapter.dispose(),
    queryRaw: async (query: SqlQuery) => {
      const result = await adapter.queryRaw(query);
      one(writeOf(query));
      return result;
    },
    executeRaw: async (query: SqlQuery) => {
      const result = await adapter.executeRaw(query);
      one(writeOf(query));
      return result;
    },
    executeScript: async (script: string) => {
      await adapter.executeScript(script);
      announce(foreignCommit);
    },
    startTransaction: async (isolation) => collecting(await adapter.startTransaction(isolation), announce),
  };
}

/** Lets a transaction note what its statements write, from now on, in the list that is returned. */
export function noteWrites(transaction: Transaction): Write[] {
  const writes: Write[] = [];
  const note = (query: SqlQuery) => {
    const write = writeOf(query);
    if (write) writes.push(write);
  };
  const queryRaw = transaction.queryRaw.bind(transaction);
  const executeRaw = transaction.executeRaw.bind(transaction);
  transaction.queryRaw = (query) => {
    note(query);
    return queryRaw(query);
  };
  transaction.executeRaw = (query) => {
    note(query);
    return executeRaw(query);
  };
  return writes;
}

function collecting(transaction: Transaction, announce: Announcements['announce']): Transaction {
  const writes = noteWrites(transaction);
  const commit = transaction.commit.bind(transaction);
  transaction.commit = async () => {
    await commit();
    if (writes.length > 0) announce(summary(writes));
  };
  return transaction;
}

/** Several writes as one commit. */
export const summary = (writes: Write[]): Commit => ({
  tables: new Set(writes.map((write) => write.table)),
  hides: writes.some((write) => write.hides),
});
