import {
  englishNames,
  englishPrefix,
  isEnglishPath,
  pagePatterns,
  type SluggedKind,
  sitePages,
  sitePath,
  sluggedKinds,
} from '@pano/api/addresses';
import { listKnownSlugs, listRecordKeys } from '@pano/api/server';
import type { Database } from '@pano/db';
import type { Hono } from 'hono';
import { matchOtherRoutes } from '#http/other-routes';
import type { ServerEnv } from '#http/request-info';
import { type CacheableUrl, pageUrl, parseCacheableUrl, unknownValue, withUnknownValue } from './cacheable-url';
import type { ContentVersion, Version } from './content-version';

type Address = { path: string; record: { kind: SluggedKind; slug: string } | null; page: CacheableUrl | null };

/** With more records of a kind the application looks up each of their addresses. */
const maxRecords = 20_000;

/**
 * Recognizes addresses that lead nowhere, and parameters that name no record, so that none of them costs a query or a
 * rendering of its own. What is known of the records of a kind is read once for each version of the content, when one that
 * is in no cache is asked for.
 * @param routes of the application; what they take is not for the router of the pages
 */
export function createUnknownAddresses(db: Database, version: ContentVersion, routes: Hono<ServerEnv>['routes']) {
  const isTaken = matchOtherRoutes(routes);
  const readEach = <T>(read: (db: Database, kind: SluggedKind, max: number) => Promise<T>) =>
    new Map(sluggedKinds.map((kind) => [kind, oncePerVersion(version, () => read(db, kind, maxRecords))]));
  const slugs = readEach(listKnownSlugs);
  const keys = readEach(listRecordKeys);
  const slugsOf = (kind: SluggedKind) => slugs.get(kind)?.latest() ?? null;

  /** The URL of an address whose records are looked up among the known ones. */
  const resolveKnown = (address: Address): CacheableUrl => {
    const { path, record, page } = address;
    if (record) {
      const known = slugsOf(record.kind);
      const state = known?.get(record.slug);
      if (state === 'deleted') return findGone(path, record.kind);
      return page && (state || !known) ? page : findNothing(address);
    }
    if (!page) return findNothing(address);
    const unknown = page.named.find(({ kind, value }) => {
      const [known, others] = [slugsOf(kind), keys.get(kind)?.latest()];
      return known && others && !known.has(value) && !others.has(value);
    });
    return unknown ? withUnknownValue(path, unknown.param) : page;
  };

  /** What has to be known to resolve an address. */
  const sourcesOf = ({ record, page }: Address) => {
    if (record) return [slugs.get(record.kind)];
    return (page?.named ?? []).flatMap(({ kind }) => [slugs.get(kind), keys.get(kind)]);
  };

  return {
    /**
     * The URL of the page whose response an address of the request line gets; a promise where that has to be read, null
     * where the address is not one of the pages. What was known in an earlier version counts as known: the application
     * finds out.
     */
    resolve: (text: string): CacheableUrl | Promise<CacheableUrl> | null => {
      const path = pathOf(text);
      if (path === null || isTaken(path)) return null;
      const page = parseCacheableUrl(text);
      const record = findRecord(path);
      if (!record && !page) return fixedPages.test(path) ? null : findNothing({ path, record });
      if (!record && page?.named.length === 0) return page;
      const address = { path, record, page };
      const sources = sourcesOf(address);
      const url = sources.every((source) => source?.wasRead()) && resolveKnown(address);
      if (url && (url === page || sources.every((source) => source?.isFresh()))) return url;
      return Promise.all(sources.map((source) => source?.load())).then(() => resolveKnown(address));
    },
  };
}

/** Reads something once for each version of the content, also where several ask for it at the same time. */
function oncePerVersion<T>(version: ContentVersion, read: () => Promise<T>) {
  let latest: { version: Version; value: T } | null = null;
  let loading: { number: number; done: Promise<void> } | null = null;

  const load = async (): Promise<void> => {
    const started = await version.now();
    const value = await read();
    if (!latest || latest.version.number <= started.number) latest = { version: started, value };
  };

  return {
    latest: () => latest?.value,
    wasRead: () => latest !== null,
    isFresh: () => latest !== null && version.isFresh(latest.version),
    load: (): Promise<void> => {
      const number = version.current();
      if (loading?.number !== number) {
        const current = { number, done: load() };
        loading = current;
        const end = () => {
          if (loading === current) loading = null;
        };
        current.done.then(end, end);
      }
      return loading.done;
    },
  };
}

const languageOf = (path: string) => (isEnglishPath(path) ? englishPrefix : '');

/** The page that says that nothing is there, shared by all addresses of a kind and a language. */
function findNothing({ path, record }: Pick<Address, 'path' | 'record'>): CacheableUrl {
  const place = record ? sitePath(record.kind, unknownValue) : `/${unknownValue}`;
  return { ...pageUrl(languageOf(path) + place), shared: true };
}

/** The page that says that a record was deleted, shared in the same way: that of the first one is rendered. */
const findGone = (path: string, kind: SluggedKind): CacheableUrl => ({
  ...pageUrl(path),
  key: `${languageOf(path)}${sitePath(kind, unknownValue)} gone`,
  shared: true,
});

/** The page that says that a list has no such page; that of a record's list is the one of an unknown record. */
export function findMissingPage({ path }: CacheableUrl): CacheableUrl {
  const plain = path.replace(/\?.*/, '');
  const record = findRecord(plain);
  return record ? findNothing({ path: plain, record }) : withUnknownValue(plain, 'page');
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

/** A path that needs neither decoding nor normalization, as most do. */
const plainPath = /^((?:\/[\w~-][\w.~-]*)+\/?)(?:\?[!-~]*)?$/;

/** The path of a request line as the router of the pages reads it; null for one that is not plainly a path. */
function pathOf(url: string): string | null {
  const plain = plainPath.exec(url)?.[1];
  if (plain !== undefined) return plain;
  if (!/^\/[^\\?]*(?:\?|$)/.test(url) || !URL.canParse(`http://host${url}`)) return null;
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
