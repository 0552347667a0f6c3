import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ApiServices, bypassCookie } from '@pano/api/server';
import type { Locale } from '@pano/i18n/locales';
import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { clientAddress } from '#http/client-address';
import { type Hosts, isOwnHost, parseHostname } from '#http/host-check';
import { findOneAddress } from '#http/one-address';
import type { ServerEnv } from '#http/request-info';
import { acceptedLocale, pageLocale } from '#http/request-locale';
import type { Env } from '#process/env';
import { type CacheEntry, createCacheEntry, sendCacheEntry } from './cache-entry';
import { createCacheStore } from './cache-store';
import { type CacheableUrl, maxKeyLength, parseCacheableUrl } from './cacheable-url';
import { type ContentVersion, trackContentVersion, type Version } from './content-version';
import { createUnknownAddresses } from './unknown-addresses';

type Options = {
  services: Pick<ApiServices, 'db' | 'log'>;
  /** The application, for responses that are not in the cache. */
  app: Hono<ServerEnv>;
  env: Pick<Env, 'publicUrl' | 'hosts' | 'trustProxy'>;
};

const pageBytes = 32 * 1024 * 1024;
const apiBytes = 8 * 1024 * 1024;
/** Pages that say that there is none. They have their own bytes: made-up addresses must not evict real pages. */
const missingBytes = 2 * 1024 * 1024;
const maxParsedUrls = 2000;

/** CDNs for a minute, browsers never; with `stale-while-revalidate` Firefox would show the page from before an edit once more. */
const shared = 'public, max-age=0, s-maxage=60';
const revalidated = 'no-cache';

/**
 * Serves public reads from the response cache, before anything else looks at the request; all others go on to `next`.
 * An entry is produced by a request of our own that carries nothing of a visitor's but the URL, reduced to what is known
 * of it, and the language: no header, cookie, host or parameter of one visitor can reach the response of another.
 */
export function withResponseCache({ services, app, env }: Options, next: RequestListener): RequestListener {
  const version = trackContentVersion(services.db);
  const pages = createCacheStore(version, pageBytes);
  const api = createCacheStore(version, apiBytes);
  const missing = createCacheStore(version, missingBytes);
  const addresses = createUnknownAddresses(services.db, version, app.routes);
  const ends = createListEnds(version);
  const parsedUrls = new LRUCache<string, CacheableUrl | 'other'>({ max: maxParsedUrls });
  const isOurs = createHostCheck(env.hosts);
  const { origin } = new URL(env.publicUrl);

  const parseUrl = (text: string): CacheableUrl | null => {
    if (text.length > maxKeyLength) return null;
    let url = parsedUrls.get(text);
    if (!url) {
      url = parseCacheableUrl(text) ?? 'other';
      parsedUrls.set(text, url);
    }
    return url === 'other' ? null : url;
  };

  const storeOf = ({ kind }: CacheableUrl) => (kind === 'page' || kind === 'feed' ? pages : api);

  const produce = async (url: CacheableUrl, locale: Locale, incoming: IncomingMessage): Promise<CacheEntry> => {
    const options = {
      version: await version.now(),
      isData: storeOf(url) === api,
      isList: url.offset > 0,
      ...cachingPolicy(url, locale),
    };
    const request = new Request(`${origin}${url.path}`, { headers: { 'accept-language': locale } });
    // Only the log learns from whom the first request came.
    return createCacheEntry(await app.fetch(request, { incoming }), options);
  };

  /** Logged as the application logs every error response. */
  const sendMissing = (request: IncomingMessage, response: ServerResponse, entry: CacheEntry) => {
    const requestId = randomUUID();
    const { remoteAddress } = request.socket;
    const address = clientAddress(remoteAddress, request.headers['x-forwarded-for']?.toString(), env.trustProxy);
    const path = (request.url ?? '').replace(/\?.*/, '').slice(0, 300);
    const details = { event: 'refused', status: entry.status, method: request.method, path, address, requestId };
    services.log.info(details, 'request refused');
    sendCacheEntry(request, response, entry, requestId);
  };

  /** Sends what is in the cache; false where there is nothing. */
  const sendCached = (url: CacheableUrl, request: IncomingMessage, response: ServerResponse): boolean => {
    const key = `${pickLocale(url, request)} ${url.key}`;
    const entry = storeOf(url).get(key);
    const known = entry ? undefined : missing.get(key);
    if (entry) sendCacheEntry(request, response, entry, randomUUID());
    else if (known) sendMissing(request, response, known);
    entry?.compressHarder?.().catch((err: unknown) => services.log.warn({ err }, 'compressing a page failed'));
    return entry !== undefined || known !== undefined;
  };

  const load = (url: CacheableUrl, request: IncomingMessage, response: ServerResponse): void => {
    const locale = pickLocale(url, request);
    const key = `${locale} ${url.key}`;
    storeOf(url)
      .load(key, () => produce(url, locale, request), isFailure)
      .then(
        (loaded) => {
          // Where it leads may depend on what was left out of the URL.
          if (loaded.status >= 300 && loaded.status < 400) next(request, response);
          else sendCacheEntry(request, response, loaded, loaded.cacheable ? randomUUID() : loaded.requestId);
          if (url.kind !== 'page' || (loaded.status !== 404 && loaded.status !== 410)) return;
          missing.keep(key, loaded);
          ends.keep(url, loaded.version);
        },
        (error: unknown) => {
          services.log.error({ err: error, path: url.path }, 'a response could not be cached');
          next(request, response);
        },
      );
  };

  const serve = (url: CacheableUrl, request: IncomingMessage, response: ServerResponse): void => {
    if (!sendCached(url, request, response)) load(url, request, response);
  };

  return (request, response) => {
    if (!isPlainRead(request) || !isOurs(request.headers.host)) return next(request, response);
    const text = request.url ?? '';
    const parsed = parsedUrls.get(text);
    const url = parsed && parsed !== 'other' ? ends.pick(parsed) : null;
    const isPage = !url || url.kind === 'page';
    if (isPage && mayBypass(request)) return next(request, response);
    if (url && sendCached(url, request, response)) return;
    if (isPage && findOneAddress(text) !== null) return next(request, response);
    const proceed = () => {
      const wanted = parseUrl(text);
      if (wanted) serve(ends.pick(wanted), request, response);
      else next(request, response);
    };
    const address = isPage ? addresses.parse(text) : null;
    if (!address) return proceed();
    const decide = (isKnown: boolean) => (isKnown ? proceed() : serve(address.notFound, request, response));
    const isKnown = addresses.isKnown(address);
    // Where that cannot be read the application says so.
    if (typeof isKnown === 'boolean') decide(isKnown);
    else isKnown.then(decide, proceed);
  };
}

/** Remembers where lists end: all pages behind the end share the response of one of them. */
function createListEnds(version: ContentVersion) {
  const ends = new LRUCache<string, { url: CacheableUrl; version: Version }>({ max: 500 });
  const listOf = ({ key }: CacheableUrl) => key.replace(/\?.*/, '');
  const pick = (url: CacheableUrl): CacheableUrl => {
    const end = url.page > 1 ? ends.get(listOf(url)) : undefined;
    return end && end.url.page < url.page && version.isFresh(end.version) ? end.url : url;
  };
  return {
    /** The URL whose response a URL gets. */
    pick,
    /** Stores a page that is not there. */
    keep: (url: CacheableUrl, produced: Version): void => {
      if (url.page > 1) ends.set(listOf(url), { url, version: produced });
    },
  };
}

/** Whether a Host header names this site, with the usual ones cached. */
function createHostCheck(hosts: Hosts): (host: string | undefined) => boolean {
  const checked = new LRUCache<string, boolean>({ max: 100 });
  return (host) => {
    if (!host) return false;
    let own = checked.get(host);
    if (own === undefined) {
      own = isOwnHost(parseHostname(host) ?? '', hosts);
      checked.set(host, own);
    }
    return own;
  };
}

/**
 * A read by somebody who does not say who they are, and without anything that needs a closer look: what a script of
 * another site may read depends on which site that is.
 */
const isPlainRead = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined &&
  headers.origin === undefined &&
  (headers['content-length'] ?? '0') === '0' &&
  headers['transfer-encoding'] === undefined &&
  headers['content-encoding'] === undefined &&
  headers['trpc-accept'] === undefined;

/** The owner's view of a site that is closed for maintenance is nobody else's. */
const mayBypass = ({ headers }: IncomingMessage) => headers.cookie?.includes(`${bypassCookie}=`) === true;

function pickLocale({ kind, key, negotiated }: CacheableUrl, { headers }: IncomingMessage): Locale {
  if (!negotiated) return kind === 'page' ? 'en' : 'tr';
  if (kind !== 'page') return acceptedLocale(headers['accept-language']);
  return pageLocale(key, headers.cookie, headers['accept-language']);
}

/**
 * A URL with a language of its own may be cached anywhere. One that follows the visitor is public only in Turkish:
 * a cache that ignores Vary, as many do, then at worst shows the Turkish page at the Turkish URL.
 */
function cachingPolicy({ kind, negotiated }: CacheableUrl, locale: Locale) {
  // The API sends no-store with every response alike; which of its reads are shared is listed by name.
  const api = { vary: ['accept-language'], obeysNoStore: false };
  // Our own client asks again each time, and mostly gets a 304.
  if (kind === 'trpc') return { ...api, cacheControl: revalidated };
  if (kind === 'rest') return { ...api, cacheControl: shared };
  if (!negotiated) return { cacheControl: shared, vary: [], obeysNoStore: true };
  const cacheControl = locale === 'tr' ? shared : `private, ${revalidated}`;
  return { cacheControl, vary: ['accept-language', 'cookie'], obeysNoStore: true };
}

/** Also a page that left something out because a source failed. A site that is closed for maintenance has nothing older to show. */
const isFailure = ({ status, cacheable }: CacheEntry) => status >= 500 || (status === 200 && !cacheable);
