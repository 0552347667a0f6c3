import type * as z from 'zod';
import { crudEndpoints } from '../../core/crud';
import { bySlug, pageQuery } from '../../core/page';
import { endpoint, idParam, listAnswer, many, one } from '../../core/rest';
import * as articles from './article.operations';
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
    run: async ({ ctx, query }) => listAnswer(await articles.listPublished(ctx, query)),
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
    run: async ({ ctx, params }) => ({ data: await articles.getPublishedBySlug(ctx, params.slug) }),
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
    run: async ({ ctx, params }) => ({ data: await articles.getPublished(ctx, params.id) }),
  }),
  endpoint({
    method: 'put',
    path: '/admin/articles/{id}/toggle-visible',
    tag,
    summary: 'Show or hide an article',
    admin: true,
    params: idParam,
    missing: 'article.notFound',
    answer: one(articleRest),
    refusals: [404],
    run: async ({ ctx, params }) => ({ data: await articles.toggleVisible(ctx, params.id) }),
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
    operations: articles,
  }),
];
