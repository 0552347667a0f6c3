import type { Db } from '@pano/db';
import { contentEntities } from '#entities/index';
import type { ApiContext } from '#platform/context';
import { type SampleTraces, sampleTraces } from '../samples/sample-traces';
import { type BackupTrouble, backupTrouble } from './backup-trouble';

const counted = contentEntities.filter((entity) => entity.dashboard !== null);
type Counted = (typeof counted)[number];

/** How many records of each kind there are. */
type Counts = Record<Counted['plural'], number>;

type KeysOf<T> = T extends unknown ? keyof T : never;

/** What the owner may want to look at, by the names that the entities give it. */
export type Attention = Record<KeysOf<Counted['dashboard']['attention']>, number>;

export type DashboardSummary = {
  counts: Counts;
  attention: Attention;
  sampleTraces: SampleTraces;
  backupTrouble: BackupTrouble | null;
};

/** What the first screen of the back office shows, in one answer. */
export async function summary({ db }: ApiContext): Promise<DashboardSummary> {
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
    backupTrouble(db),
  ]);
  return { counts, attention, sampleTraces: traces, backupTrouble: trouble };
}

type Count = (db: Db) => Promise<number>;

async function countAll<T extends Record<string, number>>(db: Db, counts: (readonly [string, Count])[]): Promise<T> {
  const entries = await Promise.all(counts.map(async ([name, count]) => [name, await count(db)] as const));
  return Object.fromEntries(entries) as T;
}
