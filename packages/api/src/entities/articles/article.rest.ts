import { exampleOf } from '#platform/fields/derive';
import {
  crudEndpoints,
  detailsEndpoints,
  publicList,
  publicRecord,
  publicRecordBySlug,
  toggleEndpoint,
} from '#platform/transport/crud-endpoints';
import { articleFields } from './article.fields';
import * as articles from './article.operations';
import * as queries from './article.queries';
import { articleCreate, articleDetails, articleQuery, articleRest, articleUpdate } from './article.schema';

const resource = { tag: 'Articles', missing: 'article.notFound', record: articleRest } as const;

export const articleEndpoints = [
  publicList(resource, '/articles', 'List the published articles, the latest first', queries.listPublished),
  publicRecordBySlug(
    resource,
    '/articles/slug/{slug}',
    'Read a published article by its slug',
    queries.getPublishedBySlug,
  ),
  publicRecord(resource, '/articles/{id}', 'Read a published article', queries.getPublished),
  toggleEndpoint(resource, '/admin/articles/{id}/toggle-visible', 'Show or hide an article', articles.toggleVisible),
  ...detailsEndpoints(
    { ...resource, record: articleDetails },
    '/articles/{id}/details',
    '/admin/articles/{id}/details',
    queries.getPublished,
    queries.get,
  ),
  ...crudEndpoints({
    ...resource,
    path: '/admin/articles',
    names: { one: 'article', many: 'articles' },
    taken: 'slug.taken.articles',
    create: articleCreate,
    update: articleUpdate,
    query: articleQuery,
    example: exampleOf(articleFields),
    operations: { ...queries, ...articles },
  }),
];
