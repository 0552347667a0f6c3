import * as z from 'zod';
import { crudEndpoints } from '../../core/crud';
import { pageQuery } from '../../core/page';
import { reorderInput } from '../../core/reorder';
import { endpoint, idParam, listAnswer, many, one } from '../../core/rest';
import * as brands from './brand.operations';
import { brandCreate, brandQuery, brandRest, brandUpdate } from './brand.schema';

const tag = 'Brands';
const example = {
  name: 'Veltrin',
  logoUrl: 'https://veltrin.example/logo.svg',
  websiteUrl: 'https://veltrin.example',
  order: 1,
} satisfies z.input<typeof brandCreate>;

export const brandEndpoints = [
  endpoint({
    method: 'get',
    path: '/brands',
    tag,
    summary: 'List the visible brands by order',
    query: pageQuery,
    answer: many(brandRest),
    refusals: [400],
    run: async ({ ctx, query }) => listAnswer(await brands.listVisible(ctx, query)),
  }),
  endpoint({
    method: 'get',
    path: '/brands/active',
    tag,
    summary: 'List the brands that are visible and active by order',
    query: pageQuery,
    answer: many(brandRest),
    refusals: [400],
    run: async ({ ctx, query }) => listAnswer(await brands.listActive(ctx, query)),
  }),
  endpoint({
    method: 'put',
    path: '/admin/brands/order',
    tag,
    summary: 'Give brands new positions, all or none',
    admin: true,
    body: reorderInput,
    example: { items: [{ id: 2, order: 0 }] },
    answer: z.object({ data: z.array(brandRest) }),
    refusals: [400],
    run: async ({ ctx, body }) => ({ data: await brands.reorder(ctx, body.items) }),
  }),
  endpoint({
    method: 'put',
    path: '/admin/brands/{id}/toggle-visible',
    tag,
    summary: 'Show or hide a brand',
    admin: true,
    params: idParam,
    missing: 'brand.notFound',
    answer: one(brandRest),
    refusals: [404],
    run: async ({ ctx, params }) => ({ data: await brands.toggleVisible(ctx, params.id) }),
  }),
  ...crudEndpoints({
    tag,
    path: '/admin/brands',
    names: { one: 'brand', many: 'brands' },
    missing: 'brand.notFound',
    record: brandRest,
    create: brandCreate,
    update: brandUpdate,
    query: brandQuery,
    example,
    operations: brands,
  }),
];
