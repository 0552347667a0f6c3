import * as z from 'zod';
import { orderField, requiredImageUrl } from '#platform/input/fields';

const fields = z.object({
  imageUrl: requiredImageUrl('projectImage.imageUrl.required'),
  order: orderField,
});

export const projectImageCreate = fields.extend({ order: fields.shape.order.default(0) });

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

export type ProjectImageCreate = z.output<typeof projectImageCreate>;
export type ProjectImageRecord = z.output<typeof projectImageRest>;
