import * as z from 'zod';
import { besideContract, deriveSchemas, outputsOf } from '#platform/fields/derive';
import { booleanFilter, idField, orderField } from '#platform/input/fields';
import { byIds, listQuery } from '#platform/records/list';
import type { Stored } from '#platform/records/stored-record';
import { englishFilter } from '#platform/records/translations/english-state';
import { languageAndPaths } from '#platform/records/translations/reading';
import { categoryCard, categoryFields } from './category.fields';

const { create, ...derived } = deriveSchemas('category', categoryFields);
export const {
  update: categoryUpdate,
  translation: categoryTranslation,
  history: categoryHistory,
  blank: blankCategory,
} = derived;
/** Without a position a new category goes to the end, as lists showed categories before they could be ordered. */
export const categoryCreate = create.extend({ order: orderField.optional() });

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
    ...outputsOf(categoryCard),
    ...languageAndPaths,
  })
  .meta({ id: 'Category' });

/** Its fields beside the contract. */
export const categoryDetails = z
  .object({ ...besideContract(categoryFields, categoryCard), ...languageAndPaths })
  .meta({ id: 'CategoryDetails' });

export type CategoryCreate = z.output<typeof categoryCreate>;
export type CategoryUpdate = z.output<typeof categoryUpdate>;
export type CategoryQuery = z.output<typeof categoryQuery>;
export type CategoryRecord = Stored<z.output<typeof create>>;
/** What lists show of it. */
export type CategoryItem = Stored<Pick<z.output<typeof create>, keyof typeof categoryCard>>;
/** A row of the back office; everything that refers to the category counts, hidden or not. */
export type CategoryListItem = CategoryItem & { projectCount: number; articleCount: number };
