import { publicProcedure, router } from '#platform/transport/trpc';
import { find } from './slug-redirect.operations';
import { formerAddress } from './slug-redirect.schema';

export const formerSlugRouter = router({
  find: publicProcedure.input(formerAddress).query(({ ctx, input }) => find(ctx, input)),
});
