// Addresses of pages in both languages: what the first script of the site needs of `addresses.ts`, of which it would
// otherwise carry all that the program uses.

/** What every address of an English page begins with. */
export const englishPrefix = '/en';

/** The home page, and the same page at its contact section. */
export const homeAddress = '/';
export const contactAddress = '/contact';

/** The home page in both languages. */
export const isHomePath = (path: string): boolean => path === homeAddress || path === englishPrefix;

/** In any spelling that the router takes. */
const english = /^\/en(?=\/|$)/i;

/** Whether an address belongs to the English site. */
export const isEnglishPath = (path: string): boolean => english.test(path);

/** What stands behind `/en`; English words of a page without a record lead on to its plain address (`plainPath`). */
export const withoutEnglish = (path: string): string => path.replace(english, '');

/** Where browsers tell what visitors do, without saying who they are. */
export const countPath = '/say';

/** Where assistants reach their tools, by the Model Context Protocol. */
export const assistantPath = '/api/v1/mcp';
