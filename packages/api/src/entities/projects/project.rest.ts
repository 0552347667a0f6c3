import { exampleOf } from '#platform/fields/derive';
import { bySlug, pageQuery } from '#platform/records/list';
import { readingQuery, toReading } from '#platform/records/translations/reading';
import {
  crudEndpoints,
  filteredPublicList,
  orderEndpoint,
  publicRecord,
  publicRecordBySlug,
  toggleEndpoint,
  withoutLanguage,
  withoutLanguages,
} from '#platform/transport/crud-endpoints';
import { endpoint, idParam, listResponse, many, one } from '#platform/transport/endpoint';
import { projectFields } from './project.fields';
import * as projects from './project.operations';
import * as queries from './project.queries';
import {
  projectCreate,
  projectListCategory,
  projectQuery,
  projectRest,
  projectSpecsRest,
  projectUpdate,
  publicProjectQuery,
} from './project.schema';
import { projectImageEndpoints } from './project-image.rest';
import { toSpecs } from './project-specs';

const resource = { tag: 'Projects', missing: 'project.notFound', record: projectRest } as const;
const listOfCategory = many(projectRest);
const listItem = projectRest.omit({
  content: true,
  images: true,
  seoTitle: true,
  seoDescription: true,
  seoKeywords: true,
});

export const projectEndpoints = [
  filteredPublicList(
    resource,
    '/projects',
    'List the public projects by order',
    publicProjectQuery.extend(readingQuery.shape),
    queries.listVisible,
  ),
  endpoint({
    method: 'get',
    path: '/projects/category/{slug}',
    tag: resource.tag,
    summary: 'List the public projects of a visible category',
    shared: true,
    params: bySlug,
    missing: 'category.notFound',
    query: pageQuery.extend(readingQuery.shape),
    response: listOfCategory.extend({ meta: listOfCategory.shape.meta.extend({ category: projectListCategory }) }),
    contentLanguage: ({ locale }) => locale,
    run: async ({ ctx, params, query }) => {
      const { category, ...page } = await queries.listByCategory(ctx, params.slug, query, toReading(query));
      const { data, meta } = listResponse(withoutLanguages(query, page));
      return { data, meta: { ...meta, category: withoutLanguage(query, category) } };
    },
  }),
  publicRecordBySlug(resource, '/projects/slug/{slug}', 'Read a public project by its slug', queries.getVisibleBySlug),
  publicRecord(resource, '/projects/{id}', 'Read a public project', queries.getVisible),
  publicRecord(
    { ...resource, record: projectSpecsRest },
    '/projects/{id}/specs',
    'Read the facts of a public project: year, customer, size, duration, services, captions, video',
    async (ctx, id, reading) => toSpecs(await queries.getVisible(ctx, id, reading)),
  ),
  endpoint({
    method: 'get',
    path: '/admin/projects/{id}/specs',
    tag: resource.tag,
    summary: 'Read the facts of a project, which are written with the project',
    admin: true,
    tokens: 'content',
    params: idParam,
    missing: resource.missing,
    response: one(projectSpecsRest),
    run: async ({ ctx, params }) => ({ data: toSpecs(await queries.get(ctx, params.id)) }),
  }),
  orderEndpoint({ ...resource, record: listItem }, '/admin/projects/order', 'projects', projects.reorder),
  toggleEndpoint(resource, '/admin/projects/{id}/toggle-visible', 'Show or hide a project', projects.toggleVisible),
  ...crudEndpoints({
    ...resource,
    path: '/admin/projects',
    names: { one: 'project', many: 'projects' },
    taken: 'slug.taken.projects',
    create: projectCreate,
    update: projectUpdate,
    query: projectQuery,
    example: exampleOf(projectFields),
    operations: { ...queries, ...projects },
  }),
  ...projectImageEndpoints,
];
