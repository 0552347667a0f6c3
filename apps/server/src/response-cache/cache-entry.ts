import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Version } from './content-version';
import type { Encoding } from './encodings';

type Body = { bytes: Buffer; etag: string; headers: string[] };

/** An answer ready to be sent: a body for each encoding, with all its headers but the request's id. */
export type StoredAnswer = {
  status: number;
  version: Version;
  /** Whether it may be given to others; otherwise only to those who waited for it together. */
  keep: boolean;
  /** The id under which the log knows its making. */
  requestId: string;
  bodies: Record<Encoding, Body>;
  /** Bytes of memory, about. */
  size: number;
};

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/**
 * Data is nearly as small as can be at a tenth of the time. A page is worth more of it: it is read by phones that get
 * the first 14 KB at once and wait for the rest.
 */
const brotliQuality = (type: string | null) => (type?.startsWith('text/html') ? 10 : 5);

/** Smaller ones do not shrink. */
const worthwhile = 256;
/** What a server or this file decides for each answer. */
const ownHeaders = new Set(['content-encoding', 'content-length', 'date', 'etag', 'transfer-encoding', 'x-request-id']);
const overhead = 3000;

type Wanted = {
  version: Version;
  cacheControl: string;
  vary: string[];
  /** Whether the answer itself may say that it must not be kept. */
  mayForbid: boolean;
};

/** Takes up an answer of the application: reads, compresses and names it. */
export async function storeAnswer(
  answer: Response,
  { version, cacheControl, vary, mayForbid }: Wanted,
): Promise<StoredAnswer> {
  const plain = Buffer.from(await answer.arrayBuffer());
  const forbidden = mayForbid && answer.headers.get('cache-control')?.includes('no-store');
  const keep = answer.status === 200 && !forbidden;
  const headers = new Headers(answer.headers);
  if (keep) headers.set('cache-control', cacheControl);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  const byOrigin = /\borigin\b/i.test(answer.headers.get('vary') ?? '') ? ['origin'] : [];
  headers.set('vary', [...vary, ...byOrigin, 'accept-encoding'].join(', '));
  const shared = [...headers].filter(([name]) => !ownHeaders.has(name)).flat();
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const body = (bytes: Buffer, encoding: Encoding): Body => {
    const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    // The last place is for the id of the request.
    const all = [...shared, ...encoded, 'content-length', String(bytes.length), 'etag', etag, 'x-request-id', ''];
    return { bytes, etag, headers: all };
  };
  const identity = body(plain, 'identity');
  const requestId = answer.headers.get('x-request-id') ?? '-';
  const made = { status: answer.status, version, keep, requestId };
  if (plain.length < worthwhile) {
    return { ...made, bodies: { identity, gzip: identity, br: identity }, size: plain.length + overhead };
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(headers.get('content-type')),
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [zipped, squeezed] = await Promise.all([compressGzip(plain), compressBrotli(plain, { params })]);
  return {
    ...made,
    bodies: { identity, gzip: body(zipped, 'gzip'), br: body(squeezed, 'br') },
    size: plain.length + zipped.length + squeezed.length + overhead,
  };
}
