import { randomInt, randomUUID } from 'node:crypto';
import type { Db, Prisma } from '@pano/db';
import { newRecordPrefix } from '#addresses';
import { entities } from '#entities/index';
import type { ApiContext } from '#platform/context';
import { compareFields } from '#platform/records/activity/compare-fields';
import { recordActivity } from '#platform/records/activity/record-activity';
import { type Page, pageOf, slice } from '#platform/records/list';
import { subjectOf } from '#platform/records/schedules';
import { inOneTransaction, inTransaction, type TransactionContext } from '#platform/records/transaction';
import { deleteDraft, discardDrafts } from '#platform/records/trash';
import { AppError, orNotFound } from '#platform/transport/errors';
import { requireChange } from '../owner-only';
import * as translations from '../translations/translation.operations';
import type { DraftDetails, DraftEdit, DraftQuery, DraftRecord, DraftRef } from './draft.schema';
import { checkDraft, type DraftValues, draftValues } from './draft-values';
import { findLabel, isNew, type Live, readLive } from './live-record';
import {
  type Draft,
  expectDraft,
  findDraft,
  isSame,
  keyOf,
  parseRow,
  draftSelect as select,
  toDetails,
  toRecord,
} from './stored-draft';

/** The draft of a record in a language; null where there is none. */
export async function get(ctx: ApiContext, ref: DraftRef): Promise<DraftDetails | null> {
  const draft = await findDraft(ctx.db, ref);
  return draft && toDetails(ctx, draft, await readLive(ctx.db, ref));
}

/** All drafts, the last kept ones first. */
export function list(ctx: ApiContext, { entity, ...page }: DraftQuery): Promise<Page<DraftRecord>> {
  const where: Prisma.DraftWhereInput = { entity };
  const orderBy = [{ updatedAt: 'desc' as const }, { id: 'desc' as const }];
  const rows = ctx.db.draft.findMany({ where, select, orderBy, ...slice(page) });
  return pageOf(page, rows, ctx.db.draft.count({ where }), (row) => toRecord(ctx, row));
}

/**
 * Keeps changed fields beside what is live, with those that the draft has already. A field that has the live value again
 * leaves the draft, and a draft without fields is gone; one that an API token has emptied is in the trash. The log gets the
 * first of these saves, and each of an API token: the owner is told what programs put where somebody may publish it.
 * @param options `restored` where all fields are those of an older version, `assistant` where it takes the place of a draft
 *   that an assistant wrote
 * @returns the draft; null where nothing differs from what is live
 */
export const keep = (
  ctx: ApiContext,
  ref: DraftRef,
  edit: DraftEdit,
  { restored = false, assistant = null }: { restored?: boolean; assistant?: string | null } = {},
): Promise<DraftDetails | null> =>
  inTransaction(ctx, async (tx) => {
    await requireChange(ctx, ref.entity);
    const live = await readLive(tx, ref);
    const draft = await findDraft(tx, ref);
    await expectDraft(ctx, draft, live, edit.version);
    const { values, before } = merge(draft, live, await asStored(draft, live, checkDraft(live, edit.values)));
    if (Object.keys(values).length === 0) {
      if (draft && ctx.actor) await discard({ ...ctx, tx }, ref);
      else await deleteDraft(tx, ctx, ref);
      return null;
    }
    if (draft && isSame(draft.values, values)) return toDetails(ctx, draft, live);
    if (!draft && isNew(ref)) await checkNewDrafts(tx, ref);
    const who = ctx.actor ?? (await ctx.signedIn())?.user;
    const data = {
      values: JSON.stringify(values),
      before: JSON.stringify(before),
      label: await findLabel(tx, ref, live, values),
      userId: who?.id ?? null,
      userName: who ? (who.name ?? who.email) : null,
      assistant: ctx.assistant ?? draft?.assistant ?? assistant,
      restored,
    };
    const row = draft
      ? await tx.draft.update({ where: { id: draft.id }, data: { ...data, version: { increment: 1 } } })
      : await tx.draft.create({ data: { ...ref, ...data, version: firstVersion(), baseVersion: live.version } });
    if (draft && draft.label !== data.label) await rename(tx, ref, data);
    if (!draft || ctx.actor) {
      const changes = describeChanges(ref, live, { ...before, ...draft?.values }, values);
      await recordActivity(tx, ctx, { action: 'draft', ...subjectOf(ref, data), ...changes });
    }
    return toDetails(ctx, parseRow(row), live);
  });

/**
 * Keeps the fields of an older version in a draft of their own. One that is there goes to the trash, if it is the one that was read; nothing happens
 * where no field differs from what is live.
 */
export async function replaceDraft(
  ctx: TransactionContext,
  ref: DraftRef,
  { values, version = 0 }: DraftEdit,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  const draft = await findDraft(ctx.tx, ref);
  await expectDraft(ctx, draft, await readLive(ctx.tx, ref), version);
  if (draft) await discard(ctx, ref);
  await keep(ctx, ref, { values }, { restored: true });
}

/** What is scheduled and the links are called as the draft is. */
async function rename(tx: Db, ref: DraftRef, { label }: { label: string }): Promise<void> {
  await tx.schedule.updateMany({ where: ref, data: { label } });
  await tx.previewLink.updateMany({ where: ref, data: { label } });
}

/** So many records may wait in drafts before they are there, whoever began them. */
const maxNew = 100;

async function checkNewDrafts(tx: Db, { record }: DraftRef): Promise<void> {
  const where = { record: { startsWith: newRecordPrefix } };
  const records = await tx.draft.findMany({ where, distinct: ['record'], select: { record: true } });
  if (records.length < maxNew || records.some((one) => one.record === record)) return;
  throw new AppError('conflict', 'draft.tooMany', { params: { max: maxNew } });
}

/** None that an earlier draft of the record had, which a form may still have open. */
const firstVersion = (): number => randomInt(1, 1_000_000_000);

/** A text that comes back as it was shown is no edit of it: it stays as it is stored. */
async function asStored(draft: Draft | null, live: Live, edited: DraftValues): Promise<DraftValues> {
  const present = Object.fromEntries(Object.keys(edited).map((name) => [name, live.values.get(name) ?? null]));
  const shown = { draft: await live.show({ ...draft?.values }), live: await live.show(present) };
  const entries = Object.entries(edited).map(([name, value]): [string, unknown] => {
    if (draft && name in draft.values && isSame(value, shown.draft[name])) return [name, draft.values[name]];
    return [name, isSame(value, shown.live[name]) ? present[name] : value];
  });
  return draftValues.parse(Object.fromEntries(entries));
}

/** The fields of a draft after an edit. */
function merge(draft: Draft | null, live: Live, edited: DraftValues): Pick<Draft, 'values' | 'before'> {
  const values = new Map(Object.entries(draft?.values ?? {}));
  const before = new Map(Object.entries(draft?.before ?? {}));
  for (const [name, value] of Object.entries(edited)) {
    const present = live.values.get(name) ?? null;
    if (isSame(value, present)) {
      values.delete(name);
      before.delete(name);
    } else {
      values.set(name, value);
      if (!before.has(name)) before.set(name, draftValues.valueType.parse(present));
    }
  }
  return { values: Object.fromEntries(values), before: Object.fromEntries(before) };
}

/** Moves a draft to the trash, from where it comes back; with that of a new record its English one. */
export const discard = (ctx: ApiContext, ref: DraftRef): Promise<{ batch: string }> =>
  inTransaction(ctx, async (tx) => {
    await requireChange(ctx, ref.entity);
    const draft = orNotFound(await tx.draft.findUnique({ where: keyOf(ref) }), 'draft.notFound');
    const isWholeRecord = ref.locale === 'tr' && isNew(ref);
    const { entity, record } = ref;
    const others = isWholeRecord ? await tx.draft.findMany({ where: { entity, record, locale: { not: 'tr' } } }) : [];
    const batch = await discardDrafts(tx, ctx, [draft, ...others]);
    await recordActivity(tx, ctx, { action: 'discard', ...subjectOf(ref, draft) });
    return { batch };
  });

/** Moves drafts to the trash, from where they come back together. One that is not there any more is left out. */
export const discardAll = (ctx: ApiContext, refs: readonly DraftRef[]): Promise<{ batch: string; count: number }> =>
  inOneTransaction(ctx, async (ctx) => {
    const batch = randomUUID();
    let count = 0;
    // With the Turkish draft of a new record its English one would go uncounted.
    for (const ref of refs.toSorted((one, other) => one.locale.localeCompare(other.locale))) {
      if (!(await findDraft(ctx.tx, ref))) continue;
      await discard({ ...ctx, trashBatch: batch }, ref);
      count += 1;
    }
    return { batch, count };
  });

/** Takes texts in a language other than Turkish off the site. They wait in its draft, with what was changed in that before. */
export const withdraw = (ctx: ApiContext, ref: DraftRef): Promise<void> =>
  inOneTransaction(ctx, async (ctx) => {
    const { tx } = ctx;
    const { id, values: live, fields } = await readLive(tx, ref);
    const draft = await findDraft(tx, ref);
    await translations.remove(ctx, { entity: ref.entity, id: Number(id) });
    await tx.draft.deleteMany({ where: ref });
    const texts = Object.fromEntries(Object.keys(fields).map((name) => [name, live.get(name) ?? null]));
    await keep(ctx, ref, { values: { ...texts, ...draft?.values } }, { assistant: draft?.assistant ?? null });
  });

/** The fields as the activity log has those of an update, and which of them the owner is told of. */
function describeChanges({ entity, locale }: DraftRef, { describe }: Live, former: DraftValues, values: DraftValues) {
  const old = describe(Object.fromEntries(Object.keys(values).map((name) => [name, former[name]])));
  const now = describe(values);
  return {
    changes: locale === 'tr' ? compareFields(old, now) : compareFields({ en: old }, { en: now }),
    reported: entities.flatMap(({ subjects }) => subjects).find((subject) => subject.entity === entity)?.reported,
  };
}
