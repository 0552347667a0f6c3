import {
  englishNames,
  englishPrefix,
  isEnglishPath,
  pagePatterns,
  type SluggedKind,
  sitePages,
  sitePath,
  sluggedKinds,
  slugRedirectNames,
} from '@pano/api/addresses';
import { listKnownSlugs } from '@pano/api/server';
import type { Database } from '@pano/db';
import type { Hono } from 'hono';
import type { ServerEnv } from '#http/request-info';
import type { CacheableUrl } from './cacheable-url';
import type { ContentVersion, Version } from './content-version';

/** An address of a record, or one that no page has. */
type Address = {
  /** The page that says that nothing is there, shared by all addresses of a kind and a language. */
  notFound: CacheableUrl;
  record: { kind: SluggedKind; slug: string } | null;
};

/** With more records of a kind the application looks up each of their addresses. */
const maxSlugs = 20_000;

/** No record has this slug. */
const noSlug = '_';

/**
 * Recognizes addresses that lead nowhere, so that none of them costs a query or a rendering of its own. The slugs are
 * read once for each version of the content, when an unknown one is requested.
 * @param routes of the application; what they take is not for the router of the pages
 */
export function createUnknownAddresses(db: Database, version: ContentVersion, routes: Hono<ServerEnv>['routes']) {
  const reads = routes.filter(({ method }) => method === 'GET' || method === 'ALL');
  const english = englishPrefix.slice(1);
  const taken = new Set(reads.map(({ path }) => firstSegment(path)).filter((name) => !/^$|[*:]/.test(name)));
  // Of what is below /en most is pages.
  taken.delete(english);
  const takenInEnglish = new Set(reads.map(({ path }) => path).filter((path) => firstSegment(path) === english));
  const notFound = new Map<string, CacheableUrl>();
  type Slugs = Awaited<ReturnType<typeof listKnownSlugs>>;
  let latest: { version: Version; slugs: Slugs } | null = null;
  let loading: { number: number; slugs: Promise<Slugs> } | null = null;

  const load = async (): Promise<Slugs> => {
    const started = await version.now();
    const slugs = await listKnownSlugs(db, maxSlugs);
    latest = { version: started, slugs };
    return slugs;
  };

  /** Single flight for one version of the content. */
  const loadOnce = (): Promise<Slugs> => {
    const number = version.current();
    if (loading?.number !== number) {
      const current = { number, slugs: load() };
      loading = current;
      const end = () => {
        if (loading === current) loading = null;
      };
      current.slugs.then(end, end);
    }
    return loading.slugs;
  };

  return {
    /** What the router of the pages makes of a URL; null for one of a fixed page, and for one that is no page. */
    parse: (url: string): Address | null => {
      const path = pathOf(url);
      if (path === null || taken.has(firstSegment(path)) || takenInEnglish.has(path) || fixedPages.test(path))
        return null;
      const record = findRecord(path);
      const prefix = isEnglishPath(path) ? englishPrefix : '';
      const key = prefix + (record ? sitePath(record.kind, noSlug) : `/${noSlug}`);
      let page = notFound.get(key);
      if (!page) {
        page = { kind: 'page', key, path: key, offset: 0, page: 1, negotiated: prefix === '' };
        notFound.set(key, page);
      }
      return { notFound: page, record };
    },
    /**
     * Whether something may be at an address; a promise where that has to be read. A slug that was known in an earlier
     * version counts as known: the application finds out.
     */
    isKnown: ({ record }: Address): boolean | Promise<boolean> => {
      if (!record) return false;
      const isAmong = (slugs: Slugs) => slugs.get(slugRedirectNames[record.kind])?.has(record.slug) ?? true;
      if (latest && (isAmong(latest.slugs) || version.isFresh(latest.version))) return isAmong(latest.slugs);
      return loadOnce().then(isAmong);
    },
  };
}

/** As the router of the pages matches: letters of either case, and slashes at the end. */
const pattern = (paths: string[]) =>
  new RegExp(`^(?:${englishPrefix})?(?:${paths.join('|').replaceAll(':slug', '[^/]+')})/*$`, 'i');

const { home: _home, ...pagesBelowHome } = sitePages;
const fixedPaths = [...Object.values(pagesBelowHome), ...Object.values(englishNames)];
const fixedPages = pattern(['', ...fixedPaths.filter((path) => !path.includes(':'))]);
const recordPages = sluggedKinds.map((kind) => [kind, pattern(pagePatterns(kind))] as const);

function findRecord(path: string): Address['record'] {
  for (const [kind, page] of recordPages) {
    const slug = page.test(path) && /([^/]+)\/*$/.exec(path)?.[1];
    if (slug) return { kind, slug };
  }
  return null;
}

const firstSegment = (path: string): string => path.split('/', 2)[1] ?? '';

/** A path that needs neither decoding nor normalization, as most do. */
const plainPath = /^((?:\/[\w~-][\w.~-]*)+\/?)(?:\?[!-~]*)?$/;

/** The path of a request line as the router of the pages reads it; null for one that is not plainly a path. */
function pathOf(url: string): string | null {
  const plain = plainPath.exec(url)?.[1];
  if (plain !== undefined) return plain;
  if (!/^\/[!-~]*$/.test(url) || /[\\#]/.test(url) || !URL.canParse(`http://host${url}`)) return null;
  const { pathname } = new URL(`http://host${url}`);
  if (!pathname.includes('%')) return pathname;
  try {
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'));
    return segments.join('/');
  } catch (error) {
    if (error instanceof URIError) return pathname;
    throw error;
  }
}
