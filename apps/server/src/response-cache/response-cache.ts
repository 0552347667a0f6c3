import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ApiServices, bypassCookie } from '@pano/api/server';
import type { Locale } from '@pano/i18n/locales';
import { Mutex } from 'async-mutex';
import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { clientAddress } from '#http/client-address';
import { createHostCheck } from '#http/host-check';
import { createBypassCheck } from '#http/maintenance-bypass';
import { findOneAddress } from '#http/one-address';
import { loggedPath, type ServerEnv } from '#http/request-info';
import { acceptedLocale, pageLocale } from '#http/request-locale';
import type { Env } from '#process/env';
import { type CacheEntry, createCacheEntry, sendCacheEntry, sendRedirect } from './cache-entry';
import { createCacheStore } from './cache-store';
import { type CacheableUrl, maxKeyLength, parseCacheableUrl } from './cacheable-url';
import { trackContentVersion } from './content-version';
import { createListEnds } from './list-ends';
import { createUnknownAddresses, findMissingPage } from './unknown-addresses';

type Options = {
  services: Pick<ApiServices, 'db' | 'log' | 'secrets'>;
  /** The application, for responses that are not in the cache. */
  app: Hono<ServerEnv>;
  env: Pick<Env, 'publicUrl' | 'hosts' | 'trustProxy' | 'corsOrigins'>;
};

const pageBytes = 32 * 1024 * 1024;
const apiBytes = 8 * 1024 * 1024;
/** Pages that say that there is none. They have their own bytes: made-up addresses must not evict real pages. */
const missingBytes = 4 * 1024 * 1024;
const maxParsedUrls = 2000;

/** CDNs for a minute, browsers never; with `stale-while-revalidate` Firefox would show the page from before an edit once more. */
const shared = 'public, max-age=0, s-maxage=60';
const revalidated = 'no-cache';

/**
 * Serves public reads from the response cache, before anything else looks at the request; all others go on to `next`.
 * An entry is produced by a request of our own that carries nothing of a visitor's but the URL, reduced to what is known
 * of it, and the language: no header, cookie, host or parameter of one visitor can reach the response of another, and none
 * makes a page be rendered anew.
 */
export function withResponseCache({ services, app, env }: Options, next: RequestListener): RequestListener {
  const version = trackContentVersion(services.db);
  const pages = createCacheStore(version, pageBytes);
  const api = createCacheStore(version, apiBytes);
  const missing = createCacheStore(version, missingBytes);
  const addresses = createUnknownAddresses(services.db, version, app.routes);
  const ends = createListEnds(version);
  const parsedUrls = new LRUCache<string, CacheableUrl>({ max: maxParsedUrls });
  const isOurs = createHostCheck(env.hosts);
  const { origin, protocol } = new URL(env.publicUrl);
  const hasBypass = createBypassCheck(services, protocol === 'https:');
  const sending = new Mutex();

  const storeOf = ({ kind }: CacheableUrl) => (kind === 'page' || kind === 'feed' ? pages : api);
  /** Other sites whose pages may read the API have entries of their own, which name them. */
  const allowedOrigin = ({ headers }: IncomingMessage, { kind }: CacheableUrl) =>
    kind === 'rest' && headers.origin !== undefined && env.corsOrigins.includes(headers.origin) ? headers.origin : null;
  const keyOf = (url: CacheableUrl, request: IncomingMessage) =>
    `${pickLocale(url, request)}${allowedOrigin(request, url) ?? ''} ${url.key}`;

  /** Of a page that leads elsewhere, or is closed, with whatever query. */
  const pathKeyOf = (url: CacheableUrl, request: IncomingMessage) =>
    `${pickLocale(url, request)} ${url.path.replace(/\?.*/, '')} *`;

  const produce = async (url: CacheableUrl, incoming: IncomingMessage): Promise<CacheEntry> => {
    const locale = pickLocale(url, incoming);
    const options = {
      version: await version.now(),
      isData: storeOf(url) === api,
      isList: url.offset > 0,
      query: /\?.*/.exec(url.path)?.[0] ?? '',
      ...cachingPolicy(url, locale),
    };
    const from = allowedOrigin(incoming, url);
    const headers = { 'accept-language': locale, ...(from === null ? {} : { origin: from }) };
    const request = new Request(`${origin}${url.path}`, { headers });
    // Only the log learns from whom the first request came.
    return createCacheEntry(await app.fetch(request, { incoming }), options);
  };

  /** Logs what the cache rejects as the application logs every error response. */
  const logRejected = (request: IncomingMessage, status: number, requestId: string) => {
    const { remoteAddress } = request.socket;
    const address = clientAddress(remoteAddress, request.headers['x-forwarded-for']?.toString(), env.trustProxy);
    const path = loggedPath((request.url ?? '').replace(/\?.*/, ''));
    const details = { event: 'refused', status, method: request.method, path, address, requestId };
    services.log.info(details, 'request refused');
  };

  const sendEntry = (entry: CacheEntry, request: IncomingMessage, response: ServerResponse) => {
    const requestId = randomUUID();
    if (entry.redirect) {
      const { location, keepsQuery } = entry.redirect;
      const { search } = new URL(requestTarget(request) ?? '', origin);
      return sendRedirect(response, entry, keepsQuery ? location + search : location, requestId);
    }
    if (entry.status >= 400) logRejected(request, entry.status, requestId);
    sendCacheEntry(request, response, entry, requestId);
    entry.compressHarder?.().catch((err: unknown) => services.log.warn({ err }, 'compressing a page failed'));
  };

  /** Sends what is in the cache; false where there is nothing. */
  const sendCached = (url: CacheableUrl, request: IncomingMessage, response: ServerResponse): boolean => {
    const key = keyOf(url, request);
    const entry = storeOf(url).get(key) ?? missing.get(key) ?? pages.get(pathKeyOf(url, request));
    if (entry) sendEntry(entry, request, response);
    return entry !== undefined;
  };

  /** Keeps what no other cache may store, but every visitor of this version of the content gets. */
  const keep = (url: CacheableUrl, request: IncomingMessage, entry: CacheEntry): void => {
    const { status, isClosed, redirect, lastPage } = entry;
    if (isClosed || (redirect?.keepsQuery && !url.shared)) pages.keep(pathKeyOf(url, request), entry);
    else if (redirect && !url.shared) pages.keep(keyOf(url, request), entry);
    else if (lastPage !== null) {
      ends.keep(url, lastPage, entry.version);
      missing.keep(keyOf(findMissingPage(url), request), entry);
    } else if (status === 404 || status === 410) missing.keep(keyOf(url, request), entry);
  };

  const load = async (url: CacheableUrl, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    try {
      const entry = await storeOf(url).load(keyOf(url, request), () => produce(url, request), isFailure);
      if (url.kind === 'page') keep(url, request, entry);
      // Many may wait for one response: between two that get it the server looks at all other requests.
      setImmediate(await sending.acquire());
      // Where a shared address leads may depend on its path.
      if (entry.redirect && url.shared) next(request, response);
      else if (entry.redirect) sendEntry(entry, request, response);
      else sendCacheEntry(request, response, entry, entry.cacheable ? randomUUID() : entry.requestId);
      return entry.status < 500 || entry.isClosed;
    } catch (error) {
      services.log.error({ err: error, path: url.path }, 'a response could not be cached');
      next(request, response);
      return false;
    }
  };

  const serve = (wanted: CacheableUrl, request: IncomingMessage, response: ServerResponse): void => {
    const url = ends.isBehind(wanted) ? findMissingPage(wanted) : wanted;
    if (sendCached(url, request, response)) return;
    const other = ends.findLoading(url);
    if (!other) ends.keepLoading(url, load(url, request, response));
    else other.then((loaded) => void (loaded ? serve(wanted, request, response) : load(url, request, response)));
  };

  const remember = (text: string, url: CacheableUrl): void => {
    if (text.length <= maxKeyLength && !url.shared) parsedUrls.set(text, url);
  };

  /** Serves what is not in the cache under this very address. */
  const find = (text: string, request: IncomingMessage, response: ServerResponse) => {
    if (findOneAddress(text) !== null) return next(request, response);
    const serveUrl = (url: CacheableUrl) => {
      remember(text, url);
      serve(url, request, response);
    };
    const page = addresses.resolve(text);
    // Where that cannot be read the application says so.
    if (page instanceof Promise) page.then(serveUrl, () => next(request, response));
    else if (page) serveUrl(page);
    else {
      const other = parseCacheableUrl(text);
      if (other?.kind === 'feed' || (other && isPlainRead(request))) serveUrl(other);
      else next(request, response);
    }
  };

  return (request, response) => {
    const text = isRead(request) && isOurs(request.headers.host) ? requestTarget(request) : null;
    if (text === null) return next(request, response);
    const proceed = () => {
      const url = parsedUrls.get(text);
      const mayServe = url && (url.kind === 'page' || url.kind === 'feed' || isPlainRead(request));
      if (mayServe && sendCached(url, request, response)) return;
      // An address of the API always asks for the same; which page one leads to changes with the records.
      if (mayServe && url.kind !== 'page') serve(url, request, response);
      else find(text, request, response);
    };
    if (!request.headers.cookie?.includes(bypassCookie) || apiPath.test(text)) return proceed();
    hasBypass(request.headers.cookie).then((bypasses) => (bypasses ? next(request, response) : proceed()));
  };
}

/** What a request asks for, without the host that it may name; null where that is not this one. */
function requestTarget({ url = '', headers }: IncomingMessage): string | null {
  if (url.startsWith('/')) return url.includes('#') ? url.replace(/#.*/, '') : url;
  if (!URL.canParse(url)) return null;
  const { host, pathname, search } = new URL(url);
  return host === headers.host ? pathname + search : null;
}

const apiPath = /^\/(?:api|trpc)\//;

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * A read of the API by somebody who does not say who they are, and without anything that needs a closer look. Pages and
 * feeds are the same for everybody.
 */
const isPlainRead = ({ headers }: IncomingMessage) =>
  headers.authorization === undefined &&
  (headers['content-length'] ?? '0') === '0' &&
  headers['transfer-encoding'] === undefined &&
  headers['content-encoding'] === undefined &&
  headers['trpc-accept'] === undefined;

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
