import type { MiddlewareHandler } from 'hono';
import { refuse } from './reject';

/** Names under which requests are answered. */
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
 * Refuses requests under foreign names: pages that another site has pointed at this server, and forged names. Checks
 * of its health may come under any, since balancers ask by address.
 */
export const checkHost =
  (hosts: Hosts, exempt: string[]): MiddlewareHandler =>
  async (c, next) => {
    const named = [new URL(c.req.url).hostname, hostnameOf(c.req.header('host'))];
    if (exempt.includes(c.req.path) || named.every((name) => name === null || isOwnHost(name, hosts))) return next();
    return refuse(c, { status: 421, key: 'request.foreignHost' });
  };

/** Of a Host header; null where there is none. */
export function hostnameOf(header: string | undefined): string | null {
  if (header === undefined) return null;
  return URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : '';
}
