import { isCommonPage } from '@pano/api/address-lookup';
import {
  englishPrefix,
  isEnglishPath,
  pagePatterns,
  plainPath,
  sluggedKinds,
  toEnglishPath,
} from '@pano/api/addresses';
import { toPlainLatin } from '@pano/i18n/text/fold';
import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from './request-info';

/** It leads there for everybody and for good; browsers forget it after a day all the same. */
const cacheControl = 'public, max-age=86400';

/**
 * Redirects every other spelling of a page's address to the one that the page has, without a query or a rendering.
 * Whether there is such a record is for that address to say.
 */
export const redirectToOneAddress: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const address = findOneAddress(c.env?.incoming?.url ?? c.req.url);
  if (address === null) return next();
  c.header('cache-control', cacheControl);
  return c.redirect(address, c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308);
};

/**
 * The address, with its query, of the page that a request line names in another spelling: in capitals, with Turkish
 * letters, or with slashes, escapes or spaces that do not belong there. Null where it is spelled as the page is, and
 * where it is that of no page.
 */
export function findOneAddress(line: string): string | null {
  const [, asked, query = ''] = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)(\?[^#]*)?/i.exec(line) ?? [];
  const path = asked === undefined ? null : readPath(asked);
  if (path === null || path === asked) return null;
  const address = findPage(path);
  return address === null ? null : address + query;
}

/** A path in the letters that addresses of pages have, without a slash that would make it that of another host. */
function readPath(asked: string): string | null {
  if (!URL.canParse(`http://host${asked}`)) return null;
  try {
    const segments = new URL(`http://host${asked}`).pathname.split('/').map(decodeURIComponent);
    return `/${segments.map(readSegment).filter(Boolean).join('/')}`;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** What cannot be seen is copied along with an address, as are spaces at its ends. */
const readSegment = (segment: string): string => toPlainLatin(segment.replace(/\p{Cf}/gu, '').trim());

const recordPaths = [...new Set(sluggedKinds.flatMap(pagePatterns))].join('|').replaceAll(':slug', '[a-z0-9-]+');
const recordPage = new RegExp(`^(?:${englishPrefix})?(?:${recordPaths})$`);

/** The address of the page at a path; of a page without a record also where the path has its name in the other language. */
function findPage(path: string): string | null {
  if (recordPage.test(path) || isCommonPage(path)) return path;
  const isEnglish = isEnglishPath(path);
  const plain = plainPath(isEnglish ? path : englishPrefix + path);
  if (!isCommonPage(plain)) return null;
  return isEnglish ? toEnglishPath(plain) : plain;
}
