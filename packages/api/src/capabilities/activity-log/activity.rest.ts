import { activityQuery, activityRest } from '#platform/records/activity/activity.schema';
import { endpoint, listAnswer, many } from '#platform/transport/endpoint';
import * as activity from './activity.operations';

export const activityEndpoints = [
  endpoint({
    method: 'get',
    path: '/admin/activity',
    tag: 'Activity',
    summary: 'Who changed what and when, newest first',
    admin: true,
    query: activityQuery,
    answer: many(activityRest),
    run: async ({ ctx, query }) => listAnswer(await activity.list(ctx, query)),
  }),
];
