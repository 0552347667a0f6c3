import { type HomeSection, homeSections, type TitledSection, titledSections } from '#addresses';

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
  // Runs while the program loads, before an older browser has `toReversed`.
  ...[...homeSections].reverse().flatMap((section) => [`${section}Title`, `${section}Lead`] as const),
  'brandsTitle',
  'brandsLead',
  'contactTitle',
  'contactLead',
  ...invitations,
];

/** Something for each of the texts, such as its schema or its label. */
export const mapSiteTexts = <T>(make: (name: SiteTextName) => T): Record<SiteTextName, T> =>
  Object.fromEntries(siteTextNames.map((name) => [name, make(name)])) as Record<SiteTextName, T>;

/** What the profile of the REST API does not have, because it came later; it stands among the titles of the sections. */
export const unlistedTexts = { brandsLead: true } as const;

/** Something for each section that has a title and an introduction. */
export const mapSections = <T>(make: (section: TitledSection) => T): Record<TitledSection, T> =>
  Object.fromEntries(titledSections.map((section) => [section, make(section)])) as Record<TitledSection, T>;
