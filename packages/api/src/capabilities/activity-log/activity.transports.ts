import * as z from 'zod';
import { activityQuery, activityRest } from '#platform/records/activity/activity.schema';
import { endpoint, listResponse, many } from '#platform/transport/endpoint';
import { ownerProcedure, router } from '#platform/transport/trpc';
import * as activity from './activity.operations';
import { changesSince, dismissChanges } from './changes-since.operations';
import { dismissReports, listReports } from './report.operations';

export const activityEndpoints = [
  endpoint({
    method: 'get',
    path: '/admin/activity',
    tag: 'Activity',
    summary: 'Who changed what and when, newest first',
    admin: true,
    owner: true,
    query: activityQuery,
    response: many(activityRest),
    run: async ({ ctx, query }) => listResponse(await activity.list(ctx, query)),
  }),
];

export const activityRouter = router({
  list: ownerProcedure.input(activityQuery).query(({ ctx, input }) => activity.list(ctx, input)),
  changesSince: ownerProcedure.query(({ ctx }) => changesSince(ctx)),
  dismissChanges: ownerProcedure.mutation(({ ctx }) => dismissChanges(ctx)),
  reports: ownerProcedure.query(({ ctx }) => listReports(ctx)),
  dismissReports: ownerProcedure
    .input(z.object({ until: z.iso.datetime() }))
    .mutation(({ ctx, input }) => dismissReports(ctx, new Date(input.until))),
  people: ownerProcedure.query(({ ctx }) => activity.people(ctx)),
});
