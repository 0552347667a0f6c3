import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { ApiServices } from '@pano/api/server';
import type { Locale } from '@pano/i18n/locales';
import { LRUCache } from 'lru-cache';
import { languageOf } from '#http/accepted-locale';
import { type Hosts, hostnameOf, isOwnHost } from '#http/host-check';
import { pageLocale } from '#http/request-locale';
import type { Env } from '#process/env';
import { type StoredAnswer, storeAnswer } from './cache-entry';
import { type Address, readAddress } from './cache-key';
import { createAnswerMemory } from './cache-store';
import { followContent } from './content-version';
import { readPageAddress } from './page-key';
import { readRestAddress } from './rest-key';
import { sendAnswer } from './send-entry';
import { readTrpcAddress } from './trpc-key';

type Options = {
  services: Pick<ApiServices, 'db' | 'log'>;
  /** The application, for answers that are not there yet. */
  fetch: (request: Request, bindings: { incoming: IncomingMessage }) => Response | Promise<Response>;
  env: Pick<Env, 'publicUrl' | 'hosts'>;
};

const pageBytes = 32 * 1024 * 1024;
const apiBytes = 8 * 1024 * 1024;
const rememberedAddresses = 2000;
const readers = [readPageAddress, readRestAddress, readTrpcAddress];

/** Two minutes at most: the first for all, the second while a cache asks for the page anew. */
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
const revalidated = 'no-cache';

/**
 * Answers public reads from memory, before anything else looks at the request; all others go on to `next`.
 * What is kept was made for a request of our own that carries nothing of a visitor's but the address, reduced to what
 * is known of it, and the language: no header, cookie, host or parameter of one visitor can reach the answer of another.
 */
export function cachedAnswers({ services, fetch, env }: Options, next: RequestListener): RequestListener {
  const version = followContent(services.db);
  const pages = createAnswerMemory(version, pageBytes);
  const api = createAnswerMemory(version, apiBytes);
  const addresses = new LRUCache<string, Address | 'unknown'>({ max: rememberedAddresses });
  const isOurs = hostCheck(env.hosts);
  const { origin } = new URL(env.publicUrl);

  const addressOf = (url: string): Address | null => {
    let address = addresses.get(url);
    if (!address) {
      address = readAddress(url, readers) ?? 'unknown';
      addresses.set(url, address);
    }
    return address === 'unknown' ? null : address;
  };

  const produce = async (address: Address, locale: Locale, incoming: IncomingMessage): Promise<StoredAnswer> => {
    const wanted = { version: await version.now(), ...cachingOf(address, locale) };
    const request = new Request(`${origin}${address.path}`, { headers: { 'accept-language': locale } });
    // Only the log learns from whom the first request came.
    return storeAnswer(await fetch(request, { incoming }), wanted);
  };

  return (request, response) => {
    const address = isPlainRead(request) && isOurs(request.headers.host) ? addressOf(request.url ?? '') : null;
    if (!address) return next(request, response);
    const locale = localeOf(address, request);
    const memory = address.kind === 'page' || address.kind === 'feed' ? pages : api;
    const key = `${locale} ${address.key}`;
    const found = memory.find(key);
    if (found) return sendAnswer(request, response, found, randomUUID());
    memory
      .obtain(key, () => produce(address, locale, request), isFailure)
      .then(
        (answer) => {
          // Where it leads may depend on what was left out of the address.
          if (answer.status >= 300 && answer.status < 400) next(request, response);
          else sendAnswer(request, response, answer, answer.keep ? randomUUID() : answer.requestId);
        },
        (error: unknown) => {
          services.log.error({ err: error, path: address.path }, 'an answer could not be kept');
          next(request, response);
        },
      );
  };
}

/** Whether a Host header names this site; the usual ones are remembered. */
function hostCheck(hosts: Hosts): (host: string | undefined) => boolean {
  const known = new LRUCache<string, boolean>({ max: 100 });
  return (host) => {
    if (!host) return false;
    let own = known.get(host);
    if (own === undefined) {
      own = isOwnHost(hostnameOf(host) ?? '', hosts);
      known.set(host, own);
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

function localeOf({ kind, key, negotiated }: Address, { headers }: IncomingMessage): Locale {
  if (!negotiated) return kind === 'page' ? 'en' : 'tr';
  if (kind !== 'page') return languageOf(headers['accept-language']);
  return pageLocale(key, headers.cookie, headers['accept-language']);
}

/**
 * An address with a language of its own may be kept anywhere. One that follows the visitor is public only in Turkish:
 * a cache that ignores Vary, as many do, then at worst shows the Turkish page at the Turkish address.
 */
function cachingOf({ kind, negotiated }: Address, locale: Locale) {
  // The API forbids keeping for each answer alike; which of its reads are shared is listed by name.
  const api = { vary: ['accept-language'], mayForbid: false };
  // Our own client asks again each time, and mostly hears that nothing has changed.
  if (kind === 'trpc') return { ...api, cacheControl: revalidated };
  if (kind === 'rest') return { ...api, cacheControl: shared };
  if (!negotiated) return { cacheControl: shared, vary: [], mayForbid: true };
  const cacheControl = locale === 'tr' ? shared : `private, ${revalidated}`;
  return { cacheControl, vary: ['accept-language', 'cookie'], mayForbid: true };
}

/** Also where a source failed and left its part out. A site that is closed for maintenance has nothing older to show. */
const isFailure = ({ status, keep }: StoredAnswer) => status >= 500 || (status === 200 && !keep);
