import { exampleOf } from '#platform/fields/derive';
import { crudEndpoints, orderEndpoint, publicList, toggleEndpoint } from '#platform/transport/crud-endpoints';
import { brandFields } from './brand.fields';
import * as brands from './brand.operations';
import { brandCreate, brandQuery, brandRest, brandUpdate } from './brand.schema';

const resource = { tag: 'Brands', missing: 'brand.notFound', record: brandRest } as const;

export const brandEndpoints = [
  publicList(resource, '/brands', 'List the visible brands by order', brands.listVisible),
  publicList(resource, '/brands/active', 'List the brands that are visible and active by order', brands.listActive),
  orderEndpoint(resource, '/admin/brands/order', 'brands', brands.reorder),
  toggleEndpoint(resource, '/admin/brands/{id}/toggle-visible', 'Show or hide a brand', brands.toggleVisible),
  ...crudEndpoints({
    ...resource,
    path: '/admin/brands',
    names: { one: 'brand', many: 'brands' },
    create: brandCreate,
    update: brandUpdate,
    query: brandQuery,
    example: exampleOf(brandFields),
    operations: brands,
  }),
];
