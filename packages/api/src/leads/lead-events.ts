import type { Db } from '@pano/db';
import type { ApiContext } from '#platform/context';
import type { ActivityAction } from '#platform/records/activity/activity.schema';
import { describeChange, type Subject } from '#platform/records/activity/log-changes';
import { recordActivity } from '#platform/records/activity/record-activity';
import { invalid } from '#platform/transport/errors';
import { type LeadEventKind, maxEvents } from './lead.schema';
import { nameOfUser, type Row } from './lead-rows';

/** Who acts: a person, or the API token of one. */
export const findActor = async (ctx: ApiContext) => ctx.actor ?? (await ctx.signedIn())?.user ?? null;

type NewEvent = {
  kind: LeadEventKind;
  /** Of a note, and what the next step is. */
  text?: string | null;
  /** What it was before and is now. */
  data?: Record<string, string | number | null>;
};

/**
 * Adds an event to the timeline of a lead. A timeline that is full makes room for it, but never by a note.
 * @throws AppError for a note, where there is no room
 */
export async function addEvent(tx: Db, ctx: ApiContext, contactFormId: number, event: NewEvent): Promise<void> {
  const { kind, text = null, data = {} } = event;
  if ((await tx.leadEvent.count({ where: { contactFormId } })) >= maxEvents) {
    if (kind === 'note') throw invalid('lead.tooManyEvents', 'text');
    const oldest = await tx.leadEvent.findFirst({
      where: { contactFormId, kind: { not: 'note' } },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      select: { id: true },
    });
    if (!oldest) return;
    await tx.leadEvent.delete({ where: { id: oldest.id } });
  }
  const actor = await findActor(ctx);
  const who = { userId: actor?.id ?? null, userName: actor && nameOfUser(actor) };
  await tx.leadEvent.create({ data: { contactFormId, kind, text, data: JSON.stringify(data), ...who } });
}

/** What the activity log says of a lead: nothing that a visitor wrote, no note and no person. */
export const leadSubject: Subject<Pick<Row, 'id' | 'stage' | 'lostReason' | 'read' | 'nextAt' | 'quoteLira'>> = {
  entity: 'lead',
  label: () => null,
  fields: ({ stage, lostReason, read, nextAt, quoteLira }) => ({
    stage,
    lostReason,
    read,
    nextAt: nextAt?.toISOString(),
    quoteLira,
  }),
};

/** An entry of the activity log about a lead. */
export const logLead = (tx: Db, ctx: ApiContext, action: ActivityAction, before: Row | null, after: Row) =>
  recordActivity(tx, ctx, { ...describeChange(leadSubject, after, before, after), action });
