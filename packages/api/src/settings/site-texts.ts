import { type HomeSection, homeSections } from '#addresses';

const invitations = ['workInvitation', 'jobInvitation', 'readerInvitation'] as const;

/**
 * Texts of the site that are the firm's own: what stands behind its name in the title, the titles and leads of the
 * sections, and the invitations to write below a list of work, beside a single job and below a text. Without one the
 * site says something neutral, or nothing.
 */
export type SiteTextName =
  | `${'site' | 'brands' | 'contact' | HomeSection}Title`
  | 'siteDescription'
  | `${'brands' | 'contact' | HomeSection}Lead`
  | (typeof invitations)[number];

export const siteTextNames: readonly SiteTextName[] = [
  'siteTitle',
  'siteDescription',
  // In the order of the home page, which is the opposite of theirs.
  ...homeSections.toReversed().flatMap((section) => [`${section}Title`, `${section}Lead`] as const),
  'brandsTitle',
  'brandsLead',
  'contactTitle',
  'contactLead',
  ...invitations,
];

/** Something for each of the texts, such as its schema or its label. */
export const mapSiteTexts = <T>(make: (name: SiteTextName) => T): Record<SiteTextName, T> =>
  Object.fromEntries(siteTextNames.map((name) => [name, make(name)])) as Record<SiteTextName, T>;

/** The sections of the site that have a title and an introduction, in the order of the home page. */
export const titledSections = ['categories', 'projects', 'services', 'brands', 'articles', 'contact'] as const;
export type TitledSection = (typeof titledSections)[number];

export const mapSections = <T>(make: (section: TitledSection) => T): Record<TitledSection, T> =>
  Object.fromEntries(titledSections.map((section) => [section, make(section)])) as Record<TitledSection, T>;
