import type { Db } from '@pano/db';
import { contentEntities } from '#entities/index';
import type { ContentEntity } from '#platform/content-entity';
import type { ApiContext } from '#platform/context';
import { adminProcedure, router } from '#platform/transport/trpc';
import { type WaitingPurge, waitingPurge } from '#privacy/purge-approval.operations';
import { type BackupTrouble, findBackupTrouble, type JobTrouble, listJobTrouble } from './job-trouble';
import { type SampleTraces, sampleTraces } from './samples/sample-traces';

const counted = contentEntities.filter((entity) => entity.dashboard !== null);
type Counted = (typeof counted)[number];

/** How many records of each kind there are. */
type Counts = Record<Counted['plural'], number>;

type KeysOf<T> = T extends unknown ? keyof T : never;

/** What the owner may want to look at, by the names that the entities give it. */
export type Attention = Record<KeysOf<Counted['dashboard']>, number>;

export type DashboardSummary = {
  counts: Counts;
  attention: Attention;
  /** Drafts that assistants have written and nobody has published yet, each language by itself. */
  assistantDrafts: number;
  sampleTraces: SampleTraces;
  backupTrouble: BackupTrouble | null;
  jobTrouble: JobTrouble[];
  proxyMismatch: ReturnType<ApiContext['proxyMismatch']>;
  backupsExposeKey: boolean;
  purgeStop: WaitingPurge | null;
};

/** What the first screen of the back office shows, in one response. */
export async function summarize(ctx: ApiContext): Promise<DashboardSummary> {
  const { db } = ctx;
  const [counts, attention, assistantDrafts, traces, backupTrouble, jobTrouble, purgeStop] = await Promise.all([
    countAll<Counts>(
      db,
      counted.map(({ plural, records, countedOnly = {} }: ContentEntity) => [
        plural,
        async (db) => records?.(db).count({ where: countedOnly }) ?? 0,
      ]),
    ),
    countAll<Attention>(
      db,
      counted.flatMap(({ dashboard }) => Object.entries<Count>(dashboard)),
    ),
    db.draft.count({ where: { assistant: { not: null } } }),
    sampleTraces({ db }),
    findBackupTrouble(ctx),
    listJobTrouble(ctx),
    waitingPurge(ctx),
  ]);
  const { backupsExposeKey } = ctx;
  const troubles = { backupTrouble, jobTrouble, proxyMismatch: ctx.proxyMismatch(), backupsExposeKey, purgeStop };
  return { counts, attention, assistantDrafts, sampleTraces: traces, ...troubles };
}

type Count = (db: Db) => Promise<number>;

async function countAll<T extends Record<string, number>>(db: Db, counts: (readonly [string, Count])[]): Promise<T> {
  const entries = await Promise.all(counts.map(async ([name, count]) => [name, await count(db)] as const));
  return Object.fromEntries(entries) as T;
}

export const dashboardRouter = router({
  summary: adminProcedure.query(({ ctx }) => summarize(ctx)),
});
