import type { Db } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { nameSource } from '#insight/visit-source.schema';
import { findSitePages } from '#platform/records/translations/site-pages';
import type { LeadOrigin } from './lead-origin.schema';

/** What is stored of where a lead comes from. Of its pages only those that are public. */
export async function readOrigin(db: Db, locale: Locale, origin: LeadOrigin | undefined) {
  if (!origin) return {};
  const { page, entry } = origin;
  const pageAt = await findSitePages(db, locale, [page, entry]);
  return {
    page: pageAt(page)?.path ?? null,
    entry: pageAt(entry)?.path ?? null,
    source: entry === undefined ? null : nameSource(origin),
  };
}
