import * as z from 'zod';
import { recordKinds } from '#addresses';
import { wholeNumber } from '#platform/input/fields';
import { pageQuery } from '#platform/records/list';
import { type FieldKind, fieldKinds, revisionOrigins } from '#platform/records/revisions/history';

const natural = wholeNumber(0, 'request.invalid');

/** The language whose texts are asked for; each has versions of its own. */
export const revisionLocale = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.enum(['tr', 'en']).default('tr'),
);

/** The record whose history is asked for; its number is 0 for what there is only one of, such as the company profile. */
const ofRecord = z.object({ entity: z.enum(recordKinds), id: natural, locale: revisionLocale });

export const revisionQuery = ofRecord.extend(pageQuery.shape);
export const oneRevision = ofRecord.extend({ number: natural });

/**
 * With the version of the record that was read, or the number of the newest version that was listed, a record that was
 * changed since is not touched.
 */
export const restoreBody = z.object({
  version: natural.optional(),
  newest: natural.optional(),
  as: z
    .literal('draft')
    .optional()
    .meta({ description: 'Makes a draft of the fields that differ; visitors see nothing' }),
  draft: natural.optional().meta({
    description: 'The version of the draft that this one takes the place of, where there is one; it goes to the trash',
  }),
});
export const restoreInput = oneRevision.extend(restoreBody.shape);

const summary = z.object({
  number: z.int(),
  /** The content fields that changed; none where the version is the state from before the history. */
  fields: z.array(z.string()),
  origin: z.enum(revisionOrigins),
  userName: z.string().nullable(),
  /** The name of the token of the assistant whose draft was published. */
  assistant: z.string().nullable(),
  createdAt: z.string(),
  /** Whether it is the newest one, which visitors get; none is where English was taken off the site. */
  live: z.boolean(),
});

/** A version in a list, as the REST API shows it. */
export const revisionRest = summary.meta({ id: 'Revision' });

const names = z.array(z.string());

/** What reading a version by the fields of today leaves out or cannot bring back. */
const remarks = z.object({
  /** Fields that the record has today and the version does not: they keep their value. */
  missing: names,
  /** Fields of the version that records no longer have. */
  dropped: names,
  /** Pictures and records that the version names and that no longer exist. */
  gone: z.array(z.object({ field: z.string(), value: z.string() })),
});

/** A version with all its fields: pictures that were replaced since stand under their present address. */
export const revisionDetailsRest = summary
  .extend({ values: z.record(z.string(), z.json()), kinds: z.record(z.string(), z.enum(fieldKinds)), ...remarks.shape })
  .meta({ id: 'RevisionDetails' });

export const restoredRest = z.object({ restored: names, ...remarks.shape }).meta({ id: 'RestoredRevision' });

export type RestoreFrom = z.output<typeof restoreBody>;
export type RevisionRecord = z.output<typeof revisionRest>;
export type RevisionDetails = Omit<z.output<typeof revisionDetailsRest>, 'kinds'> & {
  kinds: Record<string, FieldKind>;
};
export type RestoredRevision = z.output<typeof restoredRest>;
