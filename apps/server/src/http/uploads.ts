import { type MediaService, type PickedFile, pickFile, type StoredFile } from '@pano/api/server';
import type { Database } from '@pano/db';
import { slugify } from '@pano/i18n/text/slug';
import type { Context, Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { ServerEnv } from './request-info';

/**
 * The uploaded pictures under /uploads and the other files under /uploads/files. A file never changes under its name, so browsers may keep it for a year.
 * `?w=800` responds with a version about that wide, in the best format that the browser accepts.
 */
export function mountUploads(app: Hono<ServerEnv>, db: Database, { storage }: Pick<MediaService, 'storage'>): void {
  app.on(['GET', 'HEAD'], '/uploads/*', async (c) => {
    const width = /^[1-9]\d{0,4}$/.exec(c.req.query('w') ?? '')?.[0];
    const wanted = width ? { width: Number(width), formats: acceptedFormats(c.req.header('accept')) } : null;
    const picked = await pickFile(db, new URL(c.req.url).pathname, wanted);
    const stored = picked && (await storage.stat(picked.fileName));
    if (!stored) return c.text('Not Found', 404, { 'cache-control': 'no-store' });
    const read = (range?: ByteRange) => (c.req.method === 'HEAD' ? null : storage.read(picked.fileName, range));
    return sendFile(c, picked, stored, wanted !== null, read);
  });
  app.all('/uploads/*', (c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' }));
}

type ByteRange = { start: number; end: number };
type Read = (range?: ByteRange) => Promise<ReadableStream<Uint8Array> | null> | null;

async function sendFile(c: Context, picked: PickedFile, stored: StoredFile, negotiated: boolean, read: Read) {
  const { size, modifiedAt } = stored;
  const etag = `"${picked.fileName}"`;
  const headers: Record<string, string> = {
    'content-type': picked.contentType,
    'cache-control': cacheControl(picked),
    etag,
    'last-modified': modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    ...(negotiated ? { vary: 'Accept' } : {}),
    ...(picked.saveAs === null ? {} : { 'content-disposition': attachment(picked.saveAs) }),
  };
  if (isUnchanged(c, etag, modifiedAt)) return c.body(null, 304, headers);
  const ifRange = c.req.header('if-range');
  const range = ifRange === undefined || ifRange === etag ? parseByteRange(c.req.header('range'), size) : null;
  if (range === 'outside') return c.text('Range Not Satisfiable', 416, { 'content-range': `bytes */${size}` });
  const body = await read(range ?? undefined);
  if (!range) return new Response(body, { headers: { ...headers, 'content-length': String(size) } });
  const contentRange = { 'content-range': `bytes ${range.start}-${range.end}/${size}` };
  const length = { 'content-length': String(range.end - range.start + 1) };
  return new Response(body, { status: 206, headers: { ...headers, ...contentRange, ...length } });
}

/** A document is asked for anew each time, since its name may change and it may be taken off the site. */
const cacheControl = ({ final, saveAs }: PickedFile) =>
  saveAs !== null ? 'no-cache' : final ? 'public, max-age=31536000, immutable' : 'public, max-age=30';

/** A file is saved, never shown: under its own name, or in old browsers under one of plain letters. */
function attachment(name: string): string {
  const plain = `${slugify(name.replace(/\.pdf$/, '')) || 'belge'}.pdf`;
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * The bytes of a file that a `Range` header asks for: null for the whole file (no header, or several ranges, which
 * nobody needs of an image), `'outside'` for a range that the file does not have.
 */
function parseByteRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start >= size || (first === '' && Number(last) === 0) ? 'outside' : { start, end };
}

/** Whether the browser has this very file already. The ETag decides; the date only where there is none. */
function isUnchanged(c: Context, etag: string, modifiedAt: Date): boolean {
  const tags = c.req.header('if-none-match');
  if (tags !== undefined) return tags.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
  const since = Date.parse(c.req.header('if-modified-since') ?? '');
  return Math.floor(modifiedAt.getTime() / 1000) * 1000 <= since;
}

/** The smaller formats that the browser says it can show, best first. */
function acceptedFormats(accept = ''): ('avif' | 'webp')[] {
  const accepted = parseAccept(accept.toLowerCase()).filter(({ q }) => q > 0);
  const types = new Set(accepted.map(({ type }) => type));
  return (['avif', 'webp'] as const).filter((format) => types.has(`image/${format}`));
}
