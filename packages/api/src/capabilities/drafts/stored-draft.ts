import { createHash } from 'node:crypto';
import type { Db, Prisma } from '@pano/db';
import * as z from 'zod';
import { recordKinds } from '#addresses';
import type { ApiContext } from '#platform/context';
import { AppError } from '#platform/transport/errors';
import type { DraftDetails, DraftRecord, DraftRef } from './draft.schema';
import { type DraftValues, draftValues } from './draft-values';
import type { Live } from './live-record';

export type Draft = Omit<Row, 'values' | 'before'> & { values: DraftValues; before: DraftValues };
type Row = Prisma.DraftGetPayload<object>;

export async function findDraft(db: Db, ref: DraftRef): Promise<Draft | null> {
  const row = await db.draft.findUnique({ where: keyOf(ref) });
  return row && parseRow(row);
}

/** The draft of a record in a language, for queries. */
export const keyOf = (ref: DraftRef) => ({ entity_record_locale: ref });

export const parseRow = (row: Row): Draft => ({
  ...row,
  values: draftValues.parse(JSON.parse(row.values)),
  before: draftValues.parse(JSON.parse(row.before)),
});

/** @throws AppError with the draft of today, where it is not the one that was read; `version` 0 says that there was none */
export async function expectDraft(
  ctx: ApiContext,
  draft: Draft | null,
  live: Live,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === (draft?.version ?? 0)) return;
  throw new AppError('stale', 'draft.stale', { current: draft && (await toDetails(ctx, draft, live)) });
}

/** The fields that were changed in the record since they were changed in the draft, and not to the same. */
export const listDisputed = ({ values, before }: Draft, live: Live): string[] =>
  Object.keys(values).filter((name) => {
    const present = live.values.get(name);
    return !isSame(present, before[name]) && !isSame(present, values[name]);
  });

/**
 * Stands for what is live in the disputed fields: a version does not, because some fields have rows of their own, such as
 * the photos of a gallery.
 */
export function readLiveTag(draft: Draft, live: Live): string | null {
  const disputed = listDisputed(draft, live);
  if (disputed.length === 0) return null;
  const values = disputed.toSorted().map((name) => [name, live.values.get(name) ?? null]);
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);
}

/** Whether two values of a field are the same as they are stored. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What a list shows of a draft. */
export const draftSelect = {
  entity: true,
  record: true,
  locale: true,
  label: true,
  version: true,
  userName: true,
  assistant: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.DraftSelect;

const kinds = z.enum(recordKinds);
const locales = z.enum(['tr', 'en']);

/** To an API token a draft does not name the person. */
export const toRecord = (
  { actor }: ApiContext,
  row: Prisma.DraftGetPayload<{ select: typeof draftSelect }>,
): DraftRecord => ({
  entity: kinds.parse(row.entity),
  record: row.record,
  locale: locales.parse(row.locale),
  label: row.label,
  version: row.version,
  userName: actor ? null : row.userName,
  assistant: row.assistant,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toDetails = async (ctx: ApiContext, draft: Draft, live: Live): Promise<DraftDetails> => ({
  ...toRecord(ctx, draft),
  values: await live.show(draft.values),
  before: await live.show(draft.before),
  live: await live.show(pickLive(draft, live)),
  kinds: Object.fromEntries(Object.entries(live.fields).filter(([name]) => name in draft.values)),
  baseVersion: draft.baseVersion,
  liveVersion: live.version,
  disputed: listDisputed(draft, live),
  liveTag: readLiveTag(draft, live),
});

/** What is live in the fields of a draft. */
const pickLive = ({ values }: Draft, live: Live): DraftValues =>
  draftValues.parse(Object.fromEntries(Object.keys(values).map((name) => [name, live.values.get(name) ?? null])));
