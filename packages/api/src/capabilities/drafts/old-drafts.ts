import { newRecordPrefix } from '#addresses';
import type { ApiServices } from '#platform/context';
import { commandLine, recordActivity } from '#platform/records/activity/record-activity';
import { dayMs, discardDrafts, trashJob } from '#platform/records/trash';

/** How long a record that is not there yet waits in a draft that nobody goes on with. */
const newDraftDays = 180;

/**
 * Moves drafts of records that are not there yet to the trash, each with its English, where nobody went on with either and
 * nothing is scheduled for them.
 */
export async function discardOldDrafts({ db, log }: Pick<ApiServices, 'db' | 'log'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - newDraftDays * dayMs);
  const count = await db.$transaction(async (tx) => {
    const ofNew = { startsWith: newRecordPrefix };
    const scheduled = await tx.schedule.findMany({
      where: { record: ofNew, at: { gt: now } },
      select: { record: true },
    });
    const records = await tx.draft.groupBy({
      by: ['record'],
      where: { record: { ...ofNew, notIn: scheduled.map(({ record }) => record) } },
      having: { updatedAt: { _max: { lt: before } } },
    });
    const drafts = await tx.draft.findMany({ where: { record: { in: records.map(({ record }) => record) } } });
    if (drafts.length === 0) return 0;
    await discardDrafts(tx, commandLine, drafts);
    const label = String(drafts.length);
    await recordActivity(tx, commandLine, { action: 'discard', entity: 'site', label });
    return drafts.length;
  });
  if (count > 0) log.info({ event: trashJob, count }, 'old drafts of new records moved to the trash');
}
