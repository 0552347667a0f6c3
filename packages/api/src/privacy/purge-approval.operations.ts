import type { Db } from '@pano/db';
import { isInFuture } from '#platform/clock';
import type { ApiContext, ApiServices } from '#platform/context';
import { commandLine, recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import { trashJob } from '#platform/records/trash';
import { conflict } from '#platform/transport/errors';
import { type PurgeApproval, purgedKinds } from './privacy.schema';
import { get, overwriteIfDeleted, purge } from './retention.operations';
import { checkPurge, newestRow, type PurgeStop } from './retention-check';

/** The name of the job that backs up and deletes once the owner has approved. */
export const approvedPurgeJob = 'approved-purge';

/** A deletion that waits for the owner; `working` after the approval, `failed` where that came to no end. */
export type WaitingPurge = PurgeStop & { state: 'waiting' | 'working' | 'failed' };

const where = { id: 1 };

/** The deletion of old data that was stopped; null while nothing is in its way. */
export async function waitingPurge({ db }: Pick<ApiContext, 'db'>): Promise<WaitingPurge | null> {
  const { stop } = await checkPurge(db, await get({ db }));
  const state = await readState(db);
  if (!stop) return null;
  return { ...stop, state: state === 'approved' || state === 'running' ? 'working' : state };
}

async function readState(db: Db): Promise<'approved' | 'running' | 'failed' | 'waiting'> {
  const row = await db.retentionCheck.findUnique({ where, select: { state: true } });
  const state = row?.state;
  return state === 'approved' || state === 'running' || state === 'failed' ? state : 'waiting';
}

/**
 * Approves the deletion that was stopped; the job makes a backup and deletes then.
 * @param seen how many rows the owner was told of
 * @throws AppError where nothing waits, or more would be deleted than the owner was told
 */
export async function approvePurge(ctx: ApiContext, seen: PurgeApproval): Promise<WaitingPurge> {
  const approved = await inTransaction(ctx, async (tx) => {
    const { stop, checkedAt, now } = await checkPurge(tx, await get({ db: tx }));
    const counts = purgedKinds.map((kind) => stop?.[kind]?.count ?? 0);
    if (!stop || purgedKinds.some((kind, at) => (counts[at] ?? 0) > seen[kind])) {
      throw conflict('privacy.purgeChanged');
    }
    const state = { state: 'approved', approvedAt: now, failure: null };
    // One that is at work already has an approval.
    if ((await readState(tx)) !== 'running') {
      await tx.retentionCheck.upsert({ where, create: { checkedAt, ...state }, update: state });
      const label = String(counts.reduce((sum, count) => sum + count, 0));
      await recordActivity(tx, ctx, { action: 'purgeApproved', entity: 'site', label });
    }
    return stop;
  });
  ctx.jobTrigger.trigger(approvedPurgeJob);
  return { ...approved, state: 'working' };
}

/** An approval is for what the owner saw; one that nobody got to in this time is void. */
const approvalMs = 60 * 60 * 1000;

/**
 * Makes a backup and deletes what the owner approved; nothing is deleted before there is a backup.
 * @param backUp makes the backup and returns the name of its file
 */
export async function purgeApproved(
  { db, log, jobTrigger }: Pick<ApiServices, 'db' | 'log' | 'jobTrigger'>,
  signal: AbortSignal,
  backUp: () => Promise<string>,
): Promise<void> {
  const row = await db.retentionCheck.findUnique({ where });
  // No other run is at work beside this one: the process was killed in the middle, or a backup of that moment restored.
  if (row?.state === 'running') await fail(db, 'interrupted');
  if (row?.state !== 'approved') return;
  const { approvedAt } = row;
  const valid = approvedAt && !isInFuture(approvedAt) && Date.now() - approvedAt.getTime() < approvalMs;
  const { count } = await db.retentionCheck.updateMany({
    where: { ...where, state: 'approved', approvedAt },
    // Before the backup: one that held the approval would delete again after it is restored.
    data: { state: valid ? 'running' : 'none', approvedAt: null },
  });
  if (!valid || count === 0) return;
  try {
    const label = await backUp();
    await recordActivity(db, commandLine, { action: 'backup', entity: 'site', label });
    await purge({ db, log }, await get({ db }), approvedAt, signal);
    signal.throwIfAborted();
    await overwriteIfDeleted(db);
    await db.retentionCheck.update({
      where,
      // The owner has said that the clock is right, so rows that lie in its future are no sign of the contrary any more.
      data: { state: 'none', checkedAt: approvedAt, acceptedUntil: await newestRow(db) },
    });
    jobTrigger.trigger(trashJob);
  } catch (error) {
    await fail(db, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

const fail = (db: Db, failure: string) =>
  db.retentionCheck.update({ where, data: { state: 'failed', approvedAt: null, failure } });
