import * as z from 'zod';
import { withPicture } from '#media/pictures';
import { versionField } from '#platform/input/fields';
import { adminProcedure, router, sharedProcedure } from '#platform/transport/trpc';
import * as company from './company.operations';
import { companyUpdate } from './company.schema';

export const companyRouter = router({
  get: sharedProcedure.query(async ({ ctx }) => withPicture(ctx.db, await company.get(ctx), ({ logoUrl }) => logoUrl)),
  update: adminProcedure
    .input(z.object({ version: versionField.optional(), data: companyUpdate }))
    .mutation(({ ctx, input }) => company.update(ctx, input.data, input.version)),
});
