import { publicProcedure, router } from '../../core/trpc';
import { find } from './former-slug.operations';
import { formerAddress } from './former-slug.schema';

export const formerSlugRouter = router({
  find: publicProcedure.input(formerAddress).query(({ ctx, input }) => find(ctx, input)),
});
