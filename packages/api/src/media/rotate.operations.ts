import type { ApiContext } from '#platform/context';
import { invalid, notFound, orNotFound } from '#platform/transport/errors';
import { readFileName } from './file-names';
import type { PictureUsage } from './media.operations';
import type { MediaRecord } from './media.schema';
import { isPictureType } from './picture-type';
import { exchange } from './upload.operations';

/** Rotates a picture clockwise by 90°, with its focal point, wherever it is used. */
export async function rotate(ctx: ApiContext, id: number, usage: PictureUsage): Promise<MediaRecord> {
  const before = orNotFound(await ctx.db.media.findUnique({ where: { id } }), 'media.notFound');
  const type = readFileName(before.fileName)?.extension;
  if (before.animated || !type || !isPictureType(type)) throw invalid('media.animated');
  const stream = await ctx.media.storage.read(before.fileName);
  if (!stream) throw notFound('media.notFound');
  const original = new Uint8Array(await new Response(stream).arrayBuffer());
  const content = await ctx.media.jobs.run('upload', async () => {
    // Loaded with the first picture, because the library takes memory that a process without pictures does not need.
    const { rotatePicture } = await import('./encode-picture');
    return { ...(await rotatePicture(original, type)), ready: false };
  });
  // The left side becomes the top, so what was at the bottom is now on the left.
  const focal = { focalX: Number((1 - before.focalY).toFixed(4)), focalY: before.focalX };
  return exchange(ctx, { before, file: before, content, usage, focal });
}
