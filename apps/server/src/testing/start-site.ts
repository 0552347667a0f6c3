import { readFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { listFixedPages, loadPage, openPage, preparePages, takeContactForm } from '@pano/web/server';
import { createApp } from '#app';
import { boundConnections } from '#http/connections';
import { createHttpServer } from '#http/listen';
import { watchProxies } from '#http/proxy-watch';
import { withVisitorEvents } from '#http/visitor-events';
import { readEnv } from '#process/env';
import { createLog } from '#process/log';
import { withResponseCache } from '#response-cache/response-cache';
import type { Site } from '#site/site-pages';
import { startServices } from '#start-services';
import { account, listenInTest, migratedDatabase, temporaryFolder } from './start-api';
import { signIn } from './upload';

const webRoot = fileURLToPath(new URL('../../../web/', import.meta.url));

/** The whole server over real HTTP, its pages rendered from the sources, its log in memory. */
export async function startSite(settings: Record<string, string> = {}, open: Site['openPage'] = openPage) {
  const dataDir = await temporaryFolder();
  const env = readEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: settings.DATABASE_URL ?? (await migratedDatabase()),
    SAMPLE_CONTENT: 'false',
    LOG_LEVEL: 'silent',
    ...account,
    ...settings,
  });
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const services = { ...(await startServices(env)), log };
  const template = await readFile(`${webRoot}index.html`, 'utf8');
  const site: Site = {
    // Anything but null: the responses are those of production.
    assetsDir: webRoot,
    publicDir: `${webRoot}public`,
    scriptHashes: { site: [], admin: [] },
    siteTemplate: async () => template,
    adminTemplate: () => readFile(`${webRoot}admin.html`, 'utf8'),
    previewTemplate: () => readFile(`${webRoot}preview.html`, 'utf8'),
    openPage: open,
    loadPage,
    preparePages,
    takeContactForm,
    listFixedPages,
  };
  const app = createApp({ services, site, env });
  const cached = withResponseCache({ services, app, env }, getRequestListener(app.fetch));
  const http = createHttpServer(withVisitorEvents({ services, app, env }, cached));
  watchProxies(http, env, log);
  boundConnections(http, env.connections, log);
  const { port, url } = await listenInTest(http, services);
  return {
    port,
    url,
    services,
    dataDir,
    databaseUrl: env.databaseUrl,
    logged: () => lines.map((line) => JSON.parse(line)),
  };
}

export type SiteResponse = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

/** The whole site with a list of the pages that it rendered; `beforeRender` runs before each of them is loaded, `around` once it is. */
export async function startCachedSite(
  beforeRender: (path: string) => Promise<void> = async () => {},
  settings: Record<string, string> = {},
  around = (render: () => Promise<Response>) => render(),
) {
  const rendered: string[] = [];
  const { services, port, url, logged } = await startSite(settings, async (...args) => {
    const { pathname, search } = new URL(args[0].url);
    rendered.push(pathname + search);
    await beforeRender(pathname);
    const render = await openPage(...args);
    return render instanceof Response ? render : (...rest) => around(() => render(...rest));
  });
  const authorization = `Bearer ${await signIn(url, account)}`;
  // Sends a request as it is written down: fetch would normalize its URL and add headers.
  const send = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
    new Promise<SiteResponse>((resolve, reject) => {
      // Without its length, the body of a DELETE would be read as the next request.
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const sent = request({ port, path, method, headers: { ...length, ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  /** Writes through the REST API of the back office. */
  const write = (method: string, path: string, data: object) =>
    send(`/api/v1/admin${path}`, { authorization, 'content-type': 'application/json' }, method, JSON.stringify(data));
  return { port, services, db: services.db, authorization, rendered, logged, send, write };
}

/** What a published article needs besides title and slug. */
export const article = { content: '<p>x</p>', publishedAt: new Date(0) };

/** The site of `startCachedSite` with one article, at /articles/yazi. */
export async function startWithArticle(beforeRender?: (path: string) => Promise<void>) {
  const site = await startCachedSite(beforeRender);
  const { id } = await site.db.article.create({ data: { ...article, title: 'Eski başlık', slug: 'yazi' } });
  return { ...site, id };
}
