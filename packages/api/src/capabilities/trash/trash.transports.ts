import * as z from 'zod';
import { recordKinds } from '#addresses';
import { idField } from '#platform/input/fields';
import { byId, byIds } from '#platform/records/list';
import { endpoint, idParam, listResponse, many, one, removed } from '#platform/transport/endpoint';
import { AppError } from '#platform/transport/errors';
import { adminProcedure, ownerProcedure, router } from '#platform/transport/trpc';
import { restore, restoreBatch } from './restore';
import * as trash from './trash.operations';
import {
  type Restoration,
  type RestoreQuestion,
  restoreDecision,
  restoreInput,
  trashBatch,
  trashQuery,
  trashRest,
  trashRestored,
} from './trash.schema';

const shared = { tag: 'Trash', admin: true } as const;
const ofEntry = { ...shared, params: idParam, missing: 'trash.notFound' } as const;

export const trashEndpoints = [
  endpoint({
    ...shared,
    method: 'get',
    path: '/admin/trash',
    summary: 'List what was deleted in the last thirty days, the last deleted first',
    query: trashQuery,
    response: many(trashRest),
    run: async ({ ctx, query }) => listResponse(await trash.list(ctx, query)),
  }),
  endpoint({
    ...shared,
    method: 'post',
    path: '/admin/trash/batches/{batch}/restore',
    summary: 'Restore all that one action deleted',
    params: trashBatch,
    missing: 'trash.notFound',
    conflict: 'trash.restored',
    response: one(trashRestored),
    run: async ({ ctx, params }) => ({ data: countRestored(await restoreBatch(ctx, params.batch)) }),
  }),
  endpoint({
    ...ofEntry,
    method: 'post',
    path: '/admin/trash/{id}/restore',
    summary: 'Restore a deleted record; `slug`, `englishSlug` and `parentId` replace what somebody else has by now',
    conflict: 'trash.restored',
    body: restoreDecision,
    example: {},
    response: one(trashRestored),
    run: async ({ ctx, params, body }) => ({
      data: countRestored(await restore(ctx, [params.id], [{ id: params.id, ...body }])),
    }),
  }),
  endpoint({
    ...ofEntry,
    method: 'delete',
    path: '/admin/trash/{id}',
    summary: 'Delete an entry of the trash for good',
    response: removed,
    run: async ({ ctx, params }) => {
      await trash.purge(ctx, [params.id]);
      return { data: params };
    },
  }),
];

/** Where nothing came back, the response says why. */
function countRestored({ restored, questions }: Restoration) {
  const [question] = questions;
  if (restored.length === 0 && question) throw explain(question);
  return { restored: restored.length };
}

function explain(question: RestoreQuestion): AppError {
  if (question.kind === 'slug' || question.kind === 'englishSlug') {
    return new AppError('conflict', 'trash.slugTaken', { params: { slug: question.suggestion }, field: question.kind });
  }
  if (question.kind === 'exists') {
    return new AppError('conflict', 'trash.exists', { params: { label: question.place.label } });
  }
  return new AppError('conflict', question.kind === 'parentGone' ? 'trash.parentGone' : 'trash.parentInTrash', {
    field: 'parentId',
  });
}

export const trashRouter = router({
  list: adminProcedure.input(trashQuery).query(({ ctx, input }) => trash.list(ctx, input)),
  get: adminProcedure.input(byId).query(({ ctx, input }) => trash.get(ctx, input.id)),
  find: adminProcedure
    .input(z.object({ entity: z.enum(recordKinds), recordId: idField() }))
    .query(({ ctx, input }) => trash.find(ctx, input)),
  restore: adminProcedure.input(restoreInput).mutation(({ ctx, input }) => restore(ctx, input.ids, input.choices)),
  restoreBatch: adminProcedure.input(trashBatch).mutation(({ ctx, input }) => restoreBatch(ctx, input.batch)),
  purge: adminProcedure.input(byIds).mutation(({ ctx, input }) => trash.purge(ctx, input.ids)),
  empty: ownerProcedure.mutation(({ ctx }) => trash.empty(ctx)),
});
