import * as z from 'zod';
import { byId, byIds, updateInput } from '#platform/records/list';
import { callUpdate } from '#platform/transport/calls';
import { contentProcedure, publicProcedure, router } from '#platform/transport/trpc';
import * as media from './media.operations';
import { describeInput, mediaQuery, mediaUpdate } from './media.schema';
import { describeImages } from './pictures';
import { rotate } from './rotate.operations';

export const createMediaRouter = (usage: media.PictureUsage) =>
  router({
    describe: publicProcedure
      .input(describeInput)
      .query(async ({ ctx, input }) => [...(await describeImages(ctx.db, input.urls)).values()]),
    list: contentProcedure.input(mediaQuery).query(({ ctx, input }) => media.list(ctx, input, usage)),
    get: contentProcedure.input(byId).query(({ ctx, input }) => media.get(ctx, input.id)),
    getByUrl: contentProcedure
      .input(z.object({ url: z.string().max(2000) }))
      .query(({ ctx, input }) => media.getByUrl(ctx, input.url)),
    usage: contentProcedure.input(byId).query(({ ctx, input }) => media.listUses(ctx, input.id, usage)),
    update: contentProcedure.input(updateInput(mediaUpdate)).mutation(callUpdate(media.update)),
    rotate: contentProcedure.input(byId).mutation(({ ctx, input }) => rotate(ctx, input.id, usage)),
    remove: contentProcedure.input(byId).mutation(({ ctx, input }) => media.remove(ctx, input.id, usage)),
    erase: contentProcedure.input(byId).mutation(({ ctx, input }) => media.erase(ctx, input.id, usage)),
    bulkRemove: contentProcedure.input(byIds).mutation(({ ctx, input }) => media.bulkRemove(ctx, input.ids, usage)),
    bulkErase: contentProcedure.input(byIds).mutation(({ ctx, input }) => media.bulkErase(ctx, input.ids, usage)),
  });
