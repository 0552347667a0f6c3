import { setTimeout as wait } from 'node:timers/promises';
import type { SqlQuery } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { type Announcements, type Commit, foreignCommit } from '#commits/commit-notifications';

const channel = 'pano_commits';

/** How often to ask whether there was a commit that nobody told of; two askings stay below a second. */
const checkMs = 400;
/** How long to wait for an answer, and between two attempts to connect. */
const answerMs = 2000;
const retryMs = 250;

/** The statement that tells all processes what a transaction wrote; they hear of it once it is committed. */
export const newsOf = (instance: string, { tables, hides }: Commit): SqlQuery => ({
  sql: `WITH counted AS (
      INSERT INTO "ChangeCount" ("id", "commits") VALUES (1, 1)
      ON CONFLICT ("id") DO UPDATE SET "commits" = "ChangeCount"."commits" + 1 RETURNING "commits"
    ) SELECT pg_notify('${channel}', ($1::jsonb || jsonb_build_object('commits', "commits"))::text)::text FROM counted`,
  args: [JSON.stringify({ by: instance, tables: [...tables], hides })],
  argTypes: [{ scalarType: 'string', arity: 'scalar' }],
});

type News = { by: string; tables: string[]; hides: boolean; commits: number };

export type Hearing = {
  /** Resolves when nothing can be missed any more, or when the first attempt to connect has failed. */
  begun: Promise<void>;
  end: () => Promise<void>;
};

/**
 * Announces what other processes commit, over a connection of its own that is opened again whenever it breaks. What was
 * written in the meantime, and a commit that nobody told of, count as a write of anything.
 */
export function hearNews(
  { config, instance }: { config: pg.ClientConfig; instance: string },
  announce: Announcements['announce'],
): Hearing {
  const stop = new AbortController();
  let tried: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    tried = resolve;
  });
  let missed = false;
  const live = async () => {
    while (!stop.signal.aborted) {
      const client = new pg.Client({ ...config, query_timeout: answerMs });
      await listen(client).catch(() => undefined);
      missed = true;
      tried();
      await client.end().catch(() => undefined);
      await pause(retryMs);
    }
  };
  const pause = (ms: number) => wait(ms, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);

  async function listen(client: pg.Client): Promise<void> {
    const lost = new Promise<never>((_, reject) => client.once('error', reject));
    lost.catch(() => undefined);
    let told = 0n;
    client.on('notification', ({ payload }) => {
      const { by, tables, hides, commits }: News = JSON.parse(payload ?? '');
      if (BigInt(commits) > told) told = BigInt(commits);
      if (by !== instance) announce({ tables: new Set(tables), hides });
    });
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    told = await countIn(client);
    if (missed) announce(foreignCommit);
    tried();
    for (let suspected = told; !stop.signal.aborted; ) {
      await Promise.race([pause(checkMs), lost]);
      const counted = await countIn(client);
      // A commit is seen a moment before its news arrives; only what is still missing the next time was lost.
      if (suspected > told) {
        told = suspected;
        announce(foreignCommit);
      }
      suspected = counted;
    }
  }
  const ended = live();
  return {
    begun,
    end: async () => {
      stop.abort();
      await ended;
    },
  };
}

async function countIn(client: pg.Client): Promise<bigint> {
  const { rows } = await client.query<{ commits: string }>('SELECT "commits" FROM "ChangeCount" WHERE "id" = 1');
  return BigInt(rows[0]?.commits ?? 0);
}
