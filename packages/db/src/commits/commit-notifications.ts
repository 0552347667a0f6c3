import type { SqlDriverAdapter, SqlQuery, Transaction } from '@prisma/driver-adapter-utils';
import type { Database } from '#driver';
import { everyTable, parseWrites, type Write } from './parse-write';

/** What a committed statement or transaction did. */
export type Commit = {
  /** The tables it wrote; `*` stands for any of them, where the writer is not known. */
  tables: ReadonlySet<string>;
  /** Whether it may have unpublished something: what was cached before must not be served again. */
  mayUnpublish: boolean;
};

/** A commit of which nothing more is known, such as one of another process. */
export const unknownCommit: Commit = { tables: new Set([everyTable]), mayUnpublish: true };

type Listener = (commit: Commit) => void;

export type CommitEmitter = ReturnType<typeof createCommitEmitter>;

/** Passes the commits that the driver observes on to the listeners. */
export function createCommitEmitter() {
  const listeners = new Set<Listener>();
  return {
    emit: (commit: Commit) => {
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

const emitters = new WeakMap<Database, CommitEmitter>();

/** Lets `onCommit` find the emitter of a database. */
export function bindCommitEmitter(db: Database, emitter: CommitEmitter): void {
  emitters.set(db, emitter);
}

/**
 * Calls the listener after each commit that wrote something, before its writer learns of the success; commits of other
 * processes follow as soon as they are noticed.
 * @returns removes the listener
 */
export function onCommit(db: Database, listener: Listener): () => void {
  const emitter = emitters.get(db);
  if (!emitter) throw new Error('This database was not opened with openDatabase');
  return emitter.listen(listener);
}

/** The adapter, emitting what each statement wrote; within a transaction once that is committed, and only then. */
export function emitCommits(adapter: SqlDriverAdapter, emit: CommitEmitter['emit']): SqlDriverAdapter {
  const emitWrite = (query: SqlQuery) => {
    const writes = parseWrites(query);
    if (writes.length > 0) emit(toCommit(writes));
  };
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    getConnectionInfo: () => adapter.getConnectionInfo?.() ?? { supportsRelationJoins: false },
    dispose: () => adapter.dispose(),
    queryRaw: async (query: SqlQuery) => {
      const result = await adapter.queryRaw(query);
      emitWrite(query);
      return result;
    },
    executeRaw: async (query: SqlQuery) => {
      const result = await adapter.executeRaw(query);
      emitWrite(query);
      return result;
    },
    executeScript: async (script: string) => {
      await adapter.executeScript(script);
      emit(unknownCommit);
    },
    startTransaction: async (isolation) => emitAfterCommit(await adapter.startTransaction(isolation), emit),
  };
}

/** Records what the statements of a transaction write, from now on, in the list that is returned. */
export function recordWrites(transaction: Transaction): Write[] {
  const writes: Write[] = [];
  const record = (query: SqlQuery) => writes.push(...parseWrites(query));
  const queryRaw = transaction.queryRaw.bind(transaction);
  const executeRaw = transaction.executeRaw.bind(transaction);
  transaction.queryRaw = (query) => {
    record(query);
    return queryRaw(query);
  };
  transaction.executeRaw = (query) => {
    record(query);
    return executeRaw(query);
  };
  return writes;
}

function emitAfterCommit(transaction: Transaction, emit: CommitEmitter['emit']): Transaction {
  const writes = recordWrites(transaction);
  const commit = transaction.commit.bind(transaction);
  transaction.commit = async () => {
    await commit();
    if (writes.length > 0) emit(toCommit(writes));
  };
  return transaction;
}

/** Several writes as one commit. */
export const toCommit = (writes: Write[]): Commit => ({
  tables: new Set(writes.map((write) => write.table)),
  mayUnpublish: writes.some((write) => write.mayUnpublish),
});
