import * as z from 'zod';
import { adminProcedure, router } from '#platform/transport/trpc';
import * as search from './search.operations';

const searchQuery = z.object({ q: z.string().max(200) });

export const searchRouter = router({
  records: adminProcedure.input(searchQuery).query(({ ctx, input }) => search.records(ctx, input.q)),
});
