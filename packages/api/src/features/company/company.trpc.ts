import * as z from 'zod';
import { versionField } from '../../core/fields';
import { adminProcedure, publicProcedure, router } from '../../core/trpc';
import { withPicture } from '../media/pictures';
import * as company from './company.operations';
import { companyUpdate } from './company.schema';

export const companyRouter = router({
  get: publicProcedure.query(async ({ ctx }) => withPicture(ctx.db, await company.get(ctx), ({ logoUrl }) => logoUrl)),
  update: adminProcedure
    .input(z.object({ version: versionField.optional(), data: companyUpdate }))
    .mutation(({ ctx, input }) => company.update(ctx, input.data, input.version)),
});
