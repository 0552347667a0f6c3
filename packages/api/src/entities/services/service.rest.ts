import type * as z from 'zod';
import { crudEndpoints, orderEndpoint, publicList, toggleEndpoint } from '#platform/transport/crud-endpoints';
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
  publicList({
    tag,
    path: '/services',
    summary: 'List the visible services by order',
    shared: true,
    record: serviceRest,
    list: services.listVisible,
  }),
  orderEndpoint({
    tag,
    path: '/admin/services/order',
    names: 'services',
    record: serviceRest,
    reorder: services.reorder,
  }),
  toggleEndpoint({
    tag,
    path: '/admin/services/{id}/toggle-visible',
    summary: 'Show or hide a service',
    missing: 'service.notFound',
    record: serviceRest,
    toggle: services.toggleVisible,
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
