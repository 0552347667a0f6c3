import { type Database, type Db, overwriteDeleted } from '@pano/db';
import { deleteLeads } from '#leads/delete-leads';
import { eraseTrashedContactForms, findTrashedContactForms } from '#leads/trashed-contact-forms';
import { pastInstant } from '#platform/clock';
import type { ApiContext, ApiServices } from '#platform/context';
import { compareFields } from '#platform/records/activity/compare-fields';
import { commandLine, purgeActivity, recordActivity } from '#platform/records/activity/record-activity';
import { readSettings, storeSettings } from '#platform/records/stored-settings';
import { inTransaction } from '#platform/records/transaction';
import * as history from './history-retention';
import {
  type RetentionMonths,
  type RetentionSetting,
  type RetentionUpdate,
  retentionChoices,
  retentionSetting,
} from './privacy.schema';
import { agedActivity, agedContactForms, checkPurge, monthsAgo, retentionJob, storeCheck } from './retention-check';

export async function get({ db }: { db: Db }): Promise<RetentionSetting> {
  const unlimited = { contactFormMonths: null, activityMonths: null };
  return retentionSetting.parse({ ...unlimited, ...(await readSettings(db, Object.keys(unlimited))) });
}

/** Changes the given periods and returns both. */
export const set = (ctx: ApiContext, changes: RetentionUpdate): Promise<RetentionSetting> =>
  inTransaction(ctx, async (tx) => {
    const before = await get({ db: tx });
    await store(tx, changes);
    const after = await get({ db: tx });
    const changed = compareFields(before, after);
    if (changed.length > 0) await recordActivity(tx, ctx, { action: 'update', entity: 'site', changes: changed });
    return after;
  });

/** Like `set`, without an entry in the activity log. */
export const store = (db: Db, { contactFormMonths, activityMonths }: RetentionUpdate): Promise<void> =>
  storeSettings(db, { contactFormMonths, activityMonths });

/** How many rows are older than each period. */
export type Aged = Record<RetentionMonths, number>;

export async function aged(
  { db }: ApiContext,
  listPinned: history.ListPinned,
): Promise<Record<'contactForms' | 'activity' | 'revisions', Aged>> {
  const now = new Date();
  const count = async (countBefore: (instant: Date) => Promise<number>): Promise<Aged> => {
    const [half, one, two] = await Promise.all(retentionChoices.map((months) => countBefore(monthsAgo(months, now))));
    return { 6: half ?? 0, 12: one ?? 0, 24: two ?? 0 };
  };
  return {
    contactForms: await count((before) => agedContactForms.count(db, before)),
    activity: await count((before) => agedActivity.count(db, before)),
    revisions: await history.aged(db, now, await listPinned(db)),
  };
}

/** Messages that one transaction deletes; other writes run in between. */
const batchSize = 500;

/**
 * Deletes what is older than the retention periods, unless the clock is implausible or it would be an unusual share of
 * all rows: then nothing is deleted until the owner approves. Versions of the content are no personal data and never
 * all go, so they need no approval, only a plausible clock.
 * @param listPinned the versions that stay, however old they are
 */
export async function purgeOldData(
  { db, log }: Pick<ApiServices, 'db' | 'log'>,
  signal: AbortSignal,
  listPinned: history.ListPinned = async () => [],
): Promise<void> {
  const setting = await get({ db });
  const check = await checkPurge(db, setting);
  await storeCheck(db, check);
  if (check.stop) log.warn({ event: 'retention', ...check.stop }, 'old data is not deleted without approval');
  else await purge({ db, log }, setting, check.now, signal);
  if (!signal.aborted) {
    const now = check.clockFault ? null : check.now;
    const count = await history.purgeHistory(db, now, await listPinned(db), signal);
    if (count > 0) log.info({ event: 'retention', revisions: count }, 'old versions of the content removed');
  }
  if (!signal.aborted) await overwriteIfDeleted(db);
}

/**
 * Overwrites in the files of the database what was deleted since the job last succeeded, whoever deleted it. A failure
 * fails the job, so the next run tries again.
 */
export async function overwriteIfDeleted(db: Database): Promise<void> {
  const run = await db.jobRun.findUnique({ where: { name: retentionJob }, select: { succeededAt: true } });
  const at = { gte: pastInstant(run?.succeededAt) ?? new Date(0) };
  const deletions = await db.activity.count({
    where: {
      action: { in: ['delete', 'erase', 'purge', 'purgeTrash', 'noteRemoved'] },
      entity: { not: 'revision' },
      at,
    },
  });
  if (deletions > 0) await overwriteDeleted(db);
}

/** Deletes contact forms, their mails and activity entries that are older than the retention periods. */
export async function purge(
  { db, log }: Pick<ApiServices, 'db' | 'log'>,
  { contactFormMonths, activityMonths }: RetentionSetting,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  if (contactFormMonths !== null) {
    const count = await purgeContactForms(db, monthsAgo(contactFormMonths, now), signal);
    if (count > 0) {
      await recordActivity(db, commandLine, { action: 'purge', entity: 'contactForm', label: String(count) });
      log.info({ event: 'retention', contactForms: count }, 'old contact forms removed');
    }
  }
  if (activityMonths !== null && !signal.aborted) {
    const count = await purgeActivity(db, monthsAgo(activityMonths, now));
    if (count > 0) {
      await recordActivity(db, commandLine, { action: 'purge', entity: 'activity', label: String(count) });
      log.info({ event: 'retention', activity: count }, 'old entries of the activity log removed');
    }
  }
}

/** The next run of the job of pictures removes the files of their photos. */
async function purgeContactForms(db: Database, olderThan: Date, signal: AbortSignal): Promise<number> {
  const trashed = await findTrashedContactForms(db, ({ createdAt }) => new Date(createdAt) < olderThan);
  let total = await db.$transaction((tx) => eraseTrashedContactForms(tx, trashed));
  while (!signal.aborted) {
    const where = { createdAt: { lt: olderThan } };
    const old = await db.contactForm.findMany({ where, select: { id: true }, take: batchSize });
    if (old.length === 0) break;
    const ids = old.map(({ id }) => id);
    total += (await db.$transaction((tx) => deleteLeads(tx, ids))).count;
  }
  return total;
}
