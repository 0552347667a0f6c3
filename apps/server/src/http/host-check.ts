import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { rejectRequest } from './error-response';

/** Host names under which requests are accepted. */
export type Hosts = {
  /** Host names without a port; `*` for any. */
  allowed: string[];
  /** Whether the site has a public address. Without one every name that only a private network knows is fine. */
  published: boolean;
};

/** Names of this very machine: of somebody who sits at it, or of a proxy on it. */
const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Addresses, and names that no public name server gives out: nobody can point one of them here from outside. */
const unpublished = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\]|[^.]+|.+\.(?:local|internal))$/;

/** Whether a request for this host name is meant for this site. */
export function isOwnHost(name: string, { allowed, published }: Hosts): boolean {
  if (loopback.test(name) || allowed.includes(name) || allowed.includes('*')) return true;
  return !published && unpublished.test(name);
}

/**
 * Rejects requests under foreign host names: pages that another site has pointed at this server, and forged names. Health
 * checks may come under any, since load balancers use the IP address.
 */
export const checkHost =
  (hosts: Hosts, exempt: string[]): MiddlewareHandler =>
  async (c, next) => {
    const names = [new URL(c.req.url).hostname, parseHostname(c.req.header('host'))];
    if (exempt.includes(c.req.path) || names.every((name) => name === null || isOwnHost(name, hosts))) return next();
    return rejectRequest(c, { status: 421, key: 'request.foreignHost' });
  };

/** Whether a Host header names this site, with the usual ones cached. */
export function createHostCheck(hosts: Hosts): (host: string | undefined) => boolean {
  const checked = new LRUCache<string, boolean>({ max: 100 });
  return (host) => {
    if (!host) return false;
    let own = checked.get(host);
    if (own === undefined) {
      own = isOwnHost(parseHostname(host) ?? '', hosts);
      checked.set(host, own);
    }
    return own;
  };
}

/** The host name in a Host header, '' where it is malformed; null without a header. */
function parseHostname(header: string | undefined): string | null {
  if (header === undefined) return null;
  return URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : '';
}

/** Whether the Origin header of a request names this site. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, { allowed }: Hosts): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return [parseHostname(host), ...allowed].includes(new URL(origin).hostname);
}
