import * as z from 'zod';
import { pageQuery } from '#platform/records/list';
import { endpoint, listResponse, many, one } from '#platform/transport/endpoint';
import { adminProcedure, router } from '#platform/transport/trpc';
import * as revisions from './revision.operations';
import {
  oneRevision,
  restoreBody,
  restoredRest,
  restoreInput,
  revisionDetailsRest,
  revisionLocale,
  revisionQuery,
  revisionRest,
} from './revision.schema';

const number = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,8})$/)
  .transform(Number);

/** The name of a collection in the API's own addresses, such as `services`. */
export const collection = z.string().transform((name, context) => {
  const kind = revisions.versionedKinds.get(name);
  if (kind) return kind;
  context.addIssue({ code: 'custom', message: 'request.notFound' });
  return z.NEVER;
});

const ofRecord = z.object({
  entity: collection.meta({ examples: ['services'] }),
  id: number.meta({ description: 'Number of the record; 0 for settings such as the company profile', examples: ['7'] }),
});
const ofRevision = ofRecord.extend({ number: number.meta({ examples: ['3'] }) });

const inLanguage = z.object({ locale: revisionLocale });

const shared = { tag: 'History', admin: true, missing: 'revision.notFound' } as const;

export const revisionEndpoints = [
  endpoint({
    ...shared,
    method: 'get',
    path: '/admin/{entity}/{id}/revisions',
    summary: 'List the versions of a record, newest first, 20 on a page',
    params: ofRecord,
    query: pageQuery.extend(inLanguage.shape),
    response: many(revisionRest),
    run: async ({ ctx, params, query }) => listResponse(await revisions.list(ctx, { ...params, ...query })),
  }),
  endpoint({
    ...shared,
    method: 'get',
    path: '/admin/{entity}/{id}/revisions/{number}',
    summary: 'Read a version of a record',
    params: ofRevision,
    query: inLanguage,
    response: one(revisionDetailsRest),
    run: async ({ ctx, params, query }) => ({ data: await revisions.get(ctx, { ...params, ...query }) }),
  }),
  endpoint({
    ...shared,
    method: 'post',
    path: '/admin/{entity}/{id}/revisions/{number}/restore',
    summary: 'Save the content of an older version as a new one, or keep it as a draft',
    params: ofRevision,
    query: inLanguage,
    body: restoreBody,
    example: {},
    response: one(restoredRest),
    conflict: 'record.stale',
    run: async ({ ctx, params, query, body }) => ({
      data: await revisions.restore(ctx, { ...params, ...query, ...body }),
    }),
  }),
];

export const revisionRouter = router({
  list: adminProcedure.input(revisionQuery).query(({ ctx, input }) => revisions.list(ctx, input)),
  get: adminProcedure.input(oneRevision).query(({ ctx, input }) => revisions.get(ctx, input)),
  restore: adminProcedure.input(restoreInput).mutation(({ ctx, input }) => revisions.restore(ctx, input)),
});
