import * as z from 'zod';
import { recordKinds } from '#addresses';
import { booleanField, wholeNumber } from '#platform/input/fields';
import { blankAsAbsent, pageQuery } from '#platform/records/list';
import { fieldKinds } from '#platform/records/revisions/history';
import { revisionLocale } from '../revisions/revision.schema';

const natural = wholeNumber(0, 'request.invalid');

/** The number of a record, 0 for what there is only one of, or a name of its own before there is one. */
export const recordKey = z.string().regex(/^(?:0|[1-9]\d{0,8}|new-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/);

/** The record and the language of a draft. */
export const ofDraft = z.object({ entity: z.enum(recordKinds), record: recordKey, locale: revisionLocale });

export const draftQuery = pageQuery.extend({ entity: z.preprocess(blankAsAbsent, z.enum(recordKinds).optional()) });

/** With the version of the draft that was read, 0 where there was none, a draft that was kept since is not touched. */
const version = natural.optional();

export const keepBody = z.object({
  values: z.record(z.string().max(40), z.unknown()).meta({
    description:
      'The changed fields, as the form of the record has them: questions as one text, photos of a gallery as addresses',
  }),
  version,
});
export const keepInput = ofDraft.extend(keepBody.shape);

/** Which draft is published, and over what. */
const publishChoice = z.object({
  version,
  overwrite: z.string().max(64).optional().meta({
    description: 'The `liveTag` that was read: what the disputed fields had then is replaced, and nothing newer',
  }),
  current: z.array(z.string().max(40)).max(40).optional().meta({
    description:
      'English fields that still say what the Turkish says, although that has changed; with them there may be no English draft',
  }),
});
export const publishBody = publishChoice.extend({
  minorEdit: booleanField.optional(),
  english: publishChoice.optional().meta({
    description: 'The English draft of the record, which is published together with the Turkish one, or neither',
  }),
});
export const publishInput = ofDraft.extend(publishBody.shape);

const summary = z.object({
  entity: z.enum(recordKinds),
  record: z.string(),
  locale: z.enum(['tr', 'en']),
  label: z.string(),
  version: z.int(),
  userName: z.string().nullable(),
  assistant: z.string().nullable().meta({
    description: 'The name of the token of the assistant that wrote it, also once a person goes on with it',
  }),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** A draft in a list. */
export const draftRest = summary.meta({ id: 'Draft' });

const names = z.array(z.string());
const values = z.record(z.string(), z.json());

export const draftDetailsRest = summary
  .extend({
    values: values.meta({ description: 'The fields that differ from what is live' }),
    before: values.meta({ description: 'What was live in each of them when it was first changed' }),
    live: values.meta({ description: 'What is live in each of them' }),
    kinds: z.record(z.string(), z.enum(fieldKinds)).meta({ description: 'What each of them is, such as a rich text' }),
    baseVersion: z.int().meta({ description: 'The version of the record when the draft was begun' }),
    liveVersion: z.int().meta({ description: 'The version of the record; 0 where there is none' }),
    disputed: names.meta({ description: 'Fields of the draft that somebody has changed in the record meanwhile' }),
    liveTag: z.string().nullable().meta({
      description:
        'Stands for what is live in the disputed fields; another one once that changes, null where there are none',
    }),
  })
  .meta({ id: 'DraftDetails' });

/** So many drafts may be discarded at once: two of each new record, and as many of others. */
const mostDiscarded = 400;

export const discardAllInput = z.object({ drafts: z.array(ofDraft).min(1).max(mostDiscarded) });

export const discardedRest = z.object({ batch: z.string() }).meta({ id: 'DiscardedDraft' });
export const publishedRest = z
  .object({
    id: z.int(),
    published: names,
    english: names.optional().meta({ description: 'The English fields, where that draft was published, too' }),
  })
  .meta({ id: 'PublishedDraft' });

export type DraftRef = z.output<typeof ofDraft>;
export type DraftQuery = z.output<typeof draftQuery>;
export type DraftEdit = z.output<typeof keepBody>;
export type PublishChoice = z.output<typeof publishBody>;
export type PublishedDraft = z.output<typeof publishedRest>;
export type DraftRecord = z.output<typeof draftRest>;
export type DraftDetails = z.output<typeof draftDetailsRest>;
