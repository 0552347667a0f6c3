import type { MiddlewareHandler } from 'hono';
import { rejectRequest } from './error-response';
import { type Hosts, isOwnOrigin } from './host-check';

/** What a form of any site can send without asking first; a body without a type counts as well. */
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)?\s*(?:;|$)/i;

/**
 * Rejects forms that a page of another site has sent in the name of its visitor. Browsers say where a request comes from;
 * programs say nothing, and have no visitor whose name they could use.
 * @param corsOrigins other sites whose pages may call REST
 */
export const rejectCrossSiteForms =
  (hosts: Hosts, corsOrigins: string[]): MiddlewareHandler =>
  async (c, next) => {
    const isForm =
      !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && formTypes.test(c.req.header('content-type') ?? '');
    if (!isForm) return next();
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    if (site === 'same-origin' || site === 'none' || (site === undefined && origin === undefined)) return next();
    if (origin !== undefined && corsOrigins.includes(origin) && c.req.path.startsWith('/api/')) return next();
    if (site !== 'cross-site' && isOwnOrigin(origin, c.req.header('host'), hosts)) return next();
    return rejectRequest(c, { status: 403, key: 'request.foreignSite' });
  };
