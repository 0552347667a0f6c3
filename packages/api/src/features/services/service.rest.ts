import * as z from 'zod';
import { crudEndpoints } from '../../core/crud';
import { pageQuery } from '../../core/page';
import { reorderInput } from '../../core/reorder';
import { endpoint, idParam, listAnswer, many, one } from '../../core/rest';
import * as services from './service.operations';
import { serviceCreate, serviceQuery, serviceRest, serviceUpdate } from './service.schema';

const tag = 'Services';
const example = {
  title: 'Pano imalatı',
  description: 'Ana dağıtım panoları.',
  icon: 'developer_board',
  order: 1,
} satisfies z.input<typeof serviceCreate>;

export const serviceEndpoints = [
  endpoint({
    method: 'get',
    path: '/services',
    tag,
    summary: 'List the visible services by order',
    query: pageQuery,
    answer: many(serviceRest),
    refusals: [400],
    run: async ({ ctx, query }) => listAnswer(await services.listVisible(ctx, query)),
  }),
  endpoint({
    method: 'put',
    path: '/admin/services/order',
    tag,
    summary: 'Give services new positions, all or none',
    admin: true,
    body: reorderInput,
    example: { items: [{ id: 2, order: 0 }] },
    answer: z.object({ data: z.array(serviceRest) }),
    refusals: [400],
    run: async ({ ctx, body }) => ({ data: await services.reorder(ctx, body.items) }),
  }),
  endpoint({
    method: 'put',
    path: '/admin/services/{id}/toggle-visible',
    tag,
    summary: 'Show or hide a service',
    admin: true,
    params: idParam,
    missing: 'service.notFound',
    answer: one(serviceRest),
    refusals: [404],
    run: async ({ ctx, params }) => ({ data: await services.toggleVisible(ctx, params.id) }),
  }),
  ...crudEndpoints({
    tag,
    path: '/admin/services',
    names: { one: 'service', many: 'services' },
    missing: 'service.notFound',
    record: serviceRest,
    create: serviceCreate,
    update: serviceUpdate,
    query: serviceQuery,
    example,
    operations: services,
  }),
];
