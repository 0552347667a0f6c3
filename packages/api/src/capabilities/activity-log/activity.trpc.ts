import { activityQuery } from '#platform/records/activity/activity.schema';
import { adminProcedure, router } from '#platform/transport/trpc';
import * as activity from './activity.operations';

export const activityRouter = router({
  list: adminProcedure.input(activityQuery).query(({ ctx, input }) => activity.list(ctx, input)),
  people: adminProcedure.query(({ ctx }) => activity.people(ctx)),
});
