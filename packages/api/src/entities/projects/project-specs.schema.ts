import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { idField, imageUrlField, optionalText, urlLength, wholeNumber } from '#platform/input/fields';
import { parseVideo } from '#platform/input/videos';
import type { FieldKind } from '#platform/records/revisions/history';
import { languageOf } from '#platform/records/translations/reading';

/** Services in one project, at most. */
const maxServices = 50;

/** Optional address of a video; an empty one becomes null. */
const videoField = optionalText(urlLength).refine((text) => text === null || parseVideo(text) !== null, {
  error: message('project.video'),
});

/** What a project tells of itself besides its texts; all of it is optional. */
export const specFields = z.object({
  year: z
    .union([z.literal('').transform(() => null), wholeNumber(1900, 'project.year', 2100)], {
      error: message('project.year'),
    })
    .nullable(),
  customer: optionalText(),
  /** Its power or size in words. */
  capacity: optionalText(),
  duration: optionalText(),
  serviceIds: z
    .array(idField('service.invalid'), { error: message('service.invalid') })
    .max(maxServices, { error: message('project.services', { max: maxServices }) })
    .transform((ids) => [...new Set(ids)]),
  beforeImage: imageUrlField,
  afterImage: imageUrlField,
  video: videoField,
  videoPoster: imageUrlField,
});

/** What a new project has where nothing is said. */
export const noSpecs = {
  year: specFields.shape.year.default(null),
  customer: specFields.shape.customer.default(null),
  capacity: specFields.shape.capacity.default(null),
  duration: specFields.shape.duration.default(null),
  serviceIds: specFields.shape.serviceIds.default([]),
  beforeImage: specFields.shape.beforeImage.default(null),
  afterImage: specFields.shape.afterImage.default(null),
  video: specFields.shape.video.default(null),
  videoPoster: specFields.shape.videoPoster.default(null),
};

/** What the history holds of them. */
export const specKinds = {
  year: 'value',
  customer: 'text',
  capacity: 'text',
  duration: 'text',
  serviceIds: 'references',
  beforeImage: 'image',
  afterImage: 'image',
  video: 'text',
  videoPoster: 'image',
} as const satisfies Record<keyof typeof noSpecs, FieldKind>;

/** The facts of a project as the REST API shows them. */
export const projectSpecsRest = z
  .object({
    projectId: z.int(),
    year: z.int().nullable().meta({ description: 'In which it was finished' }),
    customer: z.string().nullable(),
    capacity: z.string().nullable().meta({ description: 'Its power or size in words' }),
    duration: z.string().nullable(),
    services: z
      .array(z.object({ id: z.int(), title: z.string() }))
      .meta({ description: 'The services that were used' }),
    beforeImage: z.string().nullable(),
    afterImage: z.string().nullable(),
    video: z.string().nullable().meta({ description: 'A file of this site, or an address at YouTube or Vimeo' }),
    videoPoster: z.string().nullable(),
    captions: z
      .array(z.object({ imageId: z.int(), captionTr: z.string().nullable(), captionEn: z.string().nullable() }))
      .meta({ description: 'The captions of its pictures, in their order' }),
    ...languageOf,
  })
  .meta({ id: 'ProjectSpecs' });

export type ProjectSpecs = z.output<typeof specFields> & {
  services: { id: number; title: string; visible: boolean }[];
};
