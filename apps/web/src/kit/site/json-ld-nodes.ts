import { homePath } from '@pano/api/addresses';
import { shareImagePath } from '@pano/api/beside-pages';
import type { CompanyRecord } from '@pano/api/company/company.schema';
import type { Locale } from '@pano/i18n/locales';
import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  Electrician,
  FAQPage,
  ImageObject,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';

/** A thing of the schema.org vocabulary; nodes of one page refer to each other by `@id`. */
export type JsonLdNode = Exclude<Thing, string>;

/** What the nodes of a page are made from. */
export type GraphContext = {
  locale: Locale;
  /** Of the content of the page. */
  lang: Locale;
  /** The address of this page in its language. */
  pageUrl: string;
  /** The address of this page in the other language; null where it has none. */
  otherUrl: string | null;
  absolute: (path: string) => string;
  /** The complete address of a page whose texts are in a language, that of the content unless named. */
  link: (path: string, lang?: Locale) => string;
};

export type Crumb = {
  name: string;
  path: string;
  /** Of the name, where it may be another than that of the page. */
  lang?: Locale;
};

export const businessId = ({ absolute }: GraphContext) => absolute('/#business');
const websiteId = ({ absolute }: GraphContext) => absolute('/#website');

/** What the owner has not filled in is undefined, which JSON leaves out. */
export function businessNode(company: CompanyRecord, site: GraphContext): Exclude<Electrician, string> {
  const { locale, absolute } = site;
  const { latitude, longitude } = company;
  return {
    '@type': 'Electrician',
    '@id': businessId(site),
    name: company.name,
    legalName: company.legalName ?? undefined,
    slogan: company.slogan[locale] ?? undefined,
    description: company.blurb[locale] ?? undefined,
    url: absolute('/'),
    logo: company.logoUrl ? absolute(company.logoUrl) : undefined,
    image: absolute(shareImagePath(homePath[locale])),
    telephone: company.phone ?? undefined,
    email: company.email ?? undefined,
    areaServed: company.city ? { '@type': 'City', name: company.city } : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street ?? undefined,
      addressLocality: company.district ?? undefined,
      addressRegion: company.city ?? undefined,
      postalCode: company.postalCode ?? undefined,
      addressCountry: company.country ?? undefined,
    },
    geo: latitude !== null && longitude !== null ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    openingHoursSpecification: [
      ...company.hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days,
        opens,
        closes,
      })),
      ...company.specialDays.map(({ from, to, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: from,
        validThrough: to,
        // Closed from midnight to midnight is how search engines read "all day".
        opens: opens ?? '00:00',
        closes: closes ?? '00:00',
      })),
    ],
    sameAs: company.socialLinks.map(({ url }) => url),
  };
}

export const websiteNode = (company: CompanyRecord, site: GraphContext): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(site),
  url: site.absolute('/'),
  name: company.name,
  inLanguage: company.english ? ['tr', 'en'] : 'tr',
  publisher: { '@id': businessId(site) },
});

export type PageType = 'WebPage' | 'CollectionPage' | 'AboutPage' | 'ContactPage';

type Page = { type: PageType; name: string; description?: string | null; hasCrumbs: boolean };

export const pageNode = (
  { type, name, description, hasCrumbs }: Page,
  site: GraphContext,
): WebPage | CollectionPage | AboutPage | ContactPage => ({
  '@type': type,
  '@id': `${site.pageUrl}#webpage`,
  url: site.pageUrl,
  name,
  ...(description ? { description } : {}),
  inLanguage: site.lang,
  ...translations(site, '#webpage'),
  isPartOf: { '@id': websiteId(site) },
  about: { '@id': businessId(site) },
  ...(hasCrumbs ? { breadcrumb: { '@id': `${site.pageUrl}#breadcrumb` } } : {}),
});

export const breadcrumbNode = (crumbs: Crumb[], site: GraphContext): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${site.pageUrl}#breadcrumb`,
  itemListElement: crumbs.map(({ name, path, lang }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: index === crumbs.length - 1 ? site.pageUrl : site.link(path, lang),
  })),
});

/** What a work and its translation say of each other; the Turkish one came first. */
export function translations({ lang, otherUrl }: GraphContext, id: string) {
  if (otherUrl === null) return {};
  const other = { '@id': `${otherUrl}${id}` };
  return lang === 'en' ? { translationOfWork: other } : { workTranslation: other };
}

export const imageNode = (image: { id: string; src: string; name: string }, site: GraphContext) =>
  ({
    '@type': 'ImageObject' as const,
    '@id': image.id,
    contentUrl: site.absolute(image.src),
    url: site.absolute(image.src),
    name: image.name,
    creator: { '@id': businessId(site) },
  }) satisfies ImageObject;

/** Typical questions with their answers. */
export const questionsNode = (questions: { question: string; answer: string }[], site: GraphContext): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${site.pageUrl}#questions`,
  inLanguage: site.lang,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
