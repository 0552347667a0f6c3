import { exampleOf } from '#platform/fields/derive';
import {
  crudEndpoints,
  detailsEndpoints,
  orderEndpoint,
  publicList,
  publicRecord,
  toggleEndpoint,
} from '#platform/transport/crud-endpoints';
import { categoryFields } from './category.fields';
import * as categories from './category.operations';
import { categoryCreate, categoryDetails, categoryQuery, categoryRest, categoryUpdate } from './category.schema';

const resource = { tag: 'Categories', missing: 'category.notFound', record: categoryRest } as const;

export const categoryEndpoints = [
  publicList(resource, '/categories', 'List the visible categories by order', categories.listVisible),
  publicRecord(resource, '/categories/{id}', 'Read a visible category', categories.getVisible),
  orderEndpoint(resource, '/admin/categories/order', 'categories', categories.reorder),
  toggleEndpoint(
    resource,
    '/admin/categories/{id}/toggle-visible',
    'Show or hide a category together with its projects',
    categories.toggleVisible,
  ),
  ...detailsEndpoints(
    { ...resource, record: categoryDetails },
    '/categories/{id}/details',
    '/admin/categories/{id}/details',
    categories.getVisible,
    categories.get,
  ),
  ...crudEndpoints({
    ...resource,
    path: '/admin/categories',
    names: { one: 'category', many: 'categories' },
    taken: 'slug.taken.categories',
    inUse: 'category.hasProjects',
    create: categoryCreate,
    update: categoryUpdate,
    query: categoryQuery,
    example: exampleOf(categoryFields),
    operations: categories,
  }),
];
