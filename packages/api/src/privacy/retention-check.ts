import type { Db, Prisma } from '@pano/db';
import { dueLeads, dueSpam } from '#leads/lead-retention';
import { isInFuture, monthsAgo, pastInstant } from '#platform/clock';
import { dayMs, trashDueBefore } from '#platform/records/trash';
import type { RetentionSetting } from './privacy.schema';

/** The name of the scheduled job that deletes old data. */
export const retentionJob = 'retention';

/** The rows of one kind that are deleted after a time, by their dates. */
type AgedRows = {
  /** Whether any of them ever are. */
  mayGo: (setting: RetentionSetting, now: Date) => boolean;
  newest: (db: Db) => Promise<Date | null>;
  findDue: (db: Db, setting: RetentionSetting, now: Date) => Promise<DueRows | null>;
};

const agedRows = <Where>({
  due,
  count,
  findDate,
}: {
  /** Those that are too old; null where all stay for ever. */
  due: (setting: RetentionSetting, now: Date) => Where | null;
  count: (db: Db, where?: Where) => Promise<number>;
  findDate: (db: Db, order: 'asc' | 'desc', where?: Where) => Promise<Date | undefined>;
}): AgedRows => ({
  mayGo: (setting, now) => due(setting, now) !== null,
  newest: async (db) => (await findDate(db, 'desc')) ?? null,
  findDue: async (db, setting, now) => {
    const where = due(setting, now);
    const dueCount = where === null ? 0 : await count(db, where);
    if (where === null || dueCount === 0) return null;
    const dates = [findDate(db, 'asc', where), findDate(db, 'desc', where)] as const;
    const [total, from, to] = await Promise.all([count(db), ...dates]);
    return from && to ? { count: dueCount, total, from: from.toISOString(), to: to.toISOString() } : null;
  },
});

/** Leads of one kind, which is `all` of them. */
const agedForms = (
  all: Prisma.ContactFormWhereInput,
  due: (setting: RetentionSetting, now: Date) => Prisma.ContactFormWhereInput | null,
) =>
  agedRows({
    due,
    count: (db, where = all) => db.contactForm.count({ where }),
    findDate: async (db, createdAt, where = all) =>
      (await db.contactForm.findFirst({ where, orderBy: { createdAt }, select: { createdAt: true } }))?.createdAt,
  });

const agedLeads = agedForms({ stage: { not: 'spam' } }, dueLeads);

const agedSpam = agedForms({ stage: 'spam' }, dueSpam);

const agedActivity = agedRows<Prisma.ActivityWhereInput>({
  due: ({ activityMonths }, now) => activityMonths && { at: { lt: monthsAgo(activityMonths, now) } },
  count: (db, where = {}) => db.activity.count({ where }),
  findDate: async (db, at, where = {}) =>
    (await db.activity.findFirst({ where, orderBy: { at }, select: { at: true } }))?.at,
});

const agedTrash = agedRows<Prisma.TrashWhereInput>({
  due: (_, now) => ({ deletedAt: { lt: trashDueBefore(now) } }),
  count: (db, where = {}) => db.trash.count({ where }),
  findDate: async (db, deletedAt, where = {}) =>
    (await db.trash.findFirst({ where, orderBy: { deletedAt }, select: { deletedAt: true } }))?.deletedAt,
});

/** What is deleted by its own date, which tells of the clock as well. */
const datedRows = [agedLeads, agedSpam, agedActivity];

export async function newestRow(db: Db): Promise<Date | null> {
  const dates = await Promise.all(datedRows.map((kind) => kind.newest(db)));
  const [newest] = dates.filter((date) => date !== null).toSorted((a, b) => b.getTime() - a.getTime());
  return newest ?? null;
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
  /** Spam, and what was deleted, goes after thirty days, however much it is: only the clock can stop that. */
  spam: DueRows | null;
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
  const kinds = datedRows.filter(({ mayGo }) => mayGo(setting, now));
  const newest = (await Promise.all(kinds.map((kind) => kind.newest(db)))).filter((date) => date !== null);
  const checkedAt = row?.checkedAt ?? (await firstCheckedAt(db, newest, now));
  const clockFault = findClockFault(now, checkedAt, newest, row?.acceptedUntil ?? null);
  const [contactForms, activity] = await Promise.all([
    agedLeads.findDue(db, setting, now),
    agedActivity.findDue(db, setting, now),
  ]);
  const [spam, trash] = clockFault
    ? await Promise.all([agedSpam.findDue(db, setting, now), agedTrash.findDue(db, setting, now)])
    : [null, null];
  const due = { contactForms, activity, spam, trash };
  const unusual = [contactForms, activity].some((rows) => rows && isUnusual(rows));
  const fault = clockFault ?? (unusual ? { reason: 'share' as const, witness: checkedAt.toISOString() } : null);
  const isAnyDue = Object.values(due).some((rows) => rows !== null);
  const stop = fault && isAnyDue ? { ...fault, now: now.toISOString(), ...due } : null;
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

const isUnusual = ({ count, total }: DueRows) => count >= fewRows && count > total * unusualShare;
