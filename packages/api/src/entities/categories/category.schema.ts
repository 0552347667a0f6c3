import * as z from 'zod';
import {
  booleanField,
  booleanFilter,
  idField,
  imageUrlField,
  optionalText,
  orderField,
  requiredText,
  slugField,
  textLength,
} from '#platform/input/fields';
import { byIds, listQuery } from '#platform/records/list';
import type { History } from '#platform/records/revisions/history';
import type { Stored } from '#platform/records/stored-record';
import { englishFilter } from '#platform/records/translations/english-state';
import { languageAndPaths } from '#platform/records/translations/reading';
import { pickTranslated } from '#platform/records/translations/translated-fields';

const fields = z.object({
  name: requiredText('category.name.required'),
  slug: slugField,
  description: optionalText(textLength),
  /** Null for the photo of its newest project. */
  image: imageUrlField,
  order: orderField,
  visible: booleanField,
});

export const categoryUpdate = fields.partial();
export const categoryCreate = fields.extend({
  description: fields.shape.description.default(null),
  image: fields.shape.image.default(null),
  /** Without a position a new category goes to the end, as lists showed categories before they could be ordered. */
  order: fields.shape.order.optional(),
  visible: fields.shape.visible.default(true),
});

/** The fields that English has for itself; the others are one for both languages. */
export const categoryTranslation = pickTranslated(fields, {
  name: true,
  slug: true,
  description: true,
  image: false,
  order: false,
  visible: false,
});

export const categoryQuery = listQuery(['order', 'id', 'name', '-name', '-updatedAt']).extend({
  visible: booleanFilter,
  english: englishFilter,
});

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
    image: z.string().nullable().meta({ description: 'Null for the photo of its newest project' }),
    order: z.int(),
    visible: z.boolean(),
    ...languageAndPaths,
  })
  .meta({ id: 'Category' });

export type CategoryCreate = z.output<typeof categoryCreate>;
export type CategoryUpdate = z.output<typeof categoryUpdate>;
export type CategoryQuery = z.output<typeof categoryQuery>;
export type CategoryRecord = Stored<z.output<typeof fields>>;
/** A row of the back office; everything that refers to the category counts, hidden or not. */
export type CategoryListItem = CategoryRecord & { projectCount: number; articleCount: number };

/** What the history of a record holds. */
export const categoryHistory: History<CategoryCreate> = {
  entity: 'category',
  fields: { name: 'text', slug: 'text', description: 'text', image: 'image', order: 'state', visible: 'state' },
};
