// The public pages and their English addresses: what the first script of a page needs of the addresses.

/** The public pages. Under `/en` each of them is English. */
export const sitePages = {
  home: '/',
  contact: '/contact',
  articles: '/articles',
  article: '/articles/:slug',
  /** All records of a kind, page by page: the home page shows the first ones. */
  categories: '/category',
  projects: '/projeler',
  services: '/hizmetler',
  brands: '/brands',
  about: '/hakkimizda',
  contactPage: '/iletisim',
  category: '/category/:slug',
  project: '/proje/:slug',
  service: '/hizmet/:slug',
  page: '/sayfa/:slug',
} as const;

/** What every address of an English page begins with. */
export const englishPrefix = '/en';

/** Behind `/en`, the pages without a record whose address has English words. */
export const englishNames = {
  projects: '/projects',
  services: '/services',
  about: '/about',
  contactPage: '/contact',
} as const satisfies Partial<Record<keyof typeof sitePages, string>>;

const namedPages = Object.keys(englishNames) as (keyof typeof englishNames)[];

/** The English address of a plain one: `/hizmetler` becomes `/en/services`, `/` becomes `/en`. */
export function toEnglishPath(plain: string): string {
  const page = namedPages.find((name) => sitePages[name] === plain);
  return englishPrefix + (page ? englishNames[page] : plain === sitePages.home ? '' : plain);
}

/** The plain address of an English one: `/en/services` becomes `/hizmetler`, `/en` becomes `/`. */
export function toPlainPath(english: string): string {
  const path = english.slice(englishPrefix.length) || sitePages.home;
  const page = namedPages.find((name) => englishNames[name] === path);
  return page ? sitePages[page] : path;
}

/** Whether an address belongs to the English site, in any spelling that the router takes. */
export const isEnglishPath = (path: string): boolean =>
  `${path}/`.slice(0, englishPrefix.length + 1).toLowerCase() === `${englishPrefix}/`;
