import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import {
  type ApiContext,
  type ApiServices,
  appRouter,
  createContext,
  createRestApp,
  endpoints,
} from '@pano/api/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { clientAddress } from './client-address';
import { pageLocale } from './page-locale';

type Env = { Bindings: HttpBindings | Http2Bindings };

/** What the web part gives to the server: its HTML shells and the renderer of the public pages. */
export type Site = {
  /** Folder with the built assets; null in development, where Vite serves them. */
  assetsDir: string | null;
  publicDir: string;
  siteTemplate: (path: string) => Promise<string>;
  adminTemplate: (path: string) => Promise<string>;
  render: typeof import('@pano/web/server').renderPage;
};

type Options = { services: ApiServices; site: Site; trustProxy: number };

/** tRPC batches and bodies are bounded: a request cannot ask for unbounded work. */
const maxBatch = 10;
const maxTrpcBody = 2 * 1024 * 1024;

/** The whole web application: API, back office, public site. */
export function createApp({ services, site, trustProxy }: Options): Hono<Env> {
  const app = new Hono<Env>();
  const contexts = new WeakMap<Request, string>();
  const contextOf = (request: Request): ApiContext =>
    createContext(services, request.headers, contexts.get(request) ?? 'unknown');

  app.use(async (c, next) => {
    contexts.set(
      c.req.raw,
      clientAddress(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), trustProxy),
    );
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'strict-origin-when-cross-origin');
    await next();
  });
  app.get('/healthz', (c) => c.text('ok'));

  app.use('/trpc/*', bodyLimit({ maxSize: maxTrpcBody }));
  app.all('/trpc/*', async (c) => {
    const calls = c.req.path.slice('/trpc/'.length).split(',').length;
    if (calls > maxBatch) return c.json({ error: 'Too many calls in one batch' }, 400);
    return fetchRequestHandler({
      endpoint: '/trpc',
      req: c.req.raw,
      router: appRouter,
      createContext: () => contextOf(c.req.raw),
    });
  });
  app.route('/api/v1', createRestApp(endpoints, contextOf));

  if (site.assetsDir) {
    const immutable = (_path: string, c: { header: (name: string, value: string) => void }) =>
      c.header('cache-control', 'public, max-age=31536000, immutable');
    app.use('/assets/*', serveStatic({ root: site.assetsDir, onFound: immutable }));
    app.all('/assets/*', (c) => c.notFound());
  }
  app.use(
    '/art/*',
    serveStatic({ root: site.publicDir, onFound: (_path, c) => c.header('cache-control', 'public, max-age=86400') }),
  );
  app.use('/favicon.svg', serveStatic({ root: site.publicDir }));

  const admin = async (c: { req: { path: string }; html: (text: string) => Response | Promise<Response> }) =>
    c.html(await site.adminTemplate(c.req.path));
  app.get('/admin', admin);
  app.get('/admin/*', admin);

  app.get('*', async (c) => {
    const locale = pageLocale(c.req.path, c.req.header('cookie'), c.req.header('accept-language'));
    const api = { router: appRouter, createContext: async () => publicContext(contextOf(c.req.raw), locale) };
    const page = await site.render(c.req.raw, locale, await site.siteTemplate(c.req.path), api);
    page.headers.append('vary', 'accept-language, cookie');
    return page;
  });
  app.onError((error, c) => {
    services.log.error({ err: error, path: c.req.path }, 'page failed');
    return c.text('Internal Server Error', 500);
  });
  return app;
}

/** Pages are rendered for everybody alike: a token that a request carries does not change them. */
const publicContext = (context: ApiContext, locale: ApiContext['locale']): ApiContext => ({
  ...context,
  locale,
  signedIn: async () => null,
});
