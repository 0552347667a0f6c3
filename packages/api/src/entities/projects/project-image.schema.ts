import * as z from 'zod';
import { optionalText, orderField, requiredImageUrl } from '#platform/input/fields';

/** Stands below a picture; an empty one becomes null. */
const captionField = optionalText();

const fields = z.object({
  imageUrl: requiredImageUrl('projectImage.imageUrl.required'),
  order: orderField,
  captionTr: captionField,
  captionEn: captionField,
});

export const projectImageCreate = fields.extend({
  order: fields.shape.order.default(0),
  captionTr: captionField.default(null),
  captionEn: captionField.default(null),
});

/** What changes of a picture that is in a gallery: its captions. */
export const projectImageUpdate = fields
  .pick({ captionTr: true, captionEn: true })
  .extend({
    current: z.boolean().meta({ description: 'The English caption still says what the Turkish one says' }),
  })
  .partial();

/** A picture of a project's gallery as the REST API shows it. */
export const projectImageRest = z
  .object({
    id: z.int(),
    projectId: z.int(),
    imageUrl: z.string(),
    order: z.int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ProjectImage' });

/** As projectImageRest, with what stands below the picture. */
export const captionedImageRest = projectImageRest
  .extend({ captionTr: z.string().nullable(), captionEn: z.string().nullable() })
  .meta({ id: 'CaptionedProjectImage' });

export type ProjectImageCreate = z.output<typeof projectImageCreate>;
export type ProjectImageUpdate = z.output<typeof projectImageUpdate>;
export type CaptionedImage = z.output<typeof captionedImageRest>;
/** With the Turkish caption that the English one still says, where it has changed since. */
export type GalleryImage = CaptionedImage & { captionSource: string | null };
