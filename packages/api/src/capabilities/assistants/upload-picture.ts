import * as z from 'zod';
import * as media from '#media/media.operations';
import { pictures, upload } from '#media/upload.operations';
import { requiredText } from '#platform/input/fields';
import { pictureUsage } from '../picture-usage';
import { type AssistantContext, countPicture } from './assistant-tokens';

/** A picture of ten megabytes in base64, with some room. */
const longestPicture = 14_000_000;

export const pictureInput = z.strictObject({
  data: z.string().min(1).max(longestPicture).describe('PNG, JPEG, GIF or WebP of up to 10 MB, in base64'),
  name: z.string().max(150).describe('Name of the file'),
  altTr: requiredText('assistant.altRequired').describe('What the picture shows, in Turkish'),
  altEn: requiredText('assistant.altRequired').describe('The same in English'),
});

/**
 * Adds a picture to the library, where nothing shows it yet. One that the library has already keeps its alternative texts.
 * @returns its address, for the fields that take pictures
 */
export async function uploadPicture(
  ctx: AssistantContext,
  { data, name, altTr, altEn }: z.output<typeof pictureInput>,
) {
  await countPicture(ctx);
  const form = new FormData();
  form.set('image', new File([Buffer.from(data.replace(/^data:[^,]{0,100},/, ''), 'base64')], name || 'image'));
  const request = new Request(ctx.siteUrl, { method: 'POST', body: form });
  const { id, url, width, height, duplicate } = await upload(ctx, request, { intake: pictures, usage: pictureUsage });
  if (!duplicate) await media.update(ctx, id, { altTr, altEn });
  return { url, width, height, duplicate };
}
