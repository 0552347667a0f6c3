import type * as z from 'zod';
import { crudEndpoints, toggleEndpoint } from '../../core/crud';
import { pageQuery } from '../../core/page';
import { endpoint, idParam, listAnswer, many, one } from '../../core/rest';
import * as categories from './category.operations';
import { categoryCreate, categoryQuery, categoryRest, categoryUpdate } from './category.schema';

const tag = 'Categories';
const example = {
  name: 'Aydınlatma',
  slug: 'aydinlatma',
  description: 'Ofis, depo ve cephe aydınlatması.',
} satisfies z.input<typeof categoryCreate>;

export const categoryEndpoints = [
  endpoint({
    method: 'get',
    path: '/categories',
    tag,
    summary: 'List the visible categories',
    query: pageQuery,
    answer: many(categoryRest),
    refusals: [400],
    run: async ({ ctx, query }) => listAnswer(await categories.listVisible(ctx, query)),
  }),
  endpoint({
    method: 'get',
    path: '/categories/{id}',
    tag,
    summary: 'Read a visible category',
    params: idParam,
    missing: 'category.notFound',
    answer: one(categoryRest),
    refusals: [404],
    run: async ({ ctx, params }) => ({ data: await categories.getVisible(ctx, params.id) }),
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
    taken: 'slug.taken',
    inUse: 'category.hasProjects',
    record: categoryRest,
    create: categoryCreate,
    update: categoryUpdate,
    query: categoryQuery,
    example,
    operations: categories,
  }),
];
