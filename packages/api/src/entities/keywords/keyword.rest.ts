import * as z from 'zod';
import { exampleOf } from '#platform/fields/derive';
import { crudEndpoints, toggleEndpoint } from '#platform/transport/crud-endpoints';
import { endpoint } from '#platform/transport/endpoint';
import { keywordFields } from './keyword.fields';
import * as keywords from './keyword.operations';
import { keywordCreate, keywordOrder, keywordQuery, keywordRest, keywordUpdate } from './keyword.schema';

const resource = { tag: 'Keywords', missing: 'keyword.notFound', record: keywordRest } as const;

export const keywordEndpoints = [
  endpoint({
    method: 'put',
    path: '/admin/keywords/order',
    tag: resource.tag,
    summary: 'Give keywords new positions, all or none',
    admin: true,
    tokens: 'content',
    body: keywordOrder,
    example: { keywords: [{ id: 2, order: 0 }] } satisfies z.input<typeof keywordOrder>,
    response: z.object({ data: z.array(keywordRest) }),
    run: async ({ ctx, body }) => ({ data: await keywords.reorder(ctx, body.keywords) }),
  }),
  toggleEndpoint(resource, '/admin/keywords/{id}/toggle-active', 'Switch a keyword on or off', keywords.toggleActive),
  ...crudEndpoints({
    ...resource,
    path: '/admin/keywords',
    names: { one: 'keyword', many: 'keywords' },
    taken: 'keyword.taken',
    create: keywordCreate,
    update: keywordUpdate,
    query: keywordQuery,
    example: exampleOf(keywordFields),
    operations: keywords,
  }),
];
