import { exampleOf } from '#platform/fields/derive';
import { crudEndpoints, orderEndpoint, publicList, toggleEndpoint } from '#platform/transport/crud-endpoints';
import { brandFields } from './brand.fields';
import * as brands from './brand.operations';
import { brandQuery, brandRest, brandRestCreate, brandRestUpdate } from './brand.schema';

const tag = 'Brands';
export const brandEndpoints = [
  publicList({
    tag,
    path: '/brands',
    summary: 'List the visible brands by order',
    shared: true,
    record: brandRest,
    list: brands.listVisible,
  }),
  publicList({
    tag,
    path: '/brands/active',
    summary: 'List the brands that are visible and active by order',
    shared: true,
    record: brandRest,
    list: brands.listActive,
  }),
  orderEndpoint({ tag, path: '/admin/brands/order', names: 'brands', record: brandRest, reorder: brands.reorder }),
  toggleEndpoint({
    tag,
    path: '/admin/brands/{id}/toggle-visible',
    summary: 'Show or hide a brand',
    missing: 'brand.notFound',
    record: brandRest,
    toggle: brands.toggleVisible,
  }),
  ...crudEndpoints({
    tag,
    path: '/admin/brands',
    names: { one: 'brand', many: 'brands' },
    missing: 'brand.notFound',
    record: brandRest,
    create: brandRestCreate,
    update: brandRestUpdate,
    query: brandQuery,
    example: exampleOf(brandFields),
    operations: brands,
  }),
];
