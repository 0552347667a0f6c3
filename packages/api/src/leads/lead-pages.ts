import type { Db } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { translate } from '@pano/i18n/translate';
import { isCommonPage } from '#address-lookup';
import { menuPages, plainPath, sitePages, sitePath } from '#addresses';
import { nameSource } from '#insight/visit-source.schema';
import { findAddressed } from '#platform/records/translations/addressed-records';
import type { LeadPage } from './lead.schema';
import type { LeadOrigin } from './lead-origin.schema';

/** Finds pages of the site that visitors can open now, by their address and title of today. */
export async function findLeadPages(
  db: Db,
  locale: Locale,
  paths: (string | null | undefined)[],
): Promise<(path: string | null | undefined) => (LeadPage & { title: string }) | undefined> {
  const asked = paths.flatMap((path) => (path ? plainSpelling(path) : []));
  const recordAt = await findAddressed(db, asked);
  return (path) => {
    if (!path) return undefined;
    const spelling = plainSpelling(path);
    const record = recordAt(spelling);
    return record
      ? { path: sitePath(record.kind, record.turkish), title: record.title }
      : findCommonPage(plainPath(spelling), locale);
  };
}

/** As the router takes any spelling of an address. */
const plainSpelling = (path: string) => path.toLowerCase().replace(/\/+$/, '') || sitePages.home;

/** The contact section of the home page has an address of its own. */
function findCommonPage(path: string, locale: Locale) {
  if (!isCommonPage(path)) return undefined;
  const list = menuPages.find((page) => sitePages[page] === path);
  if (list) return { path, title: translate(locale, `menu.lists.${list}`) };
  return { path: sitePages.home, title: translate(locale, 'menu.sections.home') };
}

/** What is stored of where a lead comes from. Of its pages only those that are public. */
export async function readOrigin(db: Db, locale: Locale, origin: LeadOrigin | undefined) {
  if (!origin) return {};
  const { page, entry } = origin;
  const pageAt = await findLeadPages(db, locale, [page, entry]);
  return {
    page: pageAt(page)?.path ?? null,
    entry: pageAt(entry)?.path ?? null,
    source: entry === undefined ? null : nameSource(origin),
  };
}
