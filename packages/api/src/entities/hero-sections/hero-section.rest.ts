import * as z from 'zod';
import { exampleOf } from '#platform/fields/derive';
import { readingQuery, toReading } from '#platform/records/translations/reading';
import {
  crudEndpoints,
  orderEndpoint,
  publicList,
  readLanguage,
  withoutLanguage,
} from '#platform/transport/crud-endpoints';
import { endpoint } from '#platform/transport/endpoint';
import { heroSectionFields } from './hero-section.fields';
import * as heroSections from './hero-section.operations';
import { heroSectionCreate, heroSectionQuery, heroSectionRest, heroSectionUpdate } from './hero-section.schema';

const resource = { tag: 'Hero sections', missing: 'heroSection.notFound', record: heroSectionRest } as const;
const activeList = (path: string) =>
  publicList(resource, path, 'List the active slides by order', heroSections.listActive);

export const heroSectionEndpoints = [
  activeList('/hero-sections'),
  activeList('/hero-sections/active/all'),
  endpoint({
    method: 'get',
    path: '/hero-sections/active',
    tag: resource.tag,
    summary: 'The first active slide, or null',
    shared: true,
    query: readingQuery,
    response: z.object({ data: heroSectionRest.nullable() }),
    contentLanguage: readLanguage,
    run: async ({ ctx, query }) => {
      const slide = await heroSections.firstActive(ctx, toReading(query));
      return { data: slide && withoutLanguage(query, slide) };
    },
  }),
  orderEndpoint(resource, '/admin/hero-sections/order', 'slides', heroSections.reorder),
  ...crudEndpoints({
    ...resource,
    path: '/admin/hero-sections',
    names: { one: 'slide', many: 'slides' },
    create: heroSectionCreate,
    update: heroSectionUpdate,
    query: heroSectionQuery,
    example: exampleOf(heroSectionFields),
    operations: heroSections,
  }),
];
