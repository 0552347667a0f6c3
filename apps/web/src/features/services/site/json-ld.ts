import type { CompanyRecord } from '@pano/api/company/company.schema';
import type { Locale } from '@pano/i18n/locales';
import type { Service } from 'schema-dts';
import { businessId, type GraphContext, imageNode, type JsonLdNode, questionsNode } from '#kit/site/json-ld-nodes.ts';

type Card = { id: number; lang: Locale; title: string; description: string; path?: string };
type ServiceNode = Exclude<Service, string>;

/** What the home page says of a service. */
export const serviceNode = (service: Card, company: CompanyRecord, site: GraphContext): ServiceNode => ({
  '@type': 'Service',
  '@id': site.absolute(`/#service-${service.id}`),
  name: service.title,
  description: service.description,
  serviceType: service.title,
  provider: { '@id': businessId(site) },
  ...(service.path ? { url: site.link(service.path, service.lang) } : {}),
  ...(company.city ? { areaServed: { '@type': 'City', name: company.city } } : {}),
});

type ServicePage = Card & {
  questions: { question: string; answer: string }[];
  images: { src: string; alt: string }[];
};

/** What the page of a service is about, with its questions. */
export function servicePageNodes(service: ServicePage, company: CompanyRecord, site: GraphContext): JsonLdNode[] {
  const images = service.images.map(({ src, alt }, index) =>
    imageNode({ id: `${site.pageUrl}#image-${index + 1}`, src, name: alt }, site),
  );
  return [
    {
      ...serviceNode(service, company, site),
      '@id': `${site.pageUrl}#service`,
      url: site.pageUrl,
      image: images.map((image) => ({ '@id': image['@id'] })),
      mainEntityOfPage: { '@id': `${site.pageUrl}#webpage` },
    },
    ...(service.questions.length > 0 ? [questionsNode(service.questions, site)] : []),
    ...images,
  ];
}
