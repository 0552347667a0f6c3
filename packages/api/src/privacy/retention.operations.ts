import { type Database, type Db, overwriteDeleted, type Prisma } from '@pano/db';
import { deleteLeads } from '#leads/delete-leads';
import { arrivedBefore, dueLeads, dueSpam, isDue, wonBefore } from '#leads/lead-retention';
import { eraseTrashedContactForms, findTrashedContactForms } from '#leads/trashed-contact-forms';
import { monthsAgo, pastInstant } from '#platform/clock';
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
  type WonMonths,
  wonChoices,
} from './privacy.schema';
import { checkPurge, retentionJob, storeCheck } from './retention-check';

const unlimited: RetentionSetting = { contactFormMonths: null, wonLeadMonths: null, activityMonths: null };

export async function get({ db }: { db: Db }): Promise<RetentionSetting> {
  return retentionSetting.parse({ ...unlimited, ...(await readSettings(db, Object.keys(unlimited))) });
}

/** Changes the given periods and returns all. */
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
export const store = (db: Db, { contactFormMonths, wonLeadMonths, activityMonths }: RetentionUpdate): Promise<void> =>
  storeSettings(db, { contactFormMonths, wonLeadMonths, activityMonths });

/** How many rows are older than each period. */
export type Aged<Months extends number = RetentionMonths> = Record<Months, number>;

export async function aged(
  { db }: ApiContext,
  listPinned: history.ListPinned,
): Promise<Record<'contactForms' | 'activity' | 'revisions', Aged> & { wonLeads: Aged<WonMonths> }> {
  const now = new Date();
  const countLeads = (where: Prisma.ContactFormWhereInput) => db.contactForm.count({ where });
  return {
    contactForms: await countOlder(retentionChoices, now, (before) => countLeads(arrivedBefore(before))),
    wonLeads: await countOlder(wonChoices, now, (before) => countLeads(wonBefore(before))),
    activity: await countOlder(retentionChoices, now, (lt) => db.activity.count({ where: { at: { lt } } })),
    revisions: await history.aged(db, now, await listPinned(db)),
  };
}

async function countOlder<Months extends number>(
  choices: readonly Months[],
  now: Date,
  countBefore: (instant: Date) => Promise<number>,
): Promise<Aged<Months>> {
  const counts = await Promise.all(choices.map(async (months) => [months, await countBefore(monthsAgo(months, now))]));
  return Object.fromEntries(counts);
}

/** Messages that one transaction deletes; other writes run in between. */
const batchSize = 500;

/**
 * Deletes what is older than the retention periods, unless the clock is implausible or it would be an unusual share of
 * all rows: then it is not deleted until the owner approves. Versions of the content are no personal data and never
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
  // Spam goes anyway, unless the clock is implausible.
  if (!check.clockFault) await purge({ db, log }, check.stop ? unlimited : setting, check.now, signal);
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

/** Deletes spam, and leads with their mails and activity entries that are older than the retention periods. */
export async function purge(
  { db, log }: Pick<ApiServices, 'db' | 'log'>,
  setting: RetentionSetting,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const leads = await purgeLeads(db, setting, now, signal);
  if (leads > 0) {
    await recordActivity(db, commandLine, { action: 'purge', entity: 'contactForm', label: String(leads) });
    log.info({ event: 'retention', contactForms: leads }, 'old contact forms removed');
  }
  const { activityMonths } = setting;
  if (activityMonths !== null && !signal.aborted) {
    const count = await purgeActivity(db, monthsAgo(activityMonths, now));
    if (count > 0) {
      await recordActivity(db, commandLine, { action: 'purge', entity: 'activity', label: String(count) });
      log.info({ event: 'retention', activity: count }, 'old entries of the activity log removed');
    }
  }
}

/** The next run of the job of pictures removes the files of their photos. */
async function purgeLeads(db: Database, setting: RetentionSetting, now: Date, signal: AbortSignal): Promise<number> {
  const trashed = await findTrashedContactForms(db, (lead) => isDue(lead, setting, now));
  let total = await db.$transaction((tx) => eraseTrashedContactForms(tx, trashed));
  const where = { OR: [dueSpam(setting, now), dueLeads(setting, now)].filter((due) => due !== null) };
  while (!signal.aborted) {
    const old = await db.contactForm.findMany({ where, select: { id: true }, take: batchSize });
    if (old.length === 0) break;
    const ids = old.map(({ id }) => id);
    total += (await db.$transaction((tx) => deleteLeads(tx, ids))).count;
  }
  return total;
}
