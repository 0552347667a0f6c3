import type * as z from 'zod';
import { crudEndpoints } from '../../core/crud';
import { bySlug, pageQuery } from '../../core/page';
import { endpoint, idParam, listAnswer, many, one } from '../../core/rest';
import * as pages from './page.operations';
import { pageCreate, pageListQuery, pageRest, pageUpdate } from './page.schema';

const tag = 'Pages';
const missing = 'staticPage.notFound';
const example = { title: 'Gizlilik', slug: 'gizlilik', content: '<p>Bilgileriniz bizde kalır.</p>' } satisfies z.input<
  typeof pageCreate
>;

export const pageEndpoints = [
  endpoint({
    method: 'get',
    path: '/pages',
    tag,
    summary: 'List the pages without their texts',
    query: pageQuery,
    answer: many(pageRest),
    refusals: [400],
    run: async ({ ctx, query }) => listAnswer(await pages.list(ctx, query)),
  }),
  endpoint({
    method: 'get',
    path: '/pages/slug/{slug}',
    tag,
    summary: 'Read a page by its slug',
    params: bySlug,
    missing,
    answer: one(pageRest),
    refusals: [404],
    run: async ({ ctx, params }) => ({ data: await pages.getBySlug(ctx, params.slug) }),
  }),
  endpoint({
    method: 'get',
    path: '/pages/{id}',
    tag,
    summary: 'Read a page',
    params: idParam,
    missing,
    answer: one(pageRest),
    refusals: [404],
    run: async ({ ctx, params }) => ({ data: await pages.get(ctx, params.id) }),
  }),
  ...crudEndpoints({
    tag,
    path: '/admin/pages',
    names: { one: 'page', many: 'pages' },
    missing,
    taken: 'slug.taken',
    record: pageRest,
    create: pageCreate,
    update: pageUpdate,
    query: pageListQuery,
    example,
    operations: pages,
  }),
];
