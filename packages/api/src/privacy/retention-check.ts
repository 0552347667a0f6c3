import type { Db } from '@pano/db';
import { isInFuture, pastInstant } from '#platform/clock';
import { dayMs, trashDueBefore } from '#platform/records/trash';
import type { RetentionSetting } from './privacy.schema';

/** The name of the scheduled job that deletes old data. */
export const retentionJob = 'retention';

/** The rows of one kind that are deleted after a time, by their dates. */
type AgedRows = {
  /** Null where they stay for ever. */
  dueBefore: (setting: RetentionSetting, now: Date) => Date | null;
  /** Rows before a date, or all. */
  count: (db: Db, before?: Date) => Promise<number>;
  oldest: (db: Db) => Promise<Date | null>;
  newest: (db: Db, before?: Date) => Promise<Date | null>;
};

type Order = 'asc' | 'desc';

const agedRows = <Row>(
  rows: Pick<AgedRows, 'dueBefore' | 'count'> & {
    findFirst: (db: Db, order: Order, before?: Date) => Promise<Row | null>;
    date: (row: Row) => Date;
  },
): AgedRows => {
  const find = async (db: Db, order: Order, before?: Date) => {
    const row = await rows.findFirst(db, order, before);
    return row && rows.date(row);
  };
  return { ...rows, oldest: (db) => find(db, 'asc'), newest: (db, before) => find(db, 'desc', before) };
};

export const agedContactForms = agedRows({
  dueBefore: ({ contactFormMonths }, now) => contactFormMonths && monthsAgo(contactFormMonths, now),
  count: (db, lt) => db.contactForm.count({ where: { createdAt: { lt } } }),
  findFirst: (db, createdAt, lt) =>
    db.contactForm.findFirst({ where: { createdAt: { lt } }, orderBy: { createdAt }, select: { createdAt: true } }),
  date: ({ createdAt }) => createdAt,
});

export const agedActivity = agedRows({
  dueBefore: ({ activityMonths }, now) => activityMonths && monthsAgo(activityMonths, now),
  count: (db, lt) => db.activity.count({ where: { at: { lt } } }),
  findFirst: (db, at, lt) => db.activity.findFirst({ where: { at: { lt } }, orderBy: { at }, select: { at: true } }),
  date: ({ at }) => at,
});

const agedTrash = agedRows({
  dueBefore: (_, now) => trashDueBefore(now),
  count: (db, lt) => db.trash.count({ where: { deletedAt: { lt } } }),
  findFirst: (db, deletedAt, lt) =>
    db.trash.findFirst({ where: { deletedAt: { lt } }, orderBy: { deletedAt }, select: { deletedAt: true } }),
  date: ({ deletedAt }) => deletedAt,
});

/** The same day of an earlier month, or the last day of a shorter month. */
export function monthsAgo(months: number, now: Date): Date {
  const instant = new Date(now);
  instant.setUTCMonth(instant.getUTCMonth() - months);
  if (instant.getUTCDate() !== now.getUTCDate()) instant.setUTCDate(0);
  return instant;
}

/** The rows of one kind that a deletion takes; ISO dates of the oldest and the newest of them. */
export type DueRows = { count: number; total: number; from: string; to: string };

/** Why old data is not deleted without the owner's approval, and what the deletion would take. */
export type PurgeStop = {
  /** `clockAhead` or `clockBehind`: the clock does not fit to what is stored; `share`: it would take too much. */
  reason: 'clockAhead' | 'clockBehind' | 'share';
  /** What the clock shows. */
  now: string;
  /** The date that the clock does not fit to: of the last plausible run or of the newest row. */
  witness: string;
  contactForms: DueRows | null;
  activity: DueRows | null;
  /** All that was deleted more than thirty days ago goes every night: only the clock can stop it. */
  trash: DueRows | null;
};

export type PurgeCheck = {
  now: Date;
  /** Null where the clock fits. */
  clockFault: Pick<PurgeStop, 'reason' | 'witness'> | null;
  /** The last run whose clock was plausible, or what stands for it at the first run. */
  checkedAt: Date;
  /** Null where nothing is in the way of the deletion, and where there is nothing to delete. */
  stop: PurgeStop | null;
};

/** The deletion runs every night: after a longer pause the site was stopped, or the clock went ahead. */
const maxPauseMs = 14 * dayMs;
/** A night takes about as many rows as arrive in a day. */
const unusualShare = 1 / 3;
/** A part of so few rows says nothing. */
const fewRows = 3;

/**
 * Checks a deletion before it runs: the clock against the last plausible run and the newest rows, and the share of rows
 * that it would take. The last run counts only while its own clock was plausible: one that stays ahead for several
 * nights is not believed in the second one.
 */
export async function checkPurge(db: Db, setting: RetentionSetting, now = new Date()): Promise<PurgeCheck> {
  const row = await db.retentionCheck.findUnique({ where: { id: 1 } });
  const kinds = [agedContactForms, agedActivity].filter(({ dueBefore }) => dueBefore(setting, now) !== null);
  const newest = (await Promise.all(kinds.map((kind) => kind.newest(db)))).filter((date) => date !== null);
  const checkedAt = row?.checkedAt ?? (await firstCheckedAt(db, newest, now));
  const clockFault = findClockFault(now, checkedAt, newest, row?.acceptedUntil ?? null);
  const [contactForms, activity] = await Promise.all(
    [agedContactForms, agedActivity].map((kind) => findDue(db, kind, setting, now)),
  );
  const trash = clockFault && (await findDue(db, agedTrash, setting, now));
  const due = { contactForms: contactForms ?? null, activity: activity ?? null, trash };
  const unusual = [contactForms, activity].some((rows) => rows && isUnusual(rows));
  const fault = clockFault ?? (unusual ? { reason: 'share' as const, witness: checkedAt.toISOString() } : null);
  const stop = fault && (contactForms || activity || trash) ? { ...fault, now: now.toISOString(), ...due } : null;
  return { now, clockFault, checkedAt, stop };
}

/** Remembers a plausible clock, and at the first run what the next ones are compared with. */
export async function storeCheck(db: Db, { now, clockFault, checkedAt }: PurgeCheck): Promise<void> {
  const fits = clockFault === null;
  await db.retentionCheck.upsert({
    where: { id: 1 },
    create: { checkedAt: fits ? now : checkedAt },
    update: fits ? { checkedAt: now } : {},
  });
}

/** Of the version before there is the last run of the job; of a new site only its rows. */
async function firstCheckedAt(db: Db, newest: Date[], now: Date): Promise<Date> {
  const run = await db.jobRun.findUnique({ where: { name: retentionJob }, select: { succeededAt: true } });
  const trashed = await agedTrash.newest(db);
  const oldestOfNewest = [...newest, ...(trashed ? [trashed] : [])].toSorted((a, b) => a.getTime() - b.getTime())[0];
  return pastInstant(run?.succeededAt, now) ?? pastInstant(oldestOfNewest, now) ?? now;
}

function findClockFault(now: Date, checkedAt: Date, newest: Date[], acceptedUntil: Date | null) {
  const accepted = acceptedUntil?.getTime() ?? 0;
  const future = [checkedAt, ...newest].find((date) => isInFuture(date, now) && date.getTime() > accepted);
  if (future) return { reason: 'clockBehind' as const, witness: future.toISOString() };
  const paused = now.getTime() - checkedAt.getTime() > maxPauseMs;
  return paused ? { reason: 'clockAhead' as const, witness: checkedAt.toISOString() } : null;
}

async function findDue(db: Db, kind: AgedRows, setting: RetentionSetting, now: Date): Promise<DueRows | null> {
  const before = kind.dueBefore(setting, now);
  if (before === null) return null;
  const count = await kind.count(db, before);
  const [total, from, to] =
    count > 0 ? await Promise.all([kind.count(db), kind.oldest(db), kind.newest(db, before)]) : [];
  return total && from && to ? { count, total, from: from.toISOString(), to: to.toISOString() } : null;
}

const isUnusual = ({ count, total }: DueRows) => count >= fewRows && count > total * unusualShare;
