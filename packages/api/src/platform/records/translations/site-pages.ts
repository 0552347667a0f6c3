import type { Db } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { translate } from '@pano/i18n/translate';
import { isCommonPage } from '#address-lookup';
import { menuPages, plainPath, type SluggedKind, sitePages, sitePath } from '#addresses';
import { findAddressed } from './addressed-records';

/** A page of the site by its address and title of today; `record` is null for one that every site has. */
type SitePage = { path: string; title: string; record: { kind: SluggedKind; id: number } | null };

/** Finds pages of the site that visitors can open now, with one query. */
export async function findSitePages(
  db: Db,
  locale: Locale,
  paths: (string | null | undefined)[],
): Promise<(path: string | null | undefined) => SitePage | undefined> {
  const spellings = paths.flatMap((path) => (path ? plainSpelling(path) : []));
  const recordAt = await findAddressed(db, spellings);
  return (path) => {
    if (!path) return undefined;
    const spelling = plainSpelling(path);
    const record = recordAt(spelling);
    if (!record) return findCommonPage(plainPath(spelling), locale);
    const { kind, id, turkish, title } = record;
    return { path: sitePath(kind, turkish), title, record: { kind, id } };
  };
}

/** As the router takes any spelling of an address. */
const plainSpelling = (path: string) => path.toLowerCase().replace(/\/+$/, '') || sitePages.home;

/** The contact section of the home page has an address of its own. */
function findCommonPage(path: string, locale: Locale): SitePage | undefined {
  if (!isCommonPage(path)) return undefined;
  const list = menuPages.find((page) => sitePages[page] === path);
  if (list) return { path, title: translate(locale, `menu.lists.${list}`), record: null };
  return { path: sitePages.home, title: translate(locale, 'menu.sections.home'), record: null };
}
