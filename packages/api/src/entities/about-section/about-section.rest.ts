import * as z from 'zod';
import { exampleOf } from '#platform/fields/derive';
import { readingQuery, toReading } from '#platform/records/translations/reading';
import { readLanguage, withoutLanguage } from '#platform/transport/crud-endpoints';
import { endpoint, idParam, one } from '#platform/transport/endpoint';
import { aboutSectionFields } from './about-section.fields';
import * as aboutSection from './about-section.operations';
import { aboutSectionCreate, aboutSectionRest, aboutSectionUpdate } from './about-section.schema';

const tag = 'About section';
const missing = 'aboutSection.notFound';
const ofAdmin = { tag, admin: true, tokens: 'content' } as const;
const byId = { ...ofAdmin, params: idParam, missing } as const;

export const aboutSectionEndpoints = [
  endpoint({
    method: 'get',
    path: '/about-sections',
    tag,
    summary: 'The about section as visitors see it',
    shared: true,
    missing,
    query: readingQuery,
    response: one(aboutSectionRest),
    contentLanguage: readLanguage,
    run: async ({ ctx, query }) => ({
      data: withoutLanguage(query, await aboutSection.getVisible(ctx, toReading(query))),
    }),
  }),
  endpoint({
    ...ofAdmin,
    method: 'get',
    path: '/admin/about-section',
    summary: 'The about section, hidden or not',
    missing,
    response: one(aboutSectionRest),
    run: async ({ ctx }) => ({ data: await aboutSection.getOnly(ctx) }),
  }),
  endpoint({
    ...ofAdmin,
    method: 'post',
    path: '/admin/about-section',
    summary: 'Create the about section; there is at most one',
    body: aboutSectionCreate,
    example: exampleOf(aboutSectionFields),
    response: one(aboutSectionRest),
    status: 201,
    conflict: 'aboutSection.exists',
    run: async ({ ctx, body }) => ({ data: await aboutSection.create(ctx, body) }),
  }),
  endpoint({
    ...byId,
    method: 'put',
    path: '/admin/about-section/{id}/toggle-visible',
    summary: 'Show or hide the about section',
    response: z.object({ data: aboutSectionRest, visible: z.boolean() }),
    run: async ({ ctx, params }) => {
      const data = await aboutSection.toggleVisible(ctx, params.id);
      return { data, visible: data.visible };
    },
  }),
  endpoint({
    ...byId,
    method: 'put',
    path: '/admin/about-section/{id}',
    summary: 'Change fields of the about section; absent fields stay',
    body: aboutSectionUpdate,
    example: exampleOf(aboutSectionFields),
    response: one(aboutSectionRest),
    run: async ({ ctx, params, body }) => ({ data: await aboutSection.update(ctx, params.id, body) }),
  }),
];
