import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import type { createApp as CreateApp } from './app';
import { createHttpServer, expectFreePort, listen, stopOnSignal } from './http/listen';
import { siteJobs } from './operations/jobs/all-jobs';
import { startJobs } from './operations/jobs/start-jobs';
import { readEnv } from './process/env';
import type { Site } from './site/site-pages';
import { startServices } from './start-services';

// One process, one port: Vite transforms the web part and also loads the server's own modules, so that an edit to
// either shows at once. Only the database stays open across edits.
const webRoot = fileURLToPath(new URL('../../web/', import.meta.url));
const env = readEnv(process.env);
await expectFreePort(env);
const services = await startServices(env);
const http = createHttpServer();
const vite = await createVite({
  root: webRoot,
  configFile: `${webRoot}vite.config.ts`,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
  // Whoever listens to commits has to know the database that this file has opened.
  ssr: { external: ['@pano/db'] },
});
const page = (file: string) => async (path: string) =>
  vite.transformIndexHtml(path, await readFile(`${webRoot}${file}`, 'utf8'));

/** What a built page lists all files of the program in. */
const program = '<template id="program">/src/app/site/entry-client.tsx</template>';

const loadApp = async () => {
  const [{ createApp }, pages] = await Promise.all([
    vite.ssrLoadModule(fileURLToPath(new URL('./app.ts', import.meta.url))) as Promise<{ createApp: typeof CreateApp }>,
    vite.ssrLoadModule('/src/app/site/entry-server.tsx') as Promise<
      Pick<Site, 'openPage' | 'loadPage' | 'preparePages' | 'takeContactForm' | 'listFixedPages'>
    >,
  ]);
  const site: Site = {
    assetsDir: null,
    publicDir: `${webRoot}public`,
    scriptHashes: { site: [], admin: [] },
    siteTemplate: async (path) => (await page('index.html')(path)).replace('</head>', `${program}</head>`),
    adminTemplate: page('admin.html'),
    previewTemplate: page('preview.html'),
    openPage: pages.openPage,
    loadPage: pages.loadPage,
    preparePages: pages.preparePages,
    takeContactForm: pages.takeContactForm,
    listFixedPages: pages.listFixedPages,
  };
  return createApp({ services, site, env });
};

const listener = getRequestListener(async (request, bindings) => (await loadApp()).fetch(request, bindings));
http.on('request', (request, response) => vite.middlewares(request, response, () => void listener(request, response)));
await listen(http, env);
stopOnSignal(http, services, startJobs(services, siteJobs(env)));
