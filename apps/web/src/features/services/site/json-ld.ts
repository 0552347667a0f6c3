import type { CompanyRecord } from '@pano/api/company/company.schema';
import type { Service } from 'schema-dts';
import { businessId, type GraphContext } from '#kit/site/json-ld-nodes.ts';

export const serviceNode = (
  service: { id: number; title: string; description: string },
  company: CompanyRecord,
  site: GraphContext,
): Service => ({
  '@type': 'Service',
  '@id': site.absolute(`/#service-${service.id}`),
  name: service.title,
  description: service.description,
  serviceType: service.title,
  provider: { '@id': businessId(site) },
  ...(company.city ? { areaServed: { '@type': 'City', name: company.city } } : {}),
});
