import { adminProcedure, router } from '../../core/trpc';
import * as activity from './activity.operations';
import { activityQuery } from './activity.schema';

export const activityRouter = router({
  list: adminProcedure.input(activityQuery).query(({ ctx, input }) => activity.list(ctx, input)),
  people: adminProcedure.query(({ ctx }) => activity.people(ctx)),
});
