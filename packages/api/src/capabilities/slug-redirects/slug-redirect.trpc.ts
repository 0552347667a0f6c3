import { publicProcedure, router } from '#platform/transport/trpc';
import { find } from './slug-redirect.operations';
import { slugRedirectQuery } from './slug-redirect.schema';

export const slugRedirectRouter = router({
  find: publicProcedure.input(slugRedirectQuery).query(({ ctx, input }) => find(ctx, input)),
});
