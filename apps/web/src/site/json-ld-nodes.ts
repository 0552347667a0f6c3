import type { CompanyRecord } from '@pano/api/company/company.schema';
import type { Locale } from '@pano/i18n/locales';
import { inLanguage } from '../lib/use-company';

/** A thing of the schema.org vocabulary; nodes of one page refer to each other by `@id`. */
export type JsonLdNode = { '@type': string; '@id'?: string } & { [property: string]: unknown };

/** What the nodes of a page are made from. */
export type GraphContext = {
  locale: Locale;
  /** The address of this page, in the language it stands in. */
  pageUrl: string;
  absolute: (path: string) => string;
  /** A path of the site in the language of the page, as a complete address. */
  link: (path: string) => string;
};

export type Crumb = {
  name: string;
  path: string;
  /** Of the name, where it is another than that of the page. */
  lang?: string;
};

/** What the owner has not filled in is left out. */
const present = (node: JsonLdNode): JsonLdNode => ({
  '@type': node['@type'],
  ...Object.fromEntries(Object.entries(node).filter(([, value]) => value !== null && value !== undefined)),
});

const businessId = ({ absolute }: GraphContext) => absolute('/#business');
const websiteId = ({ absolute }: GraphContext) => absolute('/#website');

export function businessNode(company: CompanyRecord, site: GraphContext): JsonLdNode {
  const { locale, absolute } = site;
  const { latitude, longitude } = company;
  return present({
    '@type': 'Electrician',
    '@id': businessId(site),
    name: company.name,
    legalName: company.legalName,
    slogan: inLanguage(company.slogan, locale),
    description: inLanguage(company.blurb, locale),
    url: absolute('/'),
    logo: absolute(company.logoUrl ?? '/art/mark.svg'),
    image: absolute('/og/site.jpg'),
    telephone: company.phone,
    email: company.email,
    areaServed: company.city ? { '@type': 'City', name: company.city } : null,
    address: present({
      '@type': 'PostalAddress',
      streetAddress: company.street,
      addressLocality: company.district,
      addressRegion: company.city,
      postalCode: company.postalCode,
      addressCountry: company.country,
    }),
    geo: latitude !== null && longitude !== null ? { '@type': 'GeoCoordinates', latitude, longitude } : null,
    openingHoursSpecification: company.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    sameAs: company.socialLinks.map(({ url }) => url),
  });
}

export const websiteNode = (company: CompanyRecord, site: GraphContext): JsonLdNode => ({
  '@type': 'WebSite',
  '@id': websiteId(site),
  url: site.absolute('/'),
  name: company.name,
  inLanguage: ['tr', 'en'],
  publisher: { '@id': businessId(site) },
});

type Page = { type: 'WebPage' | 'CollectionPage'; name: string; description?: string | null; hasCrumbs: boolean };

export const pageNode = ({ type, name, description, hasCrumbs }: Page, site: GraphContext): JsonLdNode => ({
  '@type': type,
  '@id': `${site.pageUrl}#webpage`,
  url: site.pageUrl,
  name,
  ...(description ? { description } : {}),
  inLanguage: site.locale,
  isPartOf: { '@id': websiteId(site) },
  about: { '@id': businessId(site) },
  ...(hasCrumbs ? { breadcrumb: { '@id': `${site.pageUrl}#breadcrumb` } } : {}),
});

export const breadcrumbNode = (crumbs: Crumb[], site: GraphContext): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  '@id': `${site.pageUrl}#breadcrumb`,
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.link(path),
  })),
});

const imageNode = (image: { id: string; src: string; name: string }, site: GraphContext): JsonLdNode => ({
  '@type': 'ImageObject',
  '@id': image.id,
  contentUrl: site.absolute(image.src),
  url: site.absolute(image.src),
  name: image.name,
  creator: { '@id': businessId(site) },
});

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
): JsonLdNode => ({
  '@type': 'Service',
  '@id': site.absolute(`/#service-${service.id}`),
  name: service.title,
  description: service.description,
  serviceType: service.title,
  provider: { '@id': businessId(site) },
  ...(company.city ? { areaServed: { '@type': 'City', name: company.city } } : {}),
});
