import type { Db, Prisma } from '@pano/db';
import * as z from 'zod';
import { recordKinds } from '#addresses';
import type { ActivityAction } from './activity/activity.schema';
import { compareFields } from './activity/compare-fields';
import { type ActivityEntry, type ActivityOrigin, recordActivities } from './activity/record-activity';

type Times = readonly { action: string; at: Date }[];

/** A record in a language, as drafts and schedules name it. */
type Document = { entity: string; record: string; locale: string };

const kinds = z.enum(recordKinds);

/** What the activity log says a draft or a schedule is about: without a number before there is a record. */
export const subjectOf = ({ entity, record }: Omit<Document, 'locale'>, { label }: { label: string }) => {
  const entityId = Number(record);
  return { entity: kinds.parse(entity), label, ...(entityId > 0 ? { entityId } : {}) };
};

/** What the activity log gets of a change: the times, as fields of the language. */
export function scheduleEntry(
  action: ActivityAction,
  { ref, label, before, after }: { ref: Document; label: string; before: Times; after: Times },
): ActivityEntry {
  const [old, now] = [before, after].map((rows) => {
    const times = Object.fromEntries(rows.map((row) => [`${row.action}At`, row.at.toISOString()]));
    return ref.locale === 'tr' ? times : { [ref.locale]: times };
  });
  return { action, ...subjectOf(ref, { label }), changes: compareFields(old ?? {}, now ?? {}) };
}

/** Cancels what is scheduled, each with an entry in the log. */
export async function cancelSchedules(tx: Db, origin: ActivityOrigin, where: Prisma.ScheduleWhereInput) {
  const rows = await tx.schedule.findMany({ where, orderBy: { id: 'asc' } });
  if (rows.length === 0) return rows;
  await tx.schedule.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  const entries = rows.map((row) =>
    scheduleEntry('unschedule', { ref: row, label: row.label, before: [row], after: [] }),
  );
  await recordActivities(tx, origin, entries);
  return rows;
}
