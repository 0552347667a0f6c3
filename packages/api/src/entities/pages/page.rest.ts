import { exampleOf } from '#platform/fields/derive';
import {
  crudEndpoints,
  detailsEndpoints,
  publicList,
  publicRecord,
  publicRecordBySlug,
} from '#platform/transport/crud-endpoints';
import { pageFields } from './page.fields';
import * as pages from './page.operations';
import {
  type PageRecord,
  pageAdminRest,
  pageCreate,
  pageDetails,
  pageListQuery,
  pageRest,
  pageUpdate,
} from './page.schema';

const resource = { tag: 'Pages', missing: 'page.notFound', record: pageRest } as const;
/** A page without blocks has no such field. */
const withoutEmpty = ({ blocks, ...page }: PageRecord) => (blocks.length > 0 ? { ...page, blocks } : page);
const withoutEmptyBlocks = {
  get: async (...args: Parameters<typeof pages.get>) => withoutEmpty(await pages.get(...args)),
  create: async (...args: Parameters<typeof pages.create>) => withoutEmpty(await pages.create(...args)),
  update: async (...args: Parameters<typeof pages.update>) => withoutEmpty(await pages.update(...args)),
};

export const pageEndpoints = [
  publicList(resource, '/pages', 'List the pages without their texts', pages.listPublic),
  publicRecordBySlug(resource, '/pages/slug/{slug}', 'Read a page by its slug', pages.getBySlug),
  publicRecord(resource, '/pages/{id}', 'Read a page', pages.getPublic),
  ...detailsEndpoints(
    { ...resource, record: pageDetails },
    '/pages/{id}/details',
    '/admin/pages/{id}/details',
    pages.getPublic,
    pages.get,
  ),
  ...crudEndpoints({
    ...resource,
    record: pageAdminRest,
    path: '/admin/pages',
    names: { one: 'page', many: 'pages' },
    taken: 'slug.taken.pages',
    create: pageCreate,
    update: pageUpdate,
    query: pageListQuery,
    example: exampleOf(pageFields),
    operations: { ...pages, ...withoutEmptyBlocks },
  }),
];
