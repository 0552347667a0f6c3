import { randomUUID } from 'node:crypto';
import type { Db, Prisma } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import * as z from 'zod';
import { isNewRecord, type RecordKind } from '#addresses';
import type { ApiContext } from '../context';
import type { ActivityOrigin } from './activity/record-activity';
import { cancelSchedules } from './schedules';
import type { TranslationSource } from './translations/translation-source';

/** How the records of one kind go into the trash and come back. */
export type TrashSource<Row extends object = object> = {
  entity: RecordKind;
  /** Whether owners delete it and editors do not. */
  ownerOnly?: true;
  /** The title or name of the record; null where it is that of a visitor. */
  label(row: Row): string | null;
  /** The complete rows, with what is deleted together with them. */
  read: (tx: Db, ids: number[]) => Promise<{ id: number }[]>;
  /** Creates a row again, as `read` returned it; dates are ISO strings. What belongs to another record writes its version. */
  insert(tx: Db, row: Row, ctx: ApiContext): Promise<unknown>;
  /** For records with English texts, which go and come back with them. */
  translation?(): TranslationSource;
  /** The record without which it cannot exist. */
  parent?: {
    entity: RecordKind;
    /** The column that refers to it. */
    field: string;
    exists: (tx: Db, id: number) => Promise<boolean>;
    /** The ones that can take its place; null where none can. */
    listOthers: ((tx: Db) => Promise<{ id: number; label: string }[]>) | null;
  };
  /** The record that has been created again meanwhile and that there may be only one of. */
  findTwin?(tx: Db, row: Row, deletedAt: Date): Promise<{ id: number; label: string } | null>;
};

/** The rows of a table go into the trash and come back as they are. */
export const wholeRows = <Row extends object>(
  table: (db: Db) => {
    findMany(query: { where: object }): Promise<{ id: number }[]>;
    create(query: { data: Row }): Promise<unknown>;
  },
) => ({
  read: (tx: Db, ids: number[]) => table(tx).findMany({ where: { id: { in: ids } } }),
  insert: (tx: Db, data: Row) => table(tx).create({ data }),
});

/** The name of the job that deletes for good. */
export const trashJob = 'trash';

/** How long an entry stays. */
export const trashDays = 30;
export const dayMs = 24 * 60 * 60 * 1000;

/** What was deleted before this instant is deleted for good. */
export const trashDueBefore = (now: Date): Date => new Date(now.getTime() - trashDays * dayMs);

const snapshotFormat = 1;

const trashedRow = z.looseObject({ id: z.int(), version: z.int() });
export type TrashedRow = z.output<typeof trashedRow>;

const trashedDraft = z.object({
  entity: z.string(),
  record: z.string(),
  locale: z.string(),
  values: z.string(),
  before: z.string(),
  baseVersion: z.int(),
  label: z.string(),
  version: z.int(),
  userId: z.int().nullable(),
  userName: z.string().nullable(),
  assistant: z.string().nullable().default(null),
  restored: z.boolean().default(false),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const trashedSchedule = z.object({
  entity: z.string(),
  record: z.string(),
  locale: z.string(),
  action: z.string(),
  at: z.string(),
  label: z.string(),
  userId: z.int().nullable(),
  userName: z.string().nullable(),
  byToken: z.boolean(),
  tokenId: z.int().nullable().default(null),
  createdAt: z.string(),
});

export type TrashedSchedule = z.output<typeof trashedSchedule>;

const trashData = z.object({
  row: trashedRow,
  /** The earlier slugs that redirected to the record. */
  slugs: z.array(z.object({ slug: z.string(), createdAt: z.string() })),
  /** Its texts in other languages. */
  translations: z.array(trashedRow.extend({ recordId: z.int(), locale: z.string(), stale: z.string() })).default([]),
  /** What was kept of it without being published. */
  drafts: z.array(trashedDraft).default([]),
  /** When it was to be published or taken off the site. */
  schedules: z.array(trashedSchedule).default([]),
});

/** Parses the snapshot of a deleted record. */
export const readTrashData = (data: string): z.output<typeof trashData> => trashData.parse(JSON.parse(data));

type Actor = ActivityOrigin & Pick<ApiContext, 'trashBatch'>;

/**
 * Keeps records that are about to be deleted, complete. Call it before the deletion, in its transaction.
 * @returns the mark that all entries of this action share
 */
export async function moveToTrash<Row extends object>(
  tx: Db,
  ctx: Actor,
  source: TrashSource<Row>,
  ids: number[],
): Promise<string> {
  const rows = await source.read(tx, ids);
  const translation = source.translation?.();
  const redirects = translation?.slugs
    ? await tx.formerSlug.findMany({ where: { entity: translation.slugs, recordId: { in: ids } } })
    : [];
  const translations = (await translation?.table(tx).findMany({ where: { recordId: { in: ids } } })) ?? [];
  const ofRecords = { entity: source.entity, record: { in: ids.map(String) } };
  const drafts = await tx.draft.findMany({ where: ofRecords });
  if (drafts.length > 0) await tx.draft.deleteMany({ where: ofRecords });
  const schedules = await cancelSchedules(tx, ctx, ofRecords);
  const entries = rows.map((row) => {
    const slugs = redirects.filter(({ recordId }) => recordId === row.id);
    const data = {
      row,
      slugs: slugs.map(({ slug, createdAt }) => ({ slug, createdAt })),
      translations: translations.filter(({ recordId }) => recordId === row.id),
      drafts: drafts.filter(({ record }) => record === String(row.id)),
      schedules: schedules.filter(({ record }) => record === String(row.id)),
    };
    return { entity: source.entity, recordId: row.id, label: source.label(row as Row & { id: number }), data };
  });
  return addEntries(tx, ctx, entries);
}

/**
 * Deletes a draft with the schedule that would publish it, of a record that is not there yet with every schedule; links to it
 * end.
 */
export async function deleteDraft(
  tx: Db,
  origin: ActivityOrigin,
  { entity, record, locale }: { entity: string; record: string; locale: string },
): Promise<void> {
  const ref = { entity, record, locale };
  await tx.draft.deleteMany({ where: ref });
  await cancelSchedules(tx, origin, isNewRecord(record) ? ref : { ...ref, action: 'publish' });
  await tx.previewLink.updateMany({ where: { ...ref, revokedAt: null }, data: { revokedAt: new Date() } });
}

type DraftRow = Prisma.DraftGetPayload<object>;

/** Moves drafts to the trash, each as an entry of its own. */
export async function discardDrafts(tx: Db, ctx: Actor, drafts: DraftRow[]): Promise<string> {
  for (const draft of drafts) await deleteDraft(tx, ctx, draft);
  const entries = drafts.map((draft) => {
    const recordId = -draft.id;
    const data = { row: { id: recordId, version: draft.version }, slugs: [], drafts: [draft] };
    return { entity: draft.entity, recordId, label: draft.label || null, data };
  });
  return addEntries(tx, ctx, entries);
}

/** Whether an entry of the trash is a draft that was discarded: its number is none of a record. */
export const isDiscardedDraft = ({ recordId }: { recordId: number }): boolean => recordId < 0;

type Entry = { entity: string; recordId: number; label: string | null; data: object };

/** @returns the mark that the entries share */
async function addEntries(tx: Db, ctx: Actor, entries: Entry[]): Promise<string> {
  const batch = ctx.trashBatch ?? randomUUID();
  const who = ctx.actor ?? (await ctx.signedIn())?.user;
  const shared = {
    batch,
    format: snapshotFormat,
    userId: who?.id ?? null,
    userName: who ? (who.name ?? who.email) : null,
    deletedAt: await findDeletionTime(tx),
  };
  await tx.trash.createMany({
    data: entries.map((entry) => ({
      ...entry,
      ...shared,
      search: fold(entry.label ?? ''),
      data: JSON.stringify(entry.data),
    })),
  });
  return batch;
}

/** Changes deleted records where one that they belong with came back before them. */
export async function editTrashed(
  tx: Db,
  entity: RecordKind,
  ids: number[],
  edit: (row: TrashedRow) => object,
): Promise<void> {
  for (const { id, data } of await tx.trash.findMany({ where: { entity, recordId: { in: ids } } })) {
    const { row, ...rest } = readTrashData(data);
    await tx.trash.update({
      where: { id },
      data: { data: JSON.stringify({ row: { ...row, ...edit(row) }, ...rest }) },
    });
  }
}

/** A list of a deleted record with one more item. */
export const withItem = (items: unknown, item: object): unknown[] => [...(Array.isArray(items) ? items : []), item];

/** Never before the last night in which the clock was plausible: by a clock that is behind the entry would look old. */
async function findDeletionTime(tx: Db): Promise<Date> {
  const check = await tx.retentionCheck.findFirst({ select: { checkedAt: true } });
  return new Date(Math.max(Date.now(), check?.checkedAt.getTime() ?? 0));
}
