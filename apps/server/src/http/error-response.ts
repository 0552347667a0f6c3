import { pickLocale } from '@pano/i18n/locales';
import { type MessageKey, type MessageParams, translate } from '@pano/i18n/translate';
import type { Context } from 'hono';
import { pageLocale } from './request-locale';

type RequestError = {
  status: 403 | 404 | 413 | 421 | 500 | 503;
  key: MessageKey;
  params?: MessageParams;
  retryAfter?: number;
};

/** Rejects a request before a transport has looked at it, in the form that the transport would have responded in. */
export function rejectRequest(c: Context, { status, key, params, retryAfter }: RequestError): Response {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
  const { path } = c.req;
  const language = c.req.header('accept-language');
  if (path.startsWith('/api/')) {
    const text = translate(pickLocale(language), key, params);
    return c.json({ error: text, message: text }, status, headers);
  }
  if (path.startsWith('/trpc/')) {
    const text = translate(pickLocale(language), key, params);
    return c.json({ error: { message: text, code: -32_603, data: errorData(status, text) } }, status, headers);
  }
  const locale = pageLocale(path, c.req.header('cookie'), language);
  const text = translate(locale, key, params);
  return c.html(errorPage(locale, text), status, headers);
}

/** When it makes sense to try again while the server has too much to do. */
const busySeconds = 5;

/** Rejects a request that would be more work than the server can do at present. */
export const rejectBusy = (c: Context): Response =>
  rejectRequest(c, { status: 503, key: 'request.busy', retryAfter: busySeconds });

/** The same fields as the router gives to every error of a call. */
const errorData = (httpStatus: number, text: string) => ({
  code: httpStatus === 503 ? 'SERVICE_UNAVAILABLE' : httpStatus === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST',
  httpStatus,
  kind: httpStatus === 503 ? 'unavailable' : httpStatus === 413 ? 'tooLarge' : 'invalid',
  text,
  fields: {},
});

/** The texts are our own and carry nothing of the request, so nothing is escaped. */
const errorPage = (locale: string, text: string) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text}</title></head><body><h1>${text}</h1></body></html>
`;
