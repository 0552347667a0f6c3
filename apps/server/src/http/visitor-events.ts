import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { countPath } from '@pano/api/beside-pages';
import { type ApiServices, addressKey, countVisitorEvent } from '@pano/api/server';
import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Env } from '#process/env';
import { clientAddress } from './client-address';
import { createHostCheck, type Hosts, isOwnOrigin } from './host-check';
import { matchOtherRoutes } from './other-routes';
import type { ServerEnv } from './request-info';

const maxBody = 1024;
/** From one address, or one IPv6 network, in a minute. */
const maxEvents = 60;
const minuteMs = 60_000;
/** Addresses that are counted at a time. */
const maxAddresses = 10_000;

type Options = {
  services: Pick<ApiServices, 'db' | 'log' | 'visitCounter'>;
  /** The application, all of its routes mounted. */
  app: Hono<ServerEnv>;
  env: Pick<Env, 'hosts' | 'trustProxy'>;
};

/**
 * Takes what browsers tell of visits, before anything else looks at the request; all others go on to `next`. The response
 * is the same whatever becomes of it: an error would be in the log with the address of the visitor.
 */
export function withVisitorEvents({ services, app, env }: Options, next: RequestListener): RequestListener {
  const isOurs = createHostCheck(env.hosts);
  const isAllowed = createEventLimit(env.trustProxy);
  const isServed = matchOtherRoutes(app.routes);
  const headers = readHeaders(app);

  const count = async (request: IncomingMessage, body: string): Promise<void> => {
    const get = (name: string) => request.headers[name]?.toString() ?? null;
    try {
      await countVisitorEvent(services, body, { headers: { get }, isServed });
    } catch (error) {
      services.log.warn({ err: error }, 'an event of a visitor could not be counted');
    }
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = isFromOwnPage(request, env.hosts) && isAllowed(request) ? await readBody(request) : null;
    if (body !== null) await count(request, body);
    response.writeHead(204, [...(await headers), 'x-request-id', randomUUID()]).end();
  };

  return (request, response) => {
    const isEvent = request.url === countPath && request.method === 'POST';
    if (isEvent && isOurs(request.headers.host)) void respond(request, response);
    else next(request, response);
  };
}

/** The route of the application, for other spellings of the address and for the headers of the response: it counts nothing. */
export function mountVisitorEvents(app: Hono<ServerEnv>): void {
  app.post(countPath, (c) => c.body(null, 204));
}

/** The headers that all responses at this address have, names and values in turn. */
async function readHeaders(app: Hono<ServerEnv>): Promise<string[]> {
  const { headers } = await app.request(countPath, { method: 'POST' });
  return [...headers].filter(([name]) => name !== 'x-request-id').flat();
}

/** The body of a request; null where it is longer than an event, or broken off. */
function readBody(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > maxBody) return Promise.resolve(null);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBody) resolve(null);
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString()));
    request.on('error', () => resolve(null));
  });
}

/** Whether a page of this site has sent a request: all browsers say so, older ones by its origin. */
function isFromOwnPage({ headers }: IncomingMessage, hosts: Hosts): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? isOwnOrigin(headers.origin, headers.host, hosts) : site === 'same-origin';
}

/** Counts in memory, which is bounded: an address is stored nowhere, and forgotten after a minute. */
function createEventLimit(trustProxy: number): (request: IncomingMessage) => boolean {
  const events = new LRUCache<string, number>({ max: maxAddresses, ttl: minuteMs, noUpdateTTL: true });
  return ({ socket, headers }) => {
    const address = clientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), trustProxy);
    const key = addressKey(address);
    const count = (events.get(key) ?? 0) + 1;
    events.set(key, count);
    return count <= maxEvents;
  };
}
