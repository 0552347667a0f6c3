import { endpoint, listAnswer, many } from '../../core/rest';
import * as activity from './activity.operations';
import { activityQuery, activityRest } from './activity.schema';

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
