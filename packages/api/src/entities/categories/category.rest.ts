import { exampleOf } from '#platform/fields/derive';
import {
  crudEndpoints,
  orderEndpoint,
  publicList,
  publicRecord,
  toggleEndpoint,
} from '#platform/transport/crud-endpoints';
import { categoryFields } from './category.fields';
import * as categories from './category.operations';
import { categoryCreate, categoryQuery, categoryRest, categoryUpdate } from './category.schema';

const tag = 'Categories';
export const categoryEndpoints = [
  publicList({
    tag,
    path: '/categories',
    summary: 'List the visible categories by order',
    shared: true,
    record: categoryRest,
    list: categories.listVisible,
  }),
  publicRecord({
    tag,
    path: '/categories/{id}',
    summary: 'Read a visible category',
    shared: true,
    missing: 'category.notFound',
    record: categoryRest,
    get: categories.getVisible,
  }),
  orderEndpoint({
    tag,
    path: '/admin/categories/order',
    names: 'categories',
    record: categoryRest,
    reorder: categories.reorder,
  }),
  toggleEndpoint({
    tag,
    path: '/admin/categories/{id}/toggle-visible',
    summary: 'Show or hide a category together with its projects',
    missing: 'category.notFound',
    record: categoryRest,
    toggle: categories.toggleVisible,
  }),
  ...crudEndpoints({
    tag,
    path: '/admin/categories',
    names: { one: 'category', many: 'categories' },
    missing: 'category.notFound',
    taken: 'slug.taken.categories',
    inUse: 'category.hasProjects',
    record: categoryRest,
    create: categoryCreate,
    update: categoryUpdate,
    query: categoryQuery,
    example: exampleOf(categoryFields),
    operations: categories,
  }),
];
