import type { CompanyRecord } from '@pano/api/company/company.schema';
import type { ImageObject, Service } from 'schema-dts';
import { businessId, type GraphContext, type JsonLdNode } from './json-ld-nodes';

const imageNode = (image: { id: string; src: string; name: string }, site: GraphContext) =>
  ({
    '@type': 'ImageObject' as const,
    '@id': image.id,
    contentUrl: site.absolute(image.src),
    url: site.absolute(image.src),
    name: image.name,
    creator: { '@id': businessId(site) },
  }) satisfies ImageObject;

type Article = {
  title: string;
  excerpt: string | null;
  featuredImage: string | null;
  publishedAt: string | null;
  updatedAt: string;
  section: string | null;
};

export function articleNodes(article: Article, site: GraphContext): JsonLdNode[] {
  const imageId = `${site.pageUrl}#image`;
  return [
    {
      '@type': 'Article',
      '@id': `${site.pageUrl}#article`,
      headline: article.title,
      ...(article.excerpt ? { description: article.excerpt } : {}),
      image: { '@id': imageId },
      datePublished: article.publishedAt ?? article.updatedAt,
      dateModified: article.updatedAt,
      ...(article.section ? { articleSection: article.section } : {}),
      inLanguage: 'tr',
      author: { '@id': businessId(site) },
      publisher: { '@id': businessId(site) },
      mainEntityOfPage: { '@id': `${site.pageUrl}#webpage` },
    },
    imageNode({ id: imageId, src: article.featuredImage ?? '/og/site.jpg', name: article.title }, site),
  ];
}

type Project = {
  title: string;
  description: string | null;
  location: string | null;
  keywords: string | null;
  images: { src: string; alt: string }[];
};

export function projectNodes(project: Project, site: GraphContext): JsonLdNode[] {
  const images = project.images.map(({ src, alt }, index) =>
    imageNode({ id: `${site.pageUrl}#image-${index + 1}`, src, name: alt }, site),
  );
  return [
    {
      '@type': 'CreativeWork',
      '@id': `${site.pageUrl}#project`,
      name: project.title,
      url: site.pageUrl,
      ...(project.description ? { description: project.description } : {}),
      ...(project.location ? { locationCreated: { '@type': 'Place', name: project.location } } : {}),
      ...(project.keywords ? { keywords: project.keywords } : {}),
      image: images.map((image) => ({ '@id': image['@id'] })),
      creator: { '@id': businessId(site) },
      mainEntityOfPage: { '@id': `${site.pageUrl}#webpage` },
    },
    ...images,
  ];
}

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
