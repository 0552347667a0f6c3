import { fileURLToPath } from 'node:url';
import { adminPages, englishPrefix, previewPath, sitePages } from '@pano/api/addresses';
import type { ApiServices } from '@pano/api/server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { contextFactory, mountApi } from './http/api-mounts';
import { mountAssistants } from './http/assistants';
import { rejectCrossSiteForms } from './http/cross-site-forms';
import { rejectRequest } from './http/error-response';
import { healthPaths, mountHealth } from './http/health';
import { checkHost } from './http/host-check';
import { createLoadGuard } from './http/load-guard';
import { redirectToOneAddress } from './http/one-address';
import { createRenderQueue } from './http/render-queue';
import { getRequestInfo, identifyRequest, logErrorResponses, loggedPath, type ServerEnv } from './http/request-info';
import { siteHeaders } from './http/security-headers';
import { mountSecurityTxt } from './http/security-txt';
import { mountFiles } from './http/static-files';
import { mountUploads } from './http/uploads';
import { mountVideoPlayer } from './http/video-player';
import { mountVisitorEvents } from './http/visitor-events';
import type { Env } from './process/env';
import { boundForm, createContactFormHandler, receiveForm } from './site/contact-form';
import { mountFeeds } from './site/feeds';
import { mountPreviewLinks } from './site/preview-links';
import { mountShareImages } from './site/share-images';
import { mountSiteIcons } from './site/site-icons';
import { createPageHandler, createPageLoader, type Site } from './site/site-pages';

type Options = {
  services: ApiServices;
  site: Site;
  env: Pick<Env, 'publicUrl' | 'securityContact' | 'trustProxy' | 'hosts' | 'corsOrigins' | 'load'>;
};

/** Found from the sources and from the built program: both lie one folder below the package. */
const cardFont = fileURLToPath(new URL('../assets/card-font.ttf', import.meta.url));

/** The whole web application: API, back office, public site. */
export function createApp({ services, site, env }: Options): Hono<ServerEnv> {
  const { publicUrl, securityContact, trustProxy, hosts, corsOrigins, load } = env;
  const app = new Hono<ServerEnv>();
  const createRequestContext = contextFactory({ ...services, pages: createPageLoader(site, publicUrl) });
  const https = publicUrl.startsWith('https:');
  const headers = siteHeaders({ https, development: site.assetsDir === null, scriptHashes: site.scriptHashes });
  const { guardRequests, guardForms } = createLoadGuard(load, services.log, healthPaths);
  const queue = createRenderQueue();

  app.use(identifyRequest(trustProxy));
  app.use(logErrorResponses(services.log));
  app.use((c, next) => headers(c.req.path)(c, next));
  app.use(checkHost(hosts, healthPaths));
  mountVisitorEvents(app);
  app.use(rejectCrossSiteForms(hosts, corsOrigins));
  app.use(guardRequests);
  mountHealth(app, services.db, services.log);
  // A read of the API may be as much work as a page, and has no body that it would wait for.
  const queueRead: MiddlewareHandler<ServerEnv> = (c, next) =>
    c.req.method === 'GET' ? queue.run(getRequestInfo(c.req.raw).address, next, 'read') : next();
  for (const path of ['/api/*', '/trpc/*']) app.use(path, queueRead);
  mountAssistants(app, createRequestContext, hosts);
  mountApi(app, createRequestContext, { corsOrigins, https });
  mountUploads(app, services.db, services.media);
  // Below the API: a response that may hold a secret beside what a stranger wrote is not compressed (BREACH).
  app.use(compress());
  mountFeeds(app, site, createRequestContext, publicUrl);
  if (securityContact) mountSecurityTxt(app, securityContact, publicUrl);
  mountShareImages(app, { services, createRequestContext, publicDir: site.publicDir, cardFont });
  mountSiteIcons(app, services);
  mountVideoPlayer(app);
  mountFiles(app, site.assetsDir, site.publicDir);

  const shell = (template: Site['adminTemplate']) => async (c: Context) =>
    c.html(await template(c.req.path), 200, { 'cache-control': 'no-store' });
  app.get(previewPath, shell(site.previewTemplate));
  app.get(adminPages.dashboard, shell(site.adminTemplate));
  app.get(`${adminPages.dashboard}/*`, shell(site.adminTemplate));
  mountPreviewLinks(app, site, createRequestContext, { publicUrl, queue });
  app.use(redirectToOneAddress);
  const page = createPageHandler(site, createRequestContext, { publicUrl, queue });
  app.get('*', page);
  const contactForm = createContactFormHandler(site, createRequestContext, { publicUrl, queue });
  // From browsers without JavaScript; all others send the contact form through tRPC.
  for (const path of [sitePages.contact, englishPrefix + sitePages.contact])
    app.post(path, boundForm, receiveForm(createRequestContext), guardForms, contactForm);
  app.all('*', (c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' }));

  app.onError((error, c) => {
    const { requestId } = getRequestInfo(c.req.raw);
    services.log.error({ err: error, path: loggedPath(c.req.path), requestId }, 'page failed');
    return rejectRequest(c, { status: 500, key: 'request.failed', params: { requestId } });
  });
  return app;
}
