import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { recordKinds } from '#addresses';
import { blankAsAbsent } from '#platform/records/list';
import { draftQuery, ofDraft } from '../drafts/draft.schema';

/** For how many days a link may be valid. */
const linkDays = [1, 3, 7] as const;

export const createBody = z.object({
  days: z
    .literal(linkDays, { error: message('previewLink.days') })
    .default(3)
    .meta({ description: 'For how many days the link is valid' }),
});
export const createInput = ofDraft.extend(createBody.shape);

/** The SHA-256 of a token. */
const linkId = z.string().regex(/^[0-9a-f]{64}$/);

/** All links where none is named. */
export const removeQuery = z.object({ link: z.preprocess(blankAsAbsent, linkId.optional()) });
export const removeInput = ofDraft.extend(removeQuery.shape);

export const previewLinkQuery = draftQuery;

/** A link without its token, which is told once. */
export const previewLinkRest = z
  .object({
    id: z.string().meta({ description: 'The SHA-256 of the token of the link' }),
    entity: z.enum(recordKinds),
    record: z.string(),
    locale: z.enum(['tr', 'en']),
    label: z.string(),
    expiresAt: z.string(),
    userName: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'PreviewLink' });

export const createdLinkRest = z
  .object({
    path: z.string().meta({ description: 'The address of the link on this site; it is told this once only' }),
    link: previewLinkRest,
  })
  .meta({ id: 'CreatedPreviewLink' });

export type LinkDays = (typeof linkDays)[number];
export type PreviewLinkRecord = z.output<typeof previewLinkRest>;
export type CreatedLink = z.output<typeof createdLinkRest>;
