import { countPath } from '@pano/api/beside-pages';
import { type ApiServices, addressKey, boundedBody, countVisitorEvent } from '@pano/api/server';
import type { Context, Hono, HonoRequest, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { type Hosts, isOwnOrigin } from './host-check';
import { matchOtherRoutes } from './other-routes';
import { getRequestInfo, type ServerEnv } from './request-info';

const maxBody = 1024;
/** From one address, or one IPv6 network, in a minute. */
const maxEvents = 60;
const minuteMs = 60_000;
/** Addresses that are counted at a time. */
const maxAddresses = 10_000;

/**
 * Takes what browsers tell of visits. The response is the same whatever becomes of it: an error would be in the log with
 * the address of the visitor. For that reason it comes before what rejects requests.
 */
export function mountVisitorEvents(app: Hono<ServerEnv>, services: ApiServices, hosts: Hosts): void {
  const isAllowed = createEventLimit();
  let isServed: ((path: string) => boolean) | undefined;
  const drop = (c: Context) => c.body(null, 204);
  const checkSender: MiddlewareHandler = async (c, next) =>
    isFromOwnPage(c.req, hosts) && isAllowed(getRequestInfo(c.req.raw).address) ? next() : drop(c);
  app.post(countPath, checkSender, boundedBody(maxBody, drop), async (c) => {
    // The routes are complete once there are requests.
    isServed ??= matchOtherRoutes(app.routes);
    try {
      await countVisitorEvent(services, await c.req.text(), { headers: c.req.raw.headers, isServed });
    } catch (error) {
      services.log.warn({ err: error }, 'an event of a visitor could not be counted');
    }
    return drop(c);
  });
}

/** Whether a page of this site has sent a request: all browsers say so, older ones by its origin. */
function isFromOwnPage(request: HonoRequest, hosts: Hosts): boolean {
  const site = request.header('sec-fetch-site');
  return site === undefined
    ? isOwnOrigin(request.header('origin'), request.header('host'), hosts)
    : site === 'same-origin';
}

/** Counts in memory, which is bounded: an address is stored nowhere, and forgotten after a minute. */
function createEventLimit(): (address: string) => boolean {
  const events = new LRUCache<string, number>({ max: maxAddresses, ttl: minuteMs, noUpdateTTL: true });
  return (address) => {
    const key = addressKey(address);
    const count = (events.get(key) ?? 0) + 1;
    events.set(key, count);
    return count <= maxEvents;
  };
}
