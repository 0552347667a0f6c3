// Which page an address belongs to, and where one leads that is not the present one. Runs in the browser too.

import {
  besideSite,
  englishPages,
  englishPrefix,
  isEnglishPath,
  type Paths,
  pagePatterns,
  plainPath,
  type SluggedKind,
  sitePages,
  sluggedKinds,
} from '#addresses';

type Move = { path: string; status: 301 | 302 };
type Addressed = {
  /** Its address for a visitor who reads English. */
  path: string;
  paths: Paths;
  /** Whether the address that was asked for was that of English texts which were taken off the site. */
  withdrawn?: boolean;
};

/**
 * Where an address leads that a record was found by; null where the page is right there. What may be English one day
 * leads to the Turkish text for the time being only.
 */
export function findMove(asked: string, { path, paths, withdrawn = false }: Addressed): Move | null {
  const plain = asked.replace(/%[2-7][0-9a-f]/gi, (code) => decodeURIComponent(code));
  const present = plain.toLowerCase().replace(/\/+$/, '');
  if (!present.startsWith(`${englishPrefix}/`)) return present === paths.tr ? null : { path: paths.tr, status: 301 };
  if (paths.en !== null) return present === paths.en ? null : { path: paths.en, status: 301 };
  if (present === path) return null;
  const isEnglish = withdrawn || isEnglishOnly(present) || !path.startsWith(`${englishPrefix}/`);
  return { path, status: isEnglish ? 302 : 301 };
}

/** Whether only English texts have such an address. */
const isEnglishOnly = (path: string): boolean =>
  sluggedKinds.some((kind) => {
    const [before = ''] = englishPages[kind].split(':');
    return englishPages[kind] !== sitePages[kind] && path.startsWith(englishPrefix + before);
  });

/** The record that the address of a page belongs to, `/proje/pano` or `/en/project/board`; null for any other address. */
export function parseRecordPath(path: string): { kind: SluggedKind; slug: string; isEnglish: boolean } | null {
  const isEnglish = isEnglishPath(path);
  const plain = isEnglish ? path.slice(englishPrefix.length) : path;
  const [, before, slug = ''] = /^(\/.+\/)([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/.exec(plain) ?? [];
  const patterns = (one: SluggedKind) => (isEnglish ? pagePatterns(one) : [String(sitePages[one])]);
  const kind = sluggedKinds.find((one) => patterns(one).includes(`${before}:slug`));
  return kind ? { kind, slug, isEnglish } : null;
}

/** Whether it is the plain address of a page that every site has, such as the list of articles. */
export const isCommonPage = (path: string): boolean =>
  Object.values(sitePages).some((page) => page === path && !page.includes(':'));

/** What is no page of the site but responds: files and what is not for visitors. */
const isOtherAddress = (path: string): boolean =>
  /\.[a-z0-9]+$/.test(path) || besideSite.some((start) => `${path}/`.startsWith(`${start}/`));

/** Whether an address of this site is that of no page, in either language; addresses of records never are. */
export function isUnknownPath(address: string): boolean {
  if (!/^\/(?!\/)/.test(address)) return false;
  const path = address.toLowerCase();
  const plain = plainPath(path);
  return !isCommonPage(plain) && parseRecordPath(path) === null && !isOtherAddress(path);
}
