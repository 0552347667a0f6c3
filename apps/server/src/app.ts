import type { ApiServices } from '@pano/api/server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { contextsFor, mountApi } from './api-mounts';
import { mountFeeds } from './feeds';
import { factsOf, noteRequest, type ServerEnv } from './request-context';
import { siteHeaders } from './security-headers';
import { mountShareImages } from './share-images';
import { type Site, sitePages } from './site-pages';
import { mountFiles } from './static-files';
import { mountUploads } from './uploads';

type Options = { services: ApiServices; site: Site; publicUrl: string; trustProxy: number };

/** Bytes of a contact form. */
const maxFormBody = 64 * 1024;

/** The whole web application: API, back office, public site. */
export function createApp({ services, site, publicUrl, trustProxy }: Options): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const contextOf = contextsFor(services);
  const headers = siteHeaders({ https: publicUrl.startsWith('https:'), development: site.assetsDir === null });
  const isAdmin = (path: string) => path === '/admin' || path.startsWith('/admin/');

  app.use(noteRequest(trustProxy));
  app.use((c, next) => (isAdmin(c.req.path) ? headers.admin : headers.site)(c, next));
  app.get('/healthz', (c) => c.text('ok'));
  mountApi(app, contextOf);
  mountUploads(app, services.db, services.media);
  // Below the API: answers that may hold a secret beside what a stranger wrote are not compressed.
  app.use(compress());
  mountFeeds(app, contextOf, publicUrl);
  mountShareImages(app, { services, contextOf, publicDir: site.publicDir });
  mountFiles(app, site.assetsDir, site.publicDir);

  const admin = async (c: Context) =>
    c.html(await site.adminTemplate(c.req.path), 200, { 'cache-control': 'no-store' });
  app.get('/admin', admin);
  app.get('/admin/*', admin);
  const page = sitePages(site, contextOf, publicUrl);
  app.get('*', page);
  // Of a browser without JavaScript; all others send the contact form through tRPC.
  app.post('/contact', bodyLimit({ maxSize: maxFormBody }), page);
  app.post('/en/contact', bodyLimit({ maxSize: maxFormBody }), page);
  app.all('*', (c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' }));

  app.onError((error, c) => {
    const { requestId } = factsOf(c.req.raw);
    services.log.error({ err: error, path: c.req.path, requestId }, 'page failed');
    return c.text(`Internal Server Error (${requestId})`, 500);
  });
  return app;
}
