import { exampleOf } from '#platform/fields/derive';
import { crudEndpoints, publicList, publicRecord, publicRecordBySlug } from '#platform/transport/crud-endpoints';
import { pageFields } from './page.fields';
import * as pages from './page.operations';
import { type PageRecord, pageAdminRest, pageCreate, pageListQuery, pageRest, pageUpdate } from './page.schema';

const tag = 'Pages';
const missing = 'page.notFound';
/** A page without blocks has no such field. */
const withoutEmpty = ({ blocks, ...page }: PageRecord) => (blocks.length > 0 ? { ...page, blocks } : page);
const withoutEmptyBlocks = {
  get: async (...args: Parameters<typeof pages.get>) => withoutEmpty(await pages.get(...args)),
  create: async (...args: Parameters<typeof pages.create>) => withoutEmpty(await pages.create(...args)),
  update: async (...args: Parameters<typeof pages.update>) => withoutEmpty(await pages.update(...args)),
};

export const pageEndpoints = [
  publicList({
    tag,
    path: '/pages',
    summary: 'List the pages without their texts',
    shared: true,
    record: pageRest,
    list: pages.listPublic,
  }),
  publicRecordBySlug({
    tag,
    path: '/pages/slug/{slug}',
    summary: 'Read a page by its slug',
    shared: true,
    missing,
    record: pageRest,
    get: pages.getBySlug,
  }),
  publicRecord({
    tag,
    path: '/pages/{id}',
    summary: 'Read a page',
    shared: true,
    missing,
    record: pageRest,
    get: pages.getPublic,
  }),
  ...crudEndpoints({
    tag,
    path: '/admin/pages',
    names: { one: 'page', many: 'pages' },
    missing,
    taken: 'slug.taken.pages',
    record: pageAdminRest,
    create: pageCreate,
    update: pageUpdate,
    query: pageListQuery,
    example: exampleOf(pageFields),
    operations: { ...pages, ...withoutEmptyBlocks },
  }),
];
