import * as z from 'zod';
import { exampleOf } from '#platform/fields/derive';
import { crudEndpoints, toggleEndpoint } from '#platform/transport/crud-endpoints';
import { endpoint } from '#platform/transport/endpoint';
import { keywordFields } from './keyword.fields';
import * as keywords from './keyword.operations';
import { keywordCreate, keywordOrder, keywordQuery, keywordRest, keywordUpdate } from './keyword.schema';

const tag = 'Keywords';
export const keywordEndpoints = [
  endpoint({
    method: 'put',
    path: '/admin/keywords/order',
    tag,
    summary: 'Give keywords new positions, all or none',
    admin: true,
    tokens: 'content',
    body: keywordOrder,
    example: { keywords: [{ id: 2, order: 0 }] } satisfies z.input<typeof keywordOrder>,
    response: z.object({ data: z.array(keywordRest) }),
    errorStatuses: [400],
    run: async ({ ctx, body }) => ({ data: await keywords.reorder(ctx, body.keywords) }),
  }),
  toggleEndpoint({
    tag,
    path: '/admin/keywords/{id}/toggle-active',
    summary: 'Switch a keyword on or off',
    missing: 'keyword.notFound',
    record: keywordRest,
    toggle: keywords.toggleActive,
  }),
  ...crudEndpoints({
    tag,
    path: '/admin/keywords',
    names: { one: 'keyword', many: 'keywords' },
    missing: 'keyword.notFound',
    taken: 'keyword.taken',
    record: keywordRest,
    create: keywordCreate,
    update: keywordUpdate,
    query: keywordQuery,
    example: exampleOf(keywordFields),
    operations: keywords,
  }),
];
