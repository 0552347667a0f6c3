import { exampleOf } from '#platform/fields/derive';
import {
  crudEndpoints,
  publicList,
  publicRecord,
  publicRecordBySlug,
  toggleEndpoint,
} from '#platform/transport/crud-endpoints';
import { articleFields } from './article.fields';
import * as articles from './article.operations';
import * as queries from './article.queries';
import { articleCreate, articleQuery, articleRest, articleUpdate } from './article.schema';

const tag = 'Articles';
export const articleEndpoints = [
  publicList({
    tag,
    path: '/articles',
    summary: 'List the published articles, the latest first',
    shared: true,
    record: articleRest,
    list: queries.listPublished,
  }),
  publicRecordBySlug({
    tag,
    path: '/articles/slug/{slug}',
    summary: 'Read a published article by its slug',
    shared: true,
    missing: 'article.notFound',
    record: articleRest,
    get: queries.getPublishedBySlug,
  }),
  publicRecord({
    tag,
    path: '/articles/{id}',
    summary: 'Read a published article',
    shared: true,
    missing: 'article.notFound',
    record: articleRest,
    get: queries.getPublished,
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
    taken: 'slug.taken.articles',
    record: articleRest,
    create: articleCreate,
    update: articleUpdate,
    query: articleQuery,
    example: exampleOf(articleFields),
    operations: { ...queries, ...articles },
  }),
];
