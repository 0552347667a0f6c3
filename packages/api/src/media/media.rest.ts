import * as z from 'zod';
import { idParam, one, type UploadDoc } from '#platform/transport/endpoint';
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
} satisfies UploadDoc;

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
} satisfies UploadDoc;

export function createMediaEndpoints(usage: PictureUsage) {
  const upload = (path: string, summary: string, upload: UploadDoc, intake: uploads.Intake) =>
    uploadEndpoint({
      path,
      tag,
      summary,
      upload,
      response: uploaded,
      status: 201,
      run: async ({ ctx, request }) => ({ data: await uploads.upload(ctx, request, { intake, usage }) }),
    });
  const replace = (path: string, summary: string, upload: UploadDoc, intake: uploads.Intake) =>
    uploadEndpoint({
      path,
      tag,
      summary,
      upload,
      params: idParam,
      missing: 'media.notFound',
      conflict: 'media.duplicate',
      response: replaced,
      run: async ({ ctx, params, request }) => ({
        data: await uploads.replace(ctx, params.id, request, { intake, usage }),
      }),
    });
  const otherType = { ...file, errors: { ...file.errors, 400: [...file.errors[400], 'download.otherType' as const] } };
  return [
    upload('/upload/image', 'Upload a picture', picture, uploads.pictures),
    replace(
      '/admin/media/{id}/file',
      'Put another picture in the place of one, wherever it is used',
      picture,
      uploads.pictures,
    ),
    upload('/upload/file', 'Upload a PDF for download, or a video', file, uploads.downloads),
    replace(
      '/admin/files/{id}/file',
      'Put another file in the place of a PDF or a video, wherever it is linked',
      otherType,
      uploads.downloads,
    ),
  ];
}
