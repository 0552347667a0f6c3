import { adminProcedure, router } from '#platform/transport/trpc';
import * as search from './search.operations';
import { searchQuery } from './search.schema';

export const searchRouter = router({
  records: adminProcedure.input(searchQuery).query(({ ctx, input }) => search.records(ctx, input.q)),
});
