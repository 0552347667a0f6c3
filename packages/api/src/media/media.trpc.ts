import * as z from 'zod';
import { byId, byIds, updateInput } from '#platform/records/list';
import { adminProcedure, publicProcedure, router } from '#platform/transport/trpc';
import * as media from './media.operations';
import { describeInput, mediaQuery, mediaUpdate } from './media.schema';
import { describeImages } from './pictures';
import { rotate } from './rotate.operations';

export const createMediaRouter = (usage: media.PictureUsage) =>
  router({
    describe: publicProcedure
      .input(describeInput)
      .query(async ({ ctx, input }) => [...(await describeImages(ctx.db, input.urls)).values()]),
    list: adminProcedure.input(mediaQuery).query(({ ctx, input }) => media.list(ctx, input, usage)),
    get: adminProcedure.input(byId).query(({ ctx, input }) => media.get(ctx, input.id)),
    getByUrl: adminProcedure
      .input(z.object({ url: z.string().max(2000) }))
      .query(({ ctx, input }) => media.getByUrl(ctx, input.url)),
    usage: adminProcedure.input(byId).query(({ ctx, input }) => media.listUses(ctx, input.id, usage)),
    update: adminProcedure
      .input(updateInput(mediaUpdate))
      .mutation(({ ctx, input }) => media.update(ctx, input.id, input.data, input.version)),
    rotate: adminProcedure.input(byId).mutation(({ ctx, input }) => rotate(ctx, input.id, usage)),
    remove: adminProcedure.input(byId).mutation(({ ctx, input }) => media.remove(ctx, input.id, usage)),
    bulkRemove: adminProcedure.input(byIds).mutation(({ ctx, input }) => media.bulkRemove(ctx, input.ids, usage)),
  });
