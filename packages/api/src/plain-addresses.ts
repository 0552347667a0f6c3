// Addresses of pages in both languages: what the first script of the site needs of `addresses.ts`, of which it would
// otherwise carry all that the program uses.

/** What every address of an English page begins with. */
export const englishPrefix = '/en';

/** The home page, and the same page at its contact section. */
export const homeAddress = '/';
export const contactAddress = '/contact';

/** The plain address of each page without a record that has English words behind `/en`. */
export const plainNames = {
  '/projects': '/projeler',
  '/services': '/hizmetler',
  '/about': '/hakkimizda',
  '/contact': '/iletisim',
} as const;

const isEnglishName = (path: string): path is keyof typeof plainNames => path in plainNames;

/** The address without the language: `/en/services` is `/hizmetler`, `/en` is `/`; what is plain already stays. */
export function plainPath(path: string): string {
  if (!isEnglishPath(path)) return path;
  const named = path.slice(englishPrefix.length) || homeAddress;
  return isEnglishName(named) ? plainNames[named] : named;
}

/** Whether an address belongs to the English site, in any spelling that the router takes. */
export const isEnglishPath = (path: string): boolean => /^\/en(?:\/|$)/i.test(path);

/** Where browsers tell what visitors do, without saying who they are. */
export const countPath = '/say';
