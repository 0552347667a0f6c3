import type * as z from 'zod';
import { crudEndpoints, toggleEndpoint } from '../../core/crud';
import { bySlug, pageQuery } from '../../core/page';
import { endpoint, idParam, listAnswer, many, one } from '../../core/rest';
import * as articles from './article.operations';
import * as queries from './article.queries';
import { articleCreate, articleQuery, articleRest, articleUpdate } from './article.schema';

const tag = 'Articles';
const example = {
  title: 'Kaçak akım rölesi nasıl seçilir?',
  slug: 'kacak-akim-rolesi-nasil-secilir',
  content: '<p>Röle, hattın kullanımına göre seçilir.</p>',
  excerpt: 'Seçimde üç soru yeter.',
  publishedAt: '2026-03-01T09:00:00Z',
} satisfies z.input<typeof articleCreate>;

export const articleEndpoints = [
  endpoint({
    method: 'get',
    path: '/articles',
    tag,
    summary: 'List the published articles, the latest first',
    query: pageQuery,
    answer: many(articleRest),
    refusals: [400],
    run: async ({ ctx, query }) => listAnswer(await queries.listPublished(ctx, query)),
  }),
  endpoint({
    method: 'get',
    path: '/articles/slug/{slug}',
    tag,
    summary: 'Read a published article by its slug',
    params: bySlug,
    missing: 'article.notFound',
    answer: one(articleRest),
    refusals: [404],
    run: async ({ ctx, params }) => ({ data: await queries.getPublishedBySlug(ctx, params.slug) }),
  }),
  endpoint({
    method: 'get',
    path: '/articles/{id}',
    tag,
    summary: 'Read a published article',
    params: idParam,
    missing: 'article.notFound',
    answer: one(articleRest),
    refusals: [404],
    run: async ({ ctx, params }) => ({ data: await queries.getPublished(ctx, params.id) }),
  }),
  toggleEndpoint({
    tag,
    path: '/admin/articles/{id}/toggle-visible',
    summary: 'Show or hide an article',
    missing: 'article.notFound',
    record: articleRest,
    toggle: articles.toggleVisible,
  }),
  ...crudEndpoints({
    tag,
    path: '/admin/articles',
    names: { one: 'article', many: 'articles' },
    missing: 'article.notFound',
    taken: 'slug.taken',
    record: articleRest,
    create: articleCreate,
    update: articleUpdate,
    query: articleQuery,
    example,
    operations: { ...queries, ...articles },
  }),
];
