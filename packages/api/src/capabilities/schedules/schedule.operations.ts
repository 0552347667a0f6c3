import type { Db, Prisma } from '@pano/db';
import * as z from 'zod';
import { recordKinds } from '#addresses';
import { entities } from '#entities/index';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { type Page, pageOf, slice } from '#platform/records/list';
import { cancelSchedules, scheduleEntry, subjectOf } from '#platform/records/schedules';
import { inTransaction } from '#platform/records/transaction';
import { invalid, notFound, orNotFound, translateMessage } from '#platform/transport/errors';
import type { DraftQuery, DraftRef } from '../drafts/draft.schema';
import { findLabel, isNew, type Live, readLive } from '../drafts/live-record';
import { requireChange } from '../owner-only';
import {
  type ScheduleAction,
  type ScheduleRecord,
  type ScheduleTimes,
  scheduleAction,
  scheduleActions,
} from './schedule.schema';

/** What is scheduled for a record in a language, in the order in which it is done. */
export const get = async (ctx: ApiContext, ref: DraftRef): Promise<ScheduleRecord[]> =>
  (await findRows(ctx.db, ref)).map((row) => toRecord(ctx, row));

/** All that is scheduled, the next first. */
export function list(ctx: ApiContext, { entity, ...page }: DraftQuery): Promise<Page<ScheduleRecord>> {
  const where: Prisma.ScheduleWhereInput = { entity };
  const rows = ctx.db.schedule.findMany({ where, orderBy: [{ at: 'asc' }, { id: 'asc' }], ...slice(page) });
  return pageOf(page, rows, ctx.db.schedule.count({ where }), (row) => toRecord(ctx, row));
}

/** How much could not be done when it was due, and waits for a person. */
export const waiting = async ({ db }: ApiContext): Promise<{ count: number }> => ({
  count: await db.schedule.count({ where: { failure: { not: null } } }),
});

/**
 * Sets when the draft of a record is published, and when the record goes off the site. What was scheduled and has no time
 * any more is cancelled; a time that stays as it was is left alone, also where it could not be done.
 */
export const save = (ctx: ApiContext, ref: DraftRef, times: ScheduleTimes): Promise<ScheduleRecord[]> =>
  inTransaction(ctx, async (tx) => {
    await requireChange(ctx, ref.entity);
    const live = await readLive(tx, ref);
    const draft = await tx.draft.findUnique({ where: { entity_record_locale: ref } });
    const before = await findRows(tx, ref);
    const label = draft?.label ?? (await findLabel(tx, ref, live, {}));
    const changed = scheduleActions.filter((action) => timeOf(before, action) !== toIso(times[fieldOf(action)]));
    expectPossible(ref, times, changed, { live, hasDraft: draft !== null });
    if (changed.length === 0) return before.map((row) => toRecord(ctx, row));
    const planner = await findPlanner(ctx);
    await tx.schedule.deleteMany({ where: { ...ref, action: { in: changed } } });
    const rows = changed.flatMap((action) => {
      const at = times[fieldOf(action)];
      return at ? [{ ...ref, action, at, label, ...planner }] : [];
    });
    await tx.schedule.createMany({ data: rows });
    const after = await findRows(tx, ref);
    const action = rows.length > 0 ? 'schedule' : 'unschedule';
    await recordActivity(tx, ctx, scheduleEntry(action, { ref, label, before, after }));
    return after.map((row) => toRecord(ctx, row));
  });

/** Cancels what is scheduled; without a publication a record that is not there yet does not go off the site either. */
export const remove = (ctx: ApiContext, ref: DraftRef, action?: ScheduleAction): Promise<ScheduleRecord[]> =>
  inTransaction(ctx, async (tx) => {
    await requireChange(ctx, ref.entity);
    const before = await findRows(tx, ref);
    const after = before.filter((row) => action !== undefined && row.action !== action && !isNew(ref));
    const gone = before.filter((row) => !after.includes(row));
    if (gone.length === 0) throw notFound('schedule.notFound');
    await cancelSchedules(tx, ctx, { id: { in: gone.map(({ id }) => id) } });
    return after.map((row) => toRecord(ctx, row));
  });

/** Lets the program try once more what could not be done when it was due, in the name of who asks for it. */
export const retry = (ctx: ApiContext, ref: DraftRef, action: ScheduleAction): Promise<ScheduleRecord[]> =>
  inTransaction(ctx, async (tx) => {
    await requireChange(ctx, ref.entity);
    const where = { ...ref, action, failure: { not: null } };
    const { id, label } = orNotFound(await tx.schedule.findFirst({ where }), 'schedule.notFound');
    await tx.schedule.update({ where: { id }, data: { failure: null, ...(await findPlanner(ctx)) } });
    await recordActivity(tx, ctx, { action: 'scheduleAgain', ...subjectOf(ref, { label }) });
    return (await findRows(tx, ref)).map((row) => toRecord(ctx, row));
  });

/** Who schedules something, as its row has it. */
async function findPlanner(ctx: ApiContext) {
  const who = ctx.actor ?? (await ctx.signedIn())?.user;
  return {
    userId: who?.id ?? null,
    userName: who ? (who.name ?? who.email) : null,
    byToken: ctx.actor !== undefined,
    tokenId: (await ctx.apiToken())?.id ?? null,
  };
}

type Row = Prisma.ScheduleGetPayload<object>;

/** Of what is due at the same time Turkish comes first: English needs the record. */
export const inOrder = [
  { at: 'asc' },
  { locale: 'desc' },
  { id: 'asc' },
] satisfies Prisma.ScheduleOrderByWithRelationInput[];

const findRows = (db: Db, ref: DraftRef): Promise<Row[]> => db.schedule.findMany({ where: ref, orderBy: inOrder });

const fieldOf = (action: ScheduleAction) => `${action}At` as const;

const toIso = (at: Date | null) => at?.toISOString();

const timeOf = (rows: Row[], action: ScheduleAction) => rows.find((row) => row.action === action)?.at.toISOString();

/** The switch that takes records of a kind off the site; null where it has none. */
export const findSwitch = (entity: string): string | null =>
  entities.find(({ kind }) => kind === entity)?.publicSwitch ?? null;

/** @throws AppError that names the time that cannot be */
function expectPossible(
  { entity, locale }: DraftRef,
  { publishAt, unpublishAt }: ScheduleTimes,
  changed: ScheduleAction[],
  { live, hasDraft }: { live: Live; hasDraft: boolean },
): void {
  const now = new Date();
  if (publishAt && changed.includes('publish')) {
    if (!hasDraft) throw invalid('schedule.noDraft', 'publishAt');
    if (publishAt <= now) throw invalid('schedule.past', 'publishAt');
  }
  if (!unpublishAt) return;
  if (locale === 'tr' && findSwitch(entity) === null) throw invalid('schedule.noSwitch', 'unpublishAt');
  if (live.version === 0 && !publishAt) throw invalid('schedule.notLive', 'unpublishAt');
  if (changed.includes('unpublish') && unpublishAt <= now) throw invalid('schedule.past', 'unpublishAt');
  if (publishAt && unpublishAt <= publishAt) throw invalid('schedule.order', 'unpublishAt');
}

const kinds = z.enum(recordKinds);
const locales = z.enum(['tr', 'en']);

/** The record and the language of a row. */
export const refOf = ({ entity, record, locale }: Pick<Row, 'entity' | 'record' | 'locale'>): DraftRef => ({
  entity: kinds.parse(entity),
  record,
  locale: locales.parse(locale),
});

/** To an API token a schedule does not name the person. */
const toRecord = ({ actor, locale }: ApiContext, row: Row): ScheduleRecord => ({
  ...refOf(row),
  action: scheduleAction.parse(row.action),
  at: row.at.toISOString(),
  label: row.label,
  failure: row.failure === null ? null : translateMessage(locale, row.failure),
  userName: actor ? null : row.userName,
  createdAt: row.createdAt.toISOString(),
});
