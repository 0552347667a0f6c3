import { adminProcedure, router } from '#platform/transport/trpc';
import * as firstSteps from './first-steps.operations';
import { removeSamples } from './samples';

export const firstStepsRouter = router({
  get: adminProcedure.query(({ ctx }) => firstSteps.get(ctx)),
  hide: adminProcedure.mutation(({ ctx }) => firstSteps.hide(ctx)),
  removeSamples: adminProcedure.mutation(({ ctx }) => removeSamples(ctx)),
});
