import { adminProcedure, router } from '#platform/transport/trpc';
import * as dashboard from './dashboard.operations';

export const dashboardRouter = router({
  summary: adminProcedure.query(({ ctx }) => dashboard.summary(ctx)),
});
