import * as z from 'zod';
import { endpoint, listResponse, many, one } from '#platform/transport/endpoint';
import { orNotFound } from '#platform/transport/errors';
import { contentProcedure, router } from '#platform/transport/trpc';
import { versionedKinds } from '../revisions/revision.operations';
import { revisionLocale } from '../revisions/revision.schema';
import { collection } from '../revisions/revision.transports';
import * as drafts from './draft.operations';
import {
  discardAllInput,
  discardedRest,
  draftDetailsRest,
  draftQuery,
  draftRest,
  keepBody,
  keepInput,
  ofDraft,
  publishBody,
  publishedRest,
  publishInput,
  recordKey,
} from './draft.schema';
import { publish } from './publish-draft';

/** The record in the path of a draft or a schedule. */
export const ofRecord = z.object({
  entity: collection.meta({ examples: ['services'] }),
  id: recordKey.meta({
    description:
      'Number of the record; 0 for settings such as the company profile, `new-` with a UUID before there is a record',
    examples: ['7'],
  }),
});
export const inLanguage = z.object({ locale: revisionLocale });

type Request = { params: z.output<typeof ofRecord>; query: z.output<typeof inLanguage> };
export const toRef = ({ params: { entity, id }, query: { locale } }: Request) => ({ entity, record: id, locale });

const shared = { tag: 'Drafts', admin: true, tokens: 'content' } as const;
const ofDocument = {
  ...shared,
  path: '/admin/{entity}/{id}/draft',
  params: ofRecord,
  query: inLanguage,
  missing: 'draft.notFound',
} as const;

export const draftEndpoints = [
  endpoint({
    ...shared,
    method: 'get',
    path: '/admin/drafts',
    summary: 'List what is kept without being published, the last kept first',
    query: draftQuery,
    response: many(draftRest),
    run: async ({ ctx, query }) => listResponse(await drafts.list(ctx, query)),
  }),
  endpoint({
    ...ofDocument,
    method: 'get',
    summary: 'Read the draft of a record',
    response: one(draftDetailsRest),
    run: async ({ ctx, ...request }) => ({
      data: orNotFound(await drafts.get(ctx, toRef(request)), 'draft.notFound'),
    }),
  }),
  endpoint({
    ...ofDocument,
    method: 'put',
    summary: 'Keep changed fields of a record without publishing them; null where nothing differs from what is live',
    body: keepBody,
    example: { values: { title: 'Pano imalatı ve montajı' } },
    response: one(draftDetailsRest.nullable()),
    conflict: 'draft.stale',
    run: async ({ ctx, body, ...request }) => ({ data: await drafts.keep(ctx, toRef(request), body) }),
  }),
  endpoint({
    ...ofDocument,
    method: 'delete',
    summary: 'Move the draft of a record to the trash',
    response: one(discardedRest),
    run: async ({ ctx, ...request }) => ({ data: await drafts.discard(ctx, toRef(request)) }),
  }),
  endpoint({
    ...ofDocument,
    method: 'post',
    path: '/admin/{entity}/{id}/publish',
    summary: 'Publish the draft of a record',
    body: publishBody,
    example: {},
    response: one(publishedRest),
    conflict: 'record.stale',
    run: async ({ ctx, body, ...request }) => ({ data: await publish(ctx, toRef(request), body) }),
  }),
];

export const draftRouter = router({
  list: contentProcedure.input(draftQuery).query(({ ctx, input }) => drafts.list(ctx, input)),
  kinds: contentProcedure.query(() => [...versionedKinds.values()]),
  get: contentProcedure.input(ofDraft).query(({ ctx, input }) => drafts.get(ctx, input)),
  keep: contentProcedure
    .input(keepInput)
    .mutation(({ ctx, input: { values, version, ...ref } }) => drafts.keep(ctx, ref, { values, version })),
  discard: contentProcedure.input(ofDraft).mutation(({ ctx, input }) => drafts.discard(ctx, input)),
  discardAll: contentProcedure
    .input(discardAllInput)
    .mutation(({ ctx, input }) => drafts.discardAll(ctx, input.drafts)),
  publish: contentProcedure
    .input(publishInput)
    .mutation(({ ctx, input: { entity, record, locale, ...choice } }) =>
      publish(ctx, { entity, record, locale }, choice),
    ),
});
