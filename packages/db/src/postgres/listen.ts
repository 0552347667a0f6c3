import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SqlQuery } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { type Commit, type CommitEmitter, unknownCommit } from '#commits/commit-notifications';

const channel = 'pano_commits';

/** How often to check for a commit without a notification; two checks take less than a second. */
const checkMs = 400;
/** How long to wait for a response, and between two attempts to connect. */
const responseMs = 2000;
const retryMs = 250;

/** Instances of other versions read these too during an upgrade without downtime: the names must stay. */
type Payload = { by: string; tables: string[]; hides: boolean; commits: number };

export type Notifier = ReturnType<typeof createNotifier>;

/** Notifies the other instances of the commits of this one, and recognizes its own notifications. */
export function createNotifier(emit: CommitEmitter['emit']) {
  const instance = randomUUID();
  const uncertain = new Set<string>();
  let count = 0;
  return {
    /** A name for the next transaction of this instance. */
    nextTransaction: () => `${instance} ${++count}`,
    /** The COMMIT of the transaction failed: it may have happened, or may happen while nothing waits for it. */
    reportUncertain: (transaction: string, commit: Commit) => {
      uncertain.add(transaction);
      emit(commit);
    },
    /** Whether this instance has not emitted the commit of the transaction itself. */
    isUnseen: (transaction: string) => !transaction.startsWith(instance) || uncertain.delete(transaction),
  };
}

/** The statement that notifies all processes of what a transaction wrote; PostgreSQL delivers it with the commit. */
export const notifyStatement = (transaction: string, { tables, mayUnpublish }: Commit): SqlQuery => ({
  sql: `WITH counted AS (
      INSERT INTO "ChangeCount" ("id", "commits") VALUES (1, 1)
      ON CONFLICT ("id") DO UPDATE SET "commits" = "ChangeCount"."commits" + 1 RETURNING "commits"
    ) SELECT pg_notify('${channel}', ($1::jsonb || jsonb_build_object('commits', "commits"))::text)::text FROM counted`,
  args: [
    JSON.stringify({ by: transaction, tables: [...tables], hides: mayUnpublish } satisfies Omit<Payload, 'commits'>),
  ],
  argTypes: [{ scalarType: 'string', arity: 'scalar' }],
});

export type Subscription = {
  /** Resolves when no commit can be missed any more, or when the first attempt to connect has failed. */
  ready: Promise<void>;
  close: () => Promise<void>;
};

/**
 * Emits what other processes commit, over a connection of its own that is opened again after every connection error.
 * What was committed in the meantime, and a commit without a notification, count as a write of any table.
 */
export function listenForCommits(
  { config, notifier }: { config: pg.ClientConfig; notifier: Notifier },
  emit: CommitEmitter['emit'],
): Subscription {
  const stop = new AbortController();
  let resolveReady: () => void = () => {};
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });
  let missedCommits = false;
  const reconnectUntilClosed = async () => {
    while (!stop.signal.aborted) {
      const client = new pg.Client({ ...config, query_timeout: responseMs });
      await listen(client).catch(() => undefined);
      missedCommits = true;
      resolveReady();
      await client.end().catch(() => undefined);
      await pause(retryMs);
    }
  };
  const pause = (ms: number) => wait(ms, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);

  async function listen(client: pg.Client): Promise<void> {
    const disconnected = new Promise<never>((_, reject) => client.once('error', reject));
    disconnected.catch(() => undefined);
    let notified = 0n;
    client.on('notification', ({ payload }) => {
      const { by, tables, hides, commits }: Payload = JSON.parse(payload ?? '');
      if (BigInt(commits) > notified) notified = BigInt(commits);
      if (notifier.isUnseen(by)) emit({ tables: new Set(tables), mayUnpublish: hides });
    });
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    notified = await countCommits(client);
    if (missedCommits) emit(unknownCommit);
    resolveReady();
    for (let expected = notified; !stop.signal.aborted; ) {
      await Promise.race([pause(checkMs), disconnected]);
      const counted = await countCommits(client);
      // A commit is visible a moment before its notification arrives; one still missing at the next check was lost.
      if (expected > notified) {
        notified = expected;
        emit(unknownCommit);
      }
      expected = counted;
    }
  }
  const ended = reconnectUntilClosed();
  return {
    ready,
    close: async () => {
      stop.abort();
      await ended;
    },
  };
}

async function countCommits(client: pg.Client): Promise<bigint> {
  const { rows } = await client.query<{ commits: string }>('SELECT "commits" FROM "ChangeCount" WHERE "id" = 1');
  return BigInt(rows[0]?.commits ?? 0);
}
