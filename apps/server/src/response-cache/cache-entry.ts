import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { maxLimit } from '@pano/api/server';
import { isMaintenancePage } from '@pano/web/server';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { Version } from './content-version';

type Encoding = 'br' | 'gzip' | 'identity';
type Body = { bytes: Buffer; etag: string; headers: string[] };

/** A response ready to be sent: a body for each encoding, with all its headers but the request id. */
export type CacheEntry = {
  status: number;
  version: Version;
  /** Whether it may be served to later requests; otherwise only to those that waited for it together. */
  cacheable: boolean;
  /** Whether it has a list with a limit beyond its end: with another such limit it would show the same. */
  isBeyondEnd: boolean;
  /** Whether it is the page of a site that is closed for maintenance. */
  isClosed: boolean;
  /** Where it leads; null for what is no redirect. */
  redirect: { location: string; keepsQuery: boolean } | null;
  /** Of a list that it is behind the end of, the number of the last page. */
  lastPage: number | null;
  /** The id under which the log knows the request that produced it. */
  requestId: string;
  bodies: Record<Encoding, Body>;
  /** Bytes of memory, about. */
  size: number;
  /** Compresses a page harder, once it is asked for again; absent where that is not worth it or has begun. */
  compressHarder?: (() => Promise<void>) | undefined;
};

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** Nearly as small as can be, at a fraction of the time: whoever comes first after a change waits for it. */
const firstQuality = { gzip: constants.Z_DEFAULT_COMPRESSION, br: 5 };
/** For what is sent once or a few times. */
const quickQuality = { gzip: 4, br: 4 };
/** For pages that are read again, by phones that get the first 14 KB at once and wait for the rest. */
const pageQuality = 11;

/** Compressing less than this takes a few milliseconds, and handing it to another thread nearly as long. */
const largeBytes = 256 * 1024;
/** Smaller bodies do not shrink. */
const minCompressedBytes = 256;
/** Headers that the HTTP server or this file sets for each response. */
const ownHeaders = new Set(['content-encoding', 'content-length', 'date', 'etag', 'transfer-encoding', 'x-request-id']);
const overheadBytes = 3000;
/** A text and what it is compressed to, of the text. */
const withCompressed = 1.5;

type Options = {
  version: Version;
  /** The query of the address that it was produced for, with its question mark. */
  query: string;
  cacheControl: string;
  vary: string[];
  /** Whether a `no-store` of the response itself keeps it out of the cache. */
  obeysNoStore: boolean;
  /** Whether it is JSON of the API. */
  isData: boolean;
  /** Whether it is a part of a list, which is not kept if it lies behind the end: offsets have no end. */
  isList: boolean;
};

/** Reads a response of the application. It is compressed when a reader first takes it so, each body with its own ETag. */
export async function createCacheEntry(
  response: Response,
  { version, query, cacheControl, vary, obeysNoStore, isData, isList }: Options,
): Promise<CacheEntry> {
  const plain = Buffer.from(await response.arrayBuffer());
  const forbidden = obeysNoStore && response.headers.get('cache-control')?.includes('no-store');
  const lists = isData && response.status === 200 ? findLists(JSON.parse(plain.toString())) : [];
  const isBeyondEnd = lists.some(({ total, limit }) => limit !== null && limit > total && limit < maxLimit);
  const cacheable = response.status === 200 && !forbidden && !(isList && lists.some(({ length }) => length === 0));
  const headers = new Headers(response.headers);
  if (cacheable) headers.set('cache-control', cacheControl);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  const byOrigin = /\borigin\b/i.test(response.headers.get('vary') ?? '') ? ['origin'] : [];
  headers.set('vary', [...vary, ...byOrigin, 'accept-encoding'].join(', '));
  const shared = [...headers].filter(([name]) => !ownHeaders.has(name)).flat();
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const body = (bytes: Buffer, encoding: Encoding, variant = ''): Body => {
    const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}${variant}"`;
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    // The last place is for the id of the request.
    const all = [...shared, ...encoded, 'content-length', String(bytes.length), 'etag', etag, 'x-request-id', ''];
    return { bytes, etag, headers: all };
  };
  const identity = body(plain, 'identity');
  const requestId = response.headers.get('x-request-id') ?? '-';
  const { status } = response;
  const redirect = readRedirect(response.headers.get('location'), query);
  const lastPage = status === 404 ? readLastPage(response.headers.get('link')) : null;
  const isClosed = isMaintenancePage(response);
  const entry = { status, version, cacheable, isBeyondEnd, isClosed, redirect, lastPage, requestId };
  if (plain.length < minCompressedBytes) {
    return { ...entry, bodies: { identity, gzip: identity, br: identity }, size: plain.length + overheadBytes };
  }
  const quality = cacheable ? firstQuality : quickQuality;
  const brotli = (level: number) => ({
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  const made: { gzip?: Body; br?: Body } = {};
  if (cacheable && plain.length > largeBytes) {
    const [gzipped, brotlied] = await Promise.all([
      compressGzip(plain, { level: quality.gzip }),
      compressBrotli(plain, brotli(quality.br)),
    ]);
    made.gzip = body(gzipped, 'gzip');
    made.br = body(brotlied, 'br');
  }
  const bodies = {
    identity,
    get gzip() {
      made.gzip ??= body(gzipSync(plain, { level: quality.gzip }), 'gzip');
      return made.gzip;
    },
    get br() {
      made.br ??= body(brotliCompressSync(plain, brotli(quality.br)), 'br');
      return made.br;
    },
  };
  const compressed: CacheEntry = { ...entry, bodies, size: Math.ceil(plain.length * withCompressed) + overheadBytes };
  if (cacheable && headers.get('content-type')?.startsWith('text/html')) {
    compressed.compressHarder = async () => {
      compressed.compressHarder = undefined;
      // Other bytes need another ETag.
      made.br = body(await compressBrotli(plain, brotli(pageQuality)), 'br', '-small');
    };
  }
  return compressed;
}

/**
 * Where a response leads. What keeps the part of the query that the page looks at keeps the rest of it, too: the visitor
 * gets along what the address was followed by.
 */
function readRedirect(location: string | null, query: string): CacheEntry['redirect'] {
  if (location === null) return null;
  const [path = '', search = ''] = location.split(/(?=\?)/);
  return search === query ? { location: path, keepsQuery: true } : { location, keepsQuery: false };
}

function readLastPage(link: string | null): number | null {
  const page = /[?&]page=(\d+)>; rel="last"/.exec(link ?? '')?.[1];
  return page === undefined ? null : Number(page);
}

const bounds = { total: z.number(), limit: z.number().nullable() };
const restList = z
  .object({ data: z.array(z.unknown()), meta: z.object(bounds) })
  .transform(({ data, meta }) => ({ ...meta, length: data.length }));
const trpcList = z
  .object({ result: z.object({ data: z.object({ items: z.array(z.unknown()), ...bounds }) }) })
  .transform(({ result: { data } }) => ({ total: data.total, limit: data.limit, length: data.items.length }));
const anyList = z.union([restList, trpcList]);

/** The lists in a response of REST, or of one or several calls of tRPC. */
const findLists = (json: unknown) => [json].flat().flatMap((response) => anyList.safeParse(response).data ?? []);

/** Sends an entry as the request wants it: compressed or not, without its body for HEAD, or as not modified. */
export function sendCacheEntry(
  request: IncomingMessage,
  response: ServerResponse,
  { status, bodies }: CacheEntry,
  requestId: string,
): void {
  const { bytes, etag, headers } = bodies[pickEncoding(request.headers['accept-encoding'])];
  // Written out in this very call, so that the next request may put its own id there.
  headers[headers.length - 1] = requestId;
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && status === 200 && matchesEtag(ifNoneMatch, etag)) {
    response.writeHead(304, withoutBodyHeaders(headers));
    response.end();
    return;
  }
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(bytes);
}

/** Whether an If-None-Match names the ETag; proxies that recompress a response mark its ETag as weak. */
const matchesEtag = (header: string, etag: string) =>
  header === etag || header.split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()));

const bodyHeaders = new Set(['content-encoding', 'content-length', 'content-type', 'content-language']);

function withoutBodyHeaders(headers: string[]): string[] {
  const others: string[] = [];
  for (let i = 0; i < headers.length; i += 2) {
    const [name = '', value = ''] = headers.slice(i, i + 2);
    if (!bodyHeaders.has(name)) others.push(name, value);
  }
  return others;
}

/** Sends a redirect to an address that may differ from the one in the entry. */
export function sendRedirect(
  response: ServerResponse,
  { status, bodies }: CacheEntry,
  location: string,
  requestId: string,
): void {
  const headers: string[] = [];
  const { headers: shared } = bodies.identity;
  for (let i = 0; i < shared.length; i += 2) {
    const [name = '', value = ''] = shared.slice(i, i + 2);
    headers.push(name, name === 'location' ? location : name === 'x-request-id' ? requestId : value);
  }
  response.writeHead(status, headers).end();
}

const pickedEncodings = new LRUCache<string, Encoding>({ max: 500 });

/** The encoding with the smallest body among those that a client accepts. */
function pickEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  let encoding = pickedEncodings.get(acceptEncoding);
  if (!encoding) {
    const weights = new Map(parseAccept(acceptEncoding.toLowerCase()).map(({ type, q }) => [type, q]));
    const accepts = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
    encoding = accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
    // Headers of any length must not fill the memory.
    if (acceptEncoding.length < 200) pickedEncodings.set(acceptEncoding, encoding);
  }
  return encoding;
}
