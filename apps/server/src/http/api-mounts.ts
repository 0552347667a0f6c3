import {
  type ApiContext,
  type ApiServices,
  appRouter,
  boundedBody,
  createContext,
  createRestApp,
  endpoints,
  findRetryAfter,
  hasBearer,
} from '@pano/api/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { serialize } from 'hono/utils/cookie';
import { rejectRequest } from './error-response';
import { getRequestInfo, type ServerEnv } from './request-info';

/** tRPC batches and bodies are bounded, as those of REST: a request cannot ask for unbounded work. */
const maxBatch = 10;
const publicBody = 64 * 1024;
const adminBody = 2 * 1024 * 1024;

const crossOrigin = {
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  allowHeaders: ['Authorization', 'Content-Type', 'Accept-Language'],
  exposeHeaders: ['Retry-After', 'X-Request-Id'],
  maxAge: 600,
};

/** As long as a session can last: what a cookie opens is decided by the session it belongs to. */
const cookieSeconds = 7 * 24 * 60 * 60;

export type CreateContext = (request: Request) => ApiContext;

export const contextFactory =
  (services: ApiServices): CreateContext =>
  (request) =>
    createContext(services, request.headers, getRequestInfo(request));

/**
 * The two transports of the API: tRPC for our own pages, REST for everybody else.
 * @param corsOrigins whose pages may call REST from a browser; with their visitors' tokens, never with cookies
 * @param https whether browsers reach the site by https: only then do they send cookies back that demand it
 */
export function mountApi(
  app: Hono<ServerEnv>,
  createRequestContext: CreateContext,
  { corsOrigins, https }: { corsOrigins: string[]; https: boolean } = { corsOrigins: [], https: false },
): void {
  const rejectLargeBody = (c: Context) => rejectRequest(c, { status: 413, key: 'request.tooLarge' });
  const smallBodies = boundedBody(publicBody, rejectLargeBody);
  const largeBodies = boundedBody(adminBody, rejectLargeBody);
  app.use('/trpc/*', async (c, next) => {
    const length = c.req.header('transfer-encoding') ? Number.NaN : Number(c.req.header('content-length') ?? 0);
    // Most calls are small, whoever sends them. Where nobody can be looked up, the call itself reports that.
    if (length <= publicBody) return next();
    const isKnown = await hasBearer(createRequestContext(c.req.raw)).catch(() => true);
    return (isKnown ? largeBodies : smallBodies)(c, next);
  });
  app.all('/trpc/*', async (c) => {
    const response = await fetchRequestHandler({
      endpoint: '/trpc',
      req: c.req.raw,
      router: appRouter,
      maxBatchSize: maxBatch,
      createContext: ({ resHeaders }) => ({
        ...createRequestContext(c.req.raw),
        setCookie: (name, value) => resHeaders.append('set-cookie', serializeCookie(name, value, https)),
      }),
      responseMeta: ({ errors }) => {
        const wait = findRetryAfter(errors);
        return wait === null ? {} : { headers: { 'retry-after': String(wait) } };
      },
    });
    response.headers.set('cache-control', 'no-store');
    return response;
  });
  if (corsOrigins.length > 0) app.use('/api/v1/*', cors({ ...crossOrigin, origin: corsOrigins }));
  app.route('/api/v1', createRestApp(endpoints, createRequestContext));
  app.all('/api/*', (c) => rejectRequest(c, { status: 404, key: 'request.notFound' }));
}

/**
 * No script reads it, no other site sends it along with a form, and a page that links here still gets the owner's view.
 * With https its name has the prefix for which browsers take it from this very host and by https only.
 */
const serializeCookie = (name: string, value: string | null, secure: boolean): string =>
  serialize(secure ? `__Host-${name}` : name, value ?? '', {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'Lax',
    maxAge: value === null ? 0 : cookieSeconds,
  });
