import type { Database } from '@pano/db';
import { plainPath, sitePages, sitePath } from '#addresses';
import { findAddressed } from '#platform/records/translations/addressed-records';
import { createQueryCache } from '#platform/services/query-cache';
import { siteOffline } from '#settings/setting.operations';

/** A page that visitors can open now: its plain address of today, and which page of the site it is. */
export type VisitedPage = { path: string; name: keyof typeof sitePages };

const pages = createQueryCache<VisitedPage | null>('content');
/** Also of addresses that are of no page, and apart from the pages, which made-up addresses must not evict. */
const lookups = createQueryCache<{ page: VisitedPage | null }>('content');
const minuteMs = 60_000;
const openSites = createQueryCache<boolean>('content');

/** The page at an address in any spelling, language and with any slug that it has or had; null where there is none. */
export function findVisitedPage(db: Database, path: string): Promise<VisitedPage | null> {
  const spelling = path.toLowerCase().replace(/\/+$/, '') || sitePages.home;
  return pages(db, spelling, async () => {
    // An article that appears by its date alone makes no commit: what is of no page may be of one in the next minute.
    const minute = Math.floor(Date.now() / minuteMs);
    const { page } = await lookups(db, `${minute} ${spelling}`, async () => ({ page: await readPage(db, spelling) }));
    return page;
  });
}

async function readPage(db: Database, spelling: string): Promise<VisitedPage | null> {
  const record = (await findAddressed(db, [spelling]))(spelling);
  if (record) return { path: sitePath(record.kind, record.turkish), name: record.kind };
  const plain = plainPath(spelling);
  // The contact section of the home page has an address of its own.
  if (plain === sitePages.contact) return homePage;
  const name = pageNames.find((one) => sitePages[one] === plain && !plain.includes(':'));
  return name ? { path: plain, name } : null;
}

const pageNames = Object.keys(sitePages) as (keyof typeof sitePages)[];
const homePage: VisitedPage = { path: sitePages.home, name: 'home' };

/** Whether visitors see the site, and not that it is closed for maintenance. */
export const isSiteOpen = (db: Database): Promise<boolean> =>
  openSites(db, '', async () => !(await siteOffline({ db })).siteOffline);
