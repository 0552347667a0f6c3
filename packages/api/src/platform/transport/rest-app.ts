import { pickLocale } from '@pano/i18n/locales';
import { translate } from '@pano/i18n/translate';
import { type Context, Hono } from 'hono';
import type { ApiContext } from '../context';
import { scopeFor } from '../session/api-token.schema';
import { authorize, requireBearer } from '../session/api-tokens';
import { requireProof } from '../session/proof';
import { requireOwner } from '../session/sessions';
import { boundedBody } from './bounded-body';
import type { Endpoint, RestEnv, Route } from './endpoint';
import { AppError, type ErrorKind, explainError, notFound } from './errors';
import { documentationRoutes } from './openapi/routes';

const statusOf = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  restricted: 403,
  proofWanted: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  stale: 409,
  tooLarge: 413,
  unsupportedMediaType: 415,
  tooMany: 429,
  unavailable: 503,
} as const satisfies Record<ErrorKind, number>;

/** Largest JSON bodies, in bytes: of anybody, and of the back office (articles with much text). */
const publicBody = 64 * 1024;
const adminBody = 2 * 1024 * 1024;

type CreateContext = (request: Request) => ApiContext;

/** The REST API: every endpoint and the documentation, mounted under /api/v1 by the server. */
export function createRestApp(endpoints: Endpoint[], createContext: CreateContext): Hono<RestEnv> {
  const app = new Hono<RestEnv>();
  const routes: Route[] = [...endpoints, ...documentationRoutes(endpoints)];
  app.use(async (c, next) => {
    const locale = pickLocale(c.req.header('accept-language'));
    c.set('ctx', { ...createContext(c.req.raw), locale, origin: 'rest' });
    if (c.req.header('content-encoding')) throw new AppError('invalid', 'request.unsupportedEncoding');
    await next();
    // Not `c.header`: it would copy the response and turn its body into a stream.
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
  const rejectLargeBody = () => {
    throw new AppError('tooLarge', 'request.tooLarge');
  };
  const smallBodies = boundedBody(publicBody, rejectLargeBody);
  const largeBodies = boundedBody(adminBody, rejectLargeBody);
  for (const { method, path, admin, tokens, owner, proof, boundsBody, handle } of routes) {
    const scope = tokens ? scopeFor(tokens, method === 'get') : null;
    const limit = admin ? largeBodies : smallBodies;
    app.on(
      method.toUpperCase(),
      honoPath(path),
      async (c, next) => {
        if (admin) c.set('ctx', await authorize(c.get('ctx'), scope));
        if (owner) await requireOwner(c.get('ctx'));
        if (proof) await requireProof(c.get('ctx'));
        return boundsBody ? next() : limit(c, next);
      },
      handle,
    );
  }
  for (const [path, { methods, admin }] of methodsByPath(routes)) {
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    app.all(honoPath(path), async (c) => {
      if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow });
      if (admin) await requireBearer(c.get('ctx'));
      c.header('allow', allow);
      throw new AppError('methodNotAllowed', 'request.methodNotAllowed', { params: { method: c.req.method } });
    });
  }
  // Without a token even unknown paths below /admin respond 401, so that responses do not reveal which paths exist.
  app.all('/admin/*', async (c, next) => {
    await requireBearer(c.get('ctx'));
    await next();
  });
  // A route, because `app.notFound` is ignored once another app mounts this one.
  app.all('*', () => {
    throw notFound('request.notFound');
  });
  app.onError((error, c) => respondWithError(c, c.get('ctx'), error));
  return app;
}

/** The response to a request that has failed: what the client can do about it, or that it was logged. */
export function respondWithError(c: Context, ctx: ApiContext, error: unknown): Response {
  c.header('cache-control', 'no-store');
  const known = explainError(error, ctx);
  if (known) {
    const { params, retryAfter, codeRequired } = known.details;
    if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
    if (known.key === 'auth.required') c.header('www-authenticate', 'Bearer');
    const body = errorBody(translate(ctx.locale, known.key, params));
    const marks = {
      ...(codeRequired && { codeRequired }),
      ...(known.kind === 'proofWanted' && { proofWanted: true }),
    };
    return c.json({ ...body, ...marks }, statusOf[known.kind]);
  }
  ctx.log.error({ err: error, path: c.req.path, requestId: ctx.requestId }, 'request failed');
  return c.json(errorBody(translate(ctx.locale, 'request.failed', { requestId: ctx.requestId })), 500);
}

const errorBody = (text: string) => ({ error: text, message: text });

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

function methodsByPath(routes: Route[]) {
  const paths = new Map<string, { methods: string[]; admin: boolean }>();
  for (const { path, method, admin } of routes) {
    const entry = paths.get(path) ?? { methods: [], admin };
    entry.methods.push(method.toUpperCase());
    paths.set(path, entry);
  }
  return paths;
}
