import type * as z from 'zod';
import { endpoint, one } from '#platform/transport/endpoint';
import { ownerProcedure, provenOwnerProcedure, router } from '#platform/transport/trpc';
import * as history from './history-retention';
import * as person from './person.operations';
import {
  historySetting,
  personFile,
  personQuery,
  purgeApproval,
  retentionSetting,
  retentionUpdate,
} from './privacy.schema';
import { approvePurge } from './purge-approval.operations';
import * as retention from './retention.operations';

/** @param listPinned the versions that stay, however old they are */
export const createPrivacyRouter = (listPinned: history.ListPinned) =>
  router({
    retention: ownerProcedure.query(({ ctx }) => retention.get(ctx)),
    aged: ownerProcedure.query(({ ctx }) => retention.aged(ctx, listPinned)),
    setRetention: ownerProcedure.input(retentionUpdate).mutation(({ ctx, input }) => retention.set(ctx, input)),
    history: ownerProcedure.query(({ ctx }) => history.get(ctx)),
    setHistory: ownerProcedure.input(historySetting).mutation(({ ctx, input }) => history.set(ctx, input)),
    approvePurge: ownerProcedure.input(purgeApproval).mutation(({ ctx, input }) => approvePurge(ctx, input)),
    copies: ownerProcedure.query(({ ctx }) => ctx.savedCopies()),
    // Mutations, also those that change nothing: a query would put the person into the address of the request.
    findPerson: ownerProcedure.input(personQuery).mutation(({ ctx, input }) => person.find(ctx, input)),
    downloadPerson: provenOwnerProcedure.input(personFile).mutation(({ ctx, input }) => person.download(ctx, input)),
    erasePerson: ownerProcedure.input(personQuery).mutation(({ ctx, input }) => person.erase(ctx, input)),
  });

const tag = 'Settings';
const path = '/admin/settings/retention';

export const privacyEndpoints = [
  endpoint({
    method: 'get',
    path,
    tag,
    summary: 'For how many months personal data is kept',
    admin: true,
    owner: true,
    response: one(retentionSetting),
    run: async ({ ctx }) => ({ data: await retention.get(ctx) }),
  }),
  endpoint({
    method: 'put',
    path,
    tag,
    summary: 'Change the named periods; null keeps for good',
    admin: true,
    owner: true,
    body: retentionUpdate,
    example: { contactFormMonths: 24, wonLeadMonths: 120, activityMonths: 24 } satisfies z.input<
      typeof retentionUpdate
    >,
    response: one(retentionSetting),
    run: async ({ ctx, body }) => ({ data: await retention.set(ctx, body) }),
  }),
];
