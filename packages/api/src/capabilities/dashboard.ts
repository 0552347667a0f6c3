import type { Db } from '@pano/db';
import { contentEntities } from '#entities/index';
import type { ApiContext } from '#platform/context';
import { adminProcedure, router } from '#platform/transport/trpc';
import { type SampleTraces, sampleTraces } from './samples/sample-traces';

const counted = contentEntities.filter((entity) => entity.dashboard !== null);
type Counted = (typeof counted)[number];

/** How many records of each kind there are. */
type Counts = Record<Counted['plural'], number>;

type KeysOf<T> = T extends unknown ? keyof T : never;

/** What the owner may want to look at, by the names that the entities give it. */
export type Attention = Record<KeysOf<Counted['dashboard']['attention']>, number>;

/** Backups by the site itself do not work. `since` is when the last one succeeded; null: none has. */
export type BackupTrouble = { since: string | null };

export type DashboardSummary = {
  counts: Counts;
  attention: Attention;
  sampleTraces: SampleTraces;
  backupTrouble: BackupTrouble | null;
};

/** What the first screen of the back office shows, in one response. */
export async function summarize({ db }: ApiContext): Promise<DashboardSummary> {
  const [counts, attention, traces, trouble] = await Promise.all([
    countAll<Counts>(
      db,
      counted.map(({ plural, dashboard }) => [plural, dashboard.count]),
    ),
    countAll<Attention>(
      db,
      counted.flatMap(({ dashboard }) => Object.entries<Count>(dashboard.attention)),
    ),
    sampleTraces({ db }),
    findBackupTrouble(db),
  ]);
  return { counts, attention, sampleTraces: traces, backupTrouble: trouble };
}

type Count = (db: Db) => Promise<number>;

async function countAll<T extends Record<string, number>>(db: Db, counts: (readonly [string, Count])[]): Promise<T> {
  const entries = await Promise.all(counts.map(async ([name, count]) => [name, await count(db)] as const));
  return Object.fromEntries(entries) as T;
}

/** The name of the job that makes the backups of the site itself. */
export const backupJob = 'backup';

/** After backups are turned off nothing updates the row of the job; a failure that old is not shown any more. */
const forgottenMs = 3 * 24 * 60 * 60 * 1000;

async function findBackupTrouble(db: Db): Promise<BackupTrouble | null> {
  const run = await db.jobRun.findUnique({ where: { name: backupJob } });
  if (!run?.failure || Date.now() - run.startedAt.getTime() > forgottenMs) return null;
  return { since: run.succeededAt?.toISOString() ?? null };
}

export const dashboardRouter = router({
  summary: adminProcedure.query(({ ctx }) => summarize(ctx)),
});
