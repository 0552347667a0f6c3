import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { previewLinkPath } from '@pano/api/beside-pages';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { clientAddress } from './client-address';

export type ServerEnv = { Bindings: HttpBindings; Variables: { requestId: string } };

type RequestInfo = { address: string; requestId: string };
const infos = new WeakMap<Request, RequestInfo>();

/** What is known of a request beyond its headers; only after `identifyRequest` has run. */
export const getRequestInfo = (request: Request): RequestInfo =>
  infos.get(request) ?? { address: 'unknown', requestId: '-' };

/** Gives each request an id, which its response and its log entries carry, and works out where it comes from. */
export const identifyRequest =
  (trustProxy: number): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    const requestId = randomUUID();
    // A request of the response cache has no headers of the visitor whom it is for.
    const incoming = c.env?.incoming;
    const forwarded = incoming ? incoming.headers['x-forwarded-for']?.toString() : c.req.header('x-forwarded-for');
    const address = clientAddress(incoming?.socket.remoteAddress, forwarded, trustProxy);
    infos.set(c.req.raw, { requestId, address });
    await next();
    // `c.header` would make another response of this one, whose body then has to be read as a stream.
    c.res.headers.set('x-request-id', requestId);
  };

const linkToken = new RegExp(`(${previewLinkPath}/).+`, 'i');

/** A path as the log has it: whoever reads the log cannot open the links to drafts in it. */
export const loggedPath = (path: string): string => path.replace(linkToken, '$1…').slice(0, 300);

/**
 * Logs every response of status 400 and above with its request id. Of the URL only the path: a query may hold anything.
 */
export const logErrorResponses =
  (log: Logger): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    await next();
    const { status } = c.res;
    if (status < 400) return;
    const { requestId, address } = getRequestInfo(c.req.raw);
    const entry = {
      event: 'refused',
      status,
      method: c.req.method,
      path: loggedPath(c.req.path),
      address,
      requestId,
    };
    if (status >= 500) log.warn(entry, 'request failed');
    else log.info(entry, 'request refused');
  };
