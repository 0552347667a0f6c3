import { pickLocale } from '@pano/i18n/locales';
import { type MessageKey, type MessageParams, translate } from '@pano/i18n/translate';
import type { Context } from 'hono';
import { pageLocale } from './request-locale';

type Refusal = { status: 404 | 413 | 421 | 500 | 503; key: MessageKey; params?: MessageParams; retryAfter?: number };

/** Refuses a request before any door has looked at it, in the form that the address would have answered in. */
export function refuse(c: Context, { status, key, params, retryAfter }: Refusal): Response {
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
    return c.json({ error: { message: text, code: -32_603, data: callError(status, text) } }, status, headers);
  }
  const locale = pageLocale(path, c.req.header('cookie'), language);
  const text = translate(locale, key, params);
  return c.html(page(locale, text), status, headers);
}

/** As the client reads it of every refused call. */
const callError = (httpStatus: number, text: string) => ({
  code: httpStatus === 503 ? 'SERVICE_UNAVAILABLE' : httpStatus === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST',
  httpStatus,
  kind: httpStatus === 503 ? 'unavailable' : httpStatus === 413 ? 'tooLarge' : 'invalid',
  text,
  fields: {},
});

/** The texts of a refusal are our own and carry nothing of the request. */
const page = (locale: string, text: string) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text}</title></head><body><h1>${text}</h1></body></html>
`;
