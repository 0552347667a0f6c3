import * as z from 'zod';
import { idParam, one } from '#platform/transport/endpoint';
import { uploadEndpoint } from '#platform/transport/rest-files';
import type { PictureUsage } from './media.operations';
import * as uploads from './upload.operations';

const tag = 'Media';
const uploaded = one(
  z
    .object({
      url: z.string(),
      duplicate: z.boolean().meta({ description: 'Whether the library had the picture already' }),
    })
    .meta({ id: 'Upload' }),
);
const replaced = one(z.object({ url: z.string() }).meta({ id: 'Replacement' }));

const picture = {
  field: 'image',
  accepts: 'PNG, JPG, GIF or WebP by its content, up to 10 MB and 50 megapixels',
  errors: {
    400: ['upload.required', 'upload.type', 'upload.pixels', 'upload.broken', 'upload.incomplete', 'upload.onlyOne'],
    413: ['upload.tooLarge'],
    503: ['upload.busy', 'upload.noSpace'],
  },
} satisfies Parameters<typeof uploadEndpoint>[0]['upload'];

const file = {
  field: 'file',
  accepts: 'A PDF of up to 20 MB, or an MP4 or WebM video of up to 50 MB, by its content',
  errors: {
    400: [
      'download.required',
      'download.type',
      'download.active',
      'download.locked',
      'download.broken',
      'upload.incomplete',
      'download.onlyOne',
    ],
    413: ['download.tooLarge'],
    503: ['upload.busy', 'download.noSpace'],
  },
} satisfies Parameters<typeof uploadEndpoint>[0]['upload'];

export const createMediaEndpoints = (usage: PictureUsage) => [
  uploadEndpoint({
    path: '/upload/image',
    tag,
    summary: 'Upload a picture',
    upload: picture,
    response: uploaded,
    status: 201,
    run: async ({ ctx, request }) => ({
      data: await uploads.upload(ctx, request, { intake: uploads.pictures, usage }),
    }),
  }),
  uploadEndpoint({
    path: '/admin/media/{id}/file',
    tag,
    summary: 'Put another picture in the place of one, wherever it is used',
    upload: picture,
    params: idParam,
    missing: 'media.notFound',
    conflict: 'media.duplicate',
    response: replaced,
    run: async ({ ctx, params, request }) => ({
      data: await uploads.replace(ctx, params.id, request, { intake: uploads.pictures, usage }),
    }),
  }),
  uploadEndpoint({
    path: '/upload/file',
    tag,
    summary: 'Upload a PDF for download, or a video',
    upload: file,
    response: uploaded,
    status: 201,
    run: async ({ ctx, request }) => ({
      data: await uploads.upload(ctx, request, { intake: uploads.downloads, usage }),
    }),
  }),
  uploadEndpoint({
    path: '/admin/files/{id}/file',
    tag,
    summary: 'Put another file in the place of a PDF or a video, wherever it is linked',
    upload: { ...file, errors: { ...file.errors, 400: [...file.errors[400], 'download.otherType'] } },
    params: idParam,
    missing: 'media.notFound',
    conflict: 'media.duplicate',
    response: replaced,
    run: async ({ ctx, params, request }) => ({
      data: await uploads.replace(ctx, params.id, request, { intake: uploads.downloads, usage }),
    }),
  }),
];
