import * as z from 'zod';
import { endpoint, listResponse, many, one } from '#platform/transport/endpoint';
import { contentProcedure, router } from '#platform/transport/trpc';
import { ofDraft } from '../drafts/draft.schema';
import { inLanguage, ofRecord, toRef } from '../drafts/draft.transports';
import * as schedules from './schedule.operations';
import {
  removeInput,
  removeQuery,
  retryInput,
  saveBody,
  saveInput,
  scheduleQuery,
  scheduleRest,
} from './schedule.schema';

const shared = { tag: 'Schedules', admin: true, tokens: 'content' } as const;
const ofDocument = {
  ...shared,
  path: '/admin/{entity}/{id}/schedule',
  params: ofRecord,
  missing: 'record.notFound',
  response: one(z.array(scheduleRest)),
} as const;

export const scheduleEndpoints = [
  endpoint({
    ...shared,
    method: 'get',
    path: '/admin/schedules',
    summary: 'List what is scheduled, the next first',
    query: scheduleQuery,
    response: many(scheduleRest),
    run: async ({ ctx, query }) => listResponse(await schedules.list(ctx, query)),
  }),
  endpoint({
    ...ofDocument,
    method: 'get',
    summary: 'Read what is scheduled for a record',
    query: inLanguage,
    run: async ({ ctx, ...request }) => ({ data: await schedules.get(ctx, toRef(request)) }),
  }),
  endpoint({
    ...ofDocument,
    method: 'put',
    summary: 'Schedule when the draft of a record is published, and when the record goes off the site',
    query: inLanguage,
    body: saveBody,
    example: { publishAt: '2090-03-12T09:00:00+03:00' },
    run: async ({ ctx, body, ...request }) => ({ data: await schedules.save(ctx, toRef(request), body) }),
  }),
  endpoint({
    ...ofDocument,
    method: 'delete',
    summary: 'Cancel what is scheduled for a record, or one action of it',
    query: inLanguage.extend(removeQuery.shape),
    missing: 'schedule.notFound',
    run: async ({ ctx, ...request }) => ({
      data: await schedules.remove(ctx, toRef(request), request.query.action),
    }),
  }),
];

export const scheduleRouter = router({
  list: contentProcedure.input(scheduleQuery).query(({ ctx, input }) => schedules.list(ctx, input)),
  get: contentProcedure.input(ofDraft).query(({ ctx, input }) => schedules.get(ctx, input)),
  waiting: contentProcedure.query(({ ctx }) => schedules.waiting(ctx)),
  save: contentProcedure
    .input(saveInput)
    .mutation(({ ctx, input: { publishAt, unpublishAt, ...ref } }) =>
      schedules.save(ctx, ref, { publishAt, unpublishAt }),
    ),
  remove: contentProcedure
    .input(removeInput)
    .mutation(({ ctx, input: { action, ...ref } }) => schedules.remove(ctx, ref, action)),
  retry: contentProcedure
    .input(retryInput)
    .mutation(({ ctx, input: { action, ...ref } }) => schedules.retry(ctx, ref, action)),
});
