import { exampleOf } from '#platform/fields/derive';
import {
  crudEndpoints,
  orderEndpoint,
  publicList,
  publicRecordBySlug,
  toggleEndpoint,
} from '#platform/transport/crud-endpoints';
import { serviceFields } from './service.fields';
import * as services from './service.operations';
import * as queries from './service.queries';
import { serviceApiCreate, serviceApiUpdate, servicePageRest, serviceQuery, serviceRest } from './service.schema';

const tag = 'Services';
export const serviceEndpoints = [
  publicList({
    tag,
    path: '/services',
    summary: 'List the visible services by order',
    shared: true,
    record: serviceRest,
    list: queries.listVisible,
  }),
  publicRecordBySlug({
    tag,
    path: '/services/slug/{slug}',
    summary: 'Read a visible service with its page by its slug; a service without content has no page',
    shared: true,
    missing: 'service.notFound',
    record: servicePageRest,
    get: queries.getVisibleBySlug,
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
    taken: 'slug.taken.services',
    record: serviceRest,
    create: serviceApiCreate,
    update: serviceApiUpdate,
    query: serviceQuery,
    example: exampleOf(serviceFields),
    operations: { ...queries, ...services },
  }),
];
