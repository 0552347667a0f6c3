import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { type RecordKind, recordKinds } from '#addresses';
import { idField, slugField } from '#platform/input/fields';
import type { ActivityValue } from '#platform/records/activity/activity.schema';
import { pageQuery } from '#platform/records/list';

export const trashQuery = pageQuery.extend({
  q: z.string().max(200).optional(),
  entity: z.preprocess((value) => (value === '' ? undefined : value), z.enum(recordKinds).optional()),
});

/** An entry of the trash. */
export const trashRest = z
  .object({
    id: z.int(),
    entity: z.enum(recordKinds),
    /** Below zero for a draft. */
    recordId: z.int(),
    /** Whether it is a draft that was discarded, of a record that stays. */
    draft: z.boolean(),
    label: z.string().nullable(),
    batch: z.string(),
    /** How many of those that one action deleted are in the trash; a page may show some of them only. */
    batchSize: z.int(),
    userName: z.string().nullable(),
    deletedAt: z.string(),
    daysLeft: z.int(),
  })
  .meta({ id: 'TrashEntry' });

const address = slugField.max(200, { error: message('field.tooLong', { max: 200 }) }).optional();

/** What the owner decides where an entry cannot come back as it was. */
export const restoreDecision = z.object({ slug: address, englishSlug: address, parentId: idField().optional() });

const choice = restoreDecision.extend({ id: idField() });

export const restoreInput = z.object({
  /** What one action deleted, with what it belongs to. */
  ids: z.array(idField()).max(1000),
  choices: z.array(choice).max(200).default([]),
});
export const trashBatch = z.object({ batch: z.string().regex(/^[0-9a-f-]{36}$/) });

export const trashRestored = z.object({ restored: z.int() }).meta({ id: 'TrashRestored' });

export type TrashQuery = z.output<typeof trashQuery>;
export type ListedEntry = z.output<typeof trashRest>;
export type TrashEntry = Omit<ListedEntry, 'batchSize'>;

/** A field of a deleted record that is not empty, or one that a draft has changed; `title.en` is its English title. */
export type TrashedField = { name: string } & (
  | { kind: 'text' | 'richText'; text: string }
  | { kind: 'images'; urls: string[] }
  | { kind: 'value'; value: ActivityValue }
);
export type RestoreChoice = z.output<typeof choice>;

/** Why an entry cannot come back as it was, and what the owner can do. */
export type RestoreQuestion = { id: number; entity: RecordKind; draft: boolean; label: string | null } & (
  | { kind: 'slug' | 'englishSlug'; suggestion: string; place: Place }
  | { kind: 'parentInTrash'; parentId: number; parent: RecordKind; parentLabel: string | null }
  | { kind: 'parentGone'; parent: RecordKind; others: { id: number; label: string }[] }
  | { kind: 'exists'; place: Place }
);

/** The record that has by now what the entry had; without a number before there is one, and where there is only one. */
type Place = { kind: RecordKind; id: number | null; label: string };

/** One record that came back, or the draft of one. */
export type RestoredRecord = { entity: RecordKind; recordId: number; draft: boolean; label: string | null };

export type Restoration = { restored: RestoredRecord[]; questions: RestoreQuestion[] };
