import * as z from 'zod';
import {
  booleanField,
  booleanFilter,
  idField,
  optionalText,
  requiredText,
  slugField,
  textLength,
} from '#platform/input/fields';
import { byIds, listQuery } from '#platform/records/list';
import type { Stored } from '#platform/records/stored-record';

const fields = z.object({
  name: requiredText('category.name.required'),
  slug: slugField,
  description: optionalText(textLength),
  visible: booleanField,
});

export const categoryUpdate = fields.partial();
export const categoryCreate = fields.extend({
  description: fields.shape.description.default(null),
  visible: fields.shape.visible.default(true),
});

export const categoryQuery = listQuery(['id', 'name', '-name', '-updatedAt']).extend({ visible: booleanFilter });

/** All projects of one category go to another, so that the first can be deleted. */
export const projectsMove = z.object({ from: idField('category.invalid'), to: idField('category.invalid') });
export type ProjectsMove = z.output<typeof projectsMove>;

/** Categories that are deleted, and the one that their projects go to. */
export const projectsMoveAndRemoval = byIds.extend({ to: idField('category.invalid') });
export type ProjectsMoveAndRemoval = z.output<typeof projectsMoveAndRemoval>;

/** A category as the REST API shows it. */
export const categoryRest = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    description: z.string().nullable(),
    visible: z.boolean(),
  })
  .meta({ id: 'Category' });

export type CategoryCreate = z.output<typeof categoryCreate>;
export type CategoryUpdate = z.output<typeof categoryUpdate>;
export type CategoryQuery = z.output<typeof categoryQuery>;
export type CategoryRecord = Stored<CategoryCreate>;
/** A row of the back office; everything that refers to the category counts, hidden or not. */
export type CategoryListItem = CategoryRecord & { projectCount: number; articleCount: number };
