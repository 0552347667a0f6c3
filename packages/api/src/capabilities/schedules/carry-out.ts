import type { Database, Prisma } from '@pano/db';
import { message } from '@pano/i18n/message';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { scheduleEntry } from '#platform/records/schedules';
import { inOneTransaction, type TransactionContext } from '#platform/records/transaction';
import { isTokenValid } from '#platform/session/api-tokens';
import { parseRole } from '#platform/session/user.schema';
import { AppError, orNotFound } from '#platform/transport/errors';
import { withdraw } from '../drafts/draft.operations';
import type { DraftRef } from '../drafts/draft.schema';
import { readLive } from '../drafts/live-record';
import { publish } from '../drafts/publish-draft';
import { findSwitch, inOrder, refOf } from './schedule.operations';

/** The name of the job that publishes what is scheduled, and takes it off the site. */
export const publishingJob = 'publishing';

/** When the next of what is scheduled is due; null where nothing is. What could not be done waits for a person. */
export async function findNextDue(db: Database): Promise<Date | null> {
  const next = await db.schedule.findFirst({ where: { failure: null }, orderBy: inOrder, select: { at: true } });
  return next?.at ?? null;
}

/**
 * Does what is due, in order of time, each in a transaction of its own. What is rejected stays with its reason.
 * @param ctx of nobody: each is done in the name of who scheduled it
 * @throws where something failed for another reason; the next run of the job tries it again
 */
export async function carryOutDue(ctx: ApiContext, signal: AbortSignal): Promise<void> {
  const where = { failure: null, at: { lte: new Date() } };
  const due = await ctx.db.schedule.findMany({ where, orderBy: inOrder, select: { id: true, at: true } });
  let failed = 0;
  for (const row of due) {
    if (signal.aborted) return;
    await carryOut(ctx, row).catch((error: unknown) => {
      ctx.log.error({ err: error, schedule: row.id }, 'what was scheduled failed');
      failed += 1;
    });
  }
  if (failed > 0) throw new Error(`${failed} of ${due.length} that were due failed`);
}

type Due = { id: number; at: Date };

async function carryOut(ctx: ApiContext, { id, at }: Due): Promise<void> {
  // Cancelled, set to another time, or done by another instance since it was read, it is not there.
  const where = { id, at, failure: null };
  try {
    await inOneTransaction({ ...ctx, origin: 'schedule' }, async (ctx) => {
      const { tx } = ctx;
      const row = await tx.schedule.findFirst({ where });
      if (!row) return;
      await tx.schedule.delete({ where: { id } });
      const planner = await actFor(ctx, row);
      const ref = refOf(row);
      if (row.action === 'publish') await publish(planner, ref, {});
      else await unpublish(planner, ref);
      const done = scheduleEntry('scheduleDone', { ref, label: row.label, before: [row], after: [] });
      await recordActivity(tx, planner, done);
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.kind === 'unavailable') throw error;
    await ctx.db.schedule.updateMany({ where, data: { failure: message(error.key, error.details.params) } });
    ctx.log.warn({ event: 'schedule', schedule: id, reason: error.key }, 'what was scheduled was rejected');
  }
}

/**
 * Log and history name who scheduled it: a person, or an API token; the program where the account is gone.
 * @throws AppError where it was an API token that may do nothing any more
 */
async function actFor(
  ctx: TransactionContext,
  { userId, userName, byToken, tokenId, createdAt }: Prisma.ScheduleGetPayload<object>,
): Promise<TransactionContext> {
  if (byToken && !(await isTokenValid(ctx.tx, tokenId))) throw new AppError('forbidden', 'schedule.tokenGone');
  const select = { id: true, email: true, name: true, role: true };
  const row = userId === null ? null : await ctx.tx.user.findUnique({ where: { id: userId }, select });
  if (!row) return ctx;
  const { role, ...user } = row;
  if (byToken) return { ...ctx, actor: { ...user, name: userName } };
  const signedIn = { user, role: parseRole(role), sessionId: '', startedAt: createdAt, missing: null };
  return { ...ctx, signedIn: async () => signedIn };
}

async function unpublish(ctx: TransactionContext, ref: DraftRef): Promise<void> {
  if (ref.locale !== 'tr') return withdraw(ctx, ref);
  const live = await readLive(ctx.tx, ref);
  const name = orNotFound(findSwitch(ref.entity), 'schedule.noSwitch');
  if (live.values.get(name) !== false) await live.save(ctx, { [name]: false });
}
