import type { Db, Prisma } from '@pano/db';
import { monthsAgo } from '#platform/clock';
import type { ApiContext } from '#platform/context';
import { compareFields } from '#platform/records/activity/compare-fields';
import { commandLine, recordActivity } from '#platform/records/activity/record-activity';
import { splitIntoGroups } from '#platform/records/row-groups';
import { readSettings, storeSettings } from '#platform/records/stored-settings';
import { inTransaction } from '#platform/records/transaction';
import { type HistorySetting, historySetting, type RetentionMonths, retentionChoices } from './privacy.schema';

/** Versions of one record in one language that stay at most. */
const maxVersions = 100;
/** The live version and the two before it stay, however old they are. */
const ageless = 3;
/** Records in the condition of one statement. */
const groupSize = 100;

/** How long older versions of the content stay: two years, unless the owner has chosen otherwise. */
export async function get({ db }: { db: Db }): Promise<HistorySetting> {
  return historySetting.parse({ historyMonths: 24, ...(await readSettings(db, ['historyMonths'])) });
}

export const set = (ctx: ApiContext, setting: HistorySetting): Promise<HistorySetting> =>
  inTransaction(ctx, async (tx) => {
    const before = await get({ db: tx });
    await storeSettings(tx, setting);
    const after = await get({ db: tx });
    const changes = compareFields(before, after);
    if (changes.length > 0) await recordActivity(tx, ctx, { action: 'update', entity: 'site', changes });
    return after;
  });

/** How many versions each period would remove. */
export async function aged(
  db: Db,
  now: Date,
  pinned: readonly PinnedVersion[],
): Promise<Record<RetentionMonths, number>> {
  const [half, one, two] = await Promise.all(
    retentionChoices.map((months) => countDueRevisions(db, monthsAgo(months, now), pinned)),
  );
  return { 6: half ?? 0, 12: one ?? 0, 24: two ?? 0 };
}

/** A version that stays, however old it is. */
export type PinnedVersion = { entity: string; record: number; locale: string; number: number };
export type ListPinned = (db: Db) => Promise<PinnedVersion[]>;

/**
 * Removes the versions that are too many or too old, and returns how many there were.
 * @param now null where the clock cannot be trusted: then none is too old
 */
export async function purgeHistory(
  db: Db,
  now: Date | null,
  pinned: readonly PinnedVersion[],
  signal: AbortSignal,
): Promise<number> {
  const { historyMonths } = await get({ db });
  const count = await purgeRevisions(db, now && monthsAgo(historyMonths, now), pinned, signal);
  if (count > 0) await recordActivity(db, commandLine, { action: 'purge', entity: 'revision', label: String(count) });
  return count;
}

/**
 * Removes the versions of a record that are too many, and those before a date, and returns how many there were. Every
 * group of records is a statement of its own: other writes run in between.
 * @param before null where the clock cannot be trusted
 */
async function purgeRevisions(
  db: Db,
  before: Date | null,
  pinned: readonly PinnedVersion[],
  signal: AbortSignal,
): Promise<number> {
  let total = 0;
  for (const where of await listDue(db, before, pinned)) {
    if (signal.aborted) break;
    total += (await db.revision.deleteMany({ where })).count;
  }
  return total;
}

/** How many versions `purgeRevisions` would remove. */
async function countDueRevisions(db: Db, before: Date, pinned: readonly PinnedVersion[]): Promise<number> {
  const counts: number[] = [];
  for (const where of await listDue(db, before, pinned)) counts.push(await db.revision.count({ where }));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function listDue(
  db: Db,
  before: Date | null,
  pinned: readonly PinnedVersion[],
): Promise<Prisma.RevisionWhereInput[]> {
  const documents = await db.revision.groupBy({
    by: ['entity', 'record', 'locale'],
    _count: { _all: true },
    _max: { number: true },
    _min: { createdAt: true },
  });
  const staying = new Map<string, number[]>();
  for (const one of pinned) staying.set(keyOf(one), [...(staying.get(keyOf(one)) ?? []), one.number]);
  const conditions = documents.flatMap(({ entity, record, locale, _count, _max, _min }) => {
    const last = _max.number ?? 0;
    const notIn = staying.get(keyOf({ entity, record, locale })) ?? [];
    const isAged = before !== null && _min.createdAt !== null && _min.createdAt < before;
    return [
      ...(_count._all > maxVersions ? [{ entity, record, locale, number: { lte: last - maxVersions, notIn } }] : []),
      ...(isAged && _count._all > ageless
        ? [{ entity, record, locale, number: { lte: last - ageless, notIn }, createdAt: { lt: before } }]
        : []),
    ];
  });
  return splitIntoGroups(conditions, groupSize).map((some) => ({ OR: some }));
}

const keyOf = ({ entity, record, locale }: Omit<PinnedVersion, 'number'>) => `${entity} ${record} ${locale}`;
