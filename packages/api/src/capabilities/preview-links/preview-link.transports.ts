import * as z from 'zod';
import { endpoint, listResponse, many, one } from '#platform/transport/endpoint';
import { adminProcedure, router } from '#platform/transport/trpc';
import { ofDraft } from '../drafts/draft.schema';
import { inLanguage, ofRecord, toRef } from '../drafts/draft.transports';
import * as links from './preview-link.operations';
import {
  createBody,
  createdLinkRest,
  createInput,
  previewLinkQuery,
  previewLinkRest,
  removeInput,
  removeQuery,
} from './preview-link.schema';

// Not for API tokens: a link shows to strangers what nobody has published.
const shared = { tag: 'Preview links', admin: true } as const;
const ofDocument = { ...shared, path: '/admin/{entity}/{id}/preview-links', params: ofRecord } as const;

export const previewLinkEndpoints = [
  endpoint({
    ...shared,
    method: 'get',
    path: '/admin/preview-links',
    summary: 'List the valid links to drafts, those first that are valid longest',
    query: previewLinkQuery,
    response: many(previewLinkRest),
    run: async ({ ctx, query }) => listResponse(await links.list(ctx, query)),
  }),
  endpoint({
    ...ofDocument,
    method: 'get',
    summary: 'List the valid links to the draft of a record',
    query: inLanguage,
    missing: 'record.notFound',
    response: one(z.array(previewLinkRest)),
    run: async ({ ctx, ...request }) => ({ data: await links.get(ctx, toRef(request)) }),
  }),
  endpoint({
    ...ofDocument,
    method: 'post',
    summary: 'Make a link that shows the draft of a record to whoever has it',
    query: inLanguage,
    body: createBody,
    example: { days: 3 },
    missing: 'draft.notFound',
    response: one(createdLinkRest),
    status: 201,
    run: async ({ ctx, body, ...request }) => ({ data: await links.create(ctx, toRef(request), body.days) }),
  }),
  endpoint({
    ...ofDocument,
    method: 'delete',
    summary: 'End the links to the draft of a record, or one of them',
    query: inLanguage.extend(removeQuery.shape),
    missing: 'previewLink.notFound',
    response: one(z.array(previewLinkRest)),
    run: async ({ ctx, ...request }) => ({ data: await links.remove(ctx, toRef(request), request.query.link) }),
  }),
];

export const previewLinkRouter = router({
  list: adminProcedure.input(previewLinkQuery).query(({ ctx, input }) => links.list(ctx, input)),
  get: adminProcedure.input(ofDraft).query(({ ctx, input }) => links.get(ctx, input)),
  create: adminProcedure
    .input(createInput)
    .mutation(({ ctx, input: { days, ...ref } }) => links.create(ctx, ref, days)),
  remove: adminProcedure
    .input(removeInput)
    .mutation(({ ctx, input: { link, ...ref } }) => links.remove(ctx, ref, link)),
});
