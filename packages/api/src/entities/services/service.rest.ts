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

const resource = { tag: 'Services', missing: 'service.notFound', record: serviceRest } as const;

export const serviceEndpoints = [
  publicList(resource, '/services', 'List the visible services by order', queries.listVisible),
  publicRecordBySlug(
    { ...resource, record: servicePageRest },
    '/services/slug/{slug}',
    'Read a visible service with its page by its slug; a service without content has no page',
    queries.getVisibleBySlug,
  ),
  orderEndpoint(resource, '/admin/services/order', 'services', services.reorder),
  toggleEndpoint(resource, '/admin/services/{id}/toggle-visible', 'Show or hide a service', services.toggleVisible),
  ...crudEndpoints({
    ...resource,
    path: '/admin/services',
    names: { one: 'service', many: 'services' },
    taken: 'slug.taken.services',
    create: serviceApiCreate,
    update: serviceApiUpdate,
    query: serviceQuery,
    example: exampleOf(serviceFields),
    operations: { ...queries, ...services },
  }),
];
