import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { renderPage } from '@pano/web/server';
import { createApp } from '#app';
import { createHttpServer } from '#http/listen';
import { readEnv } from '#process/env';
import { createLog } from '#process/log';
import { cachedAnswers } from '#response-cache/response-cache';
import type { Site } from '#site/site-pages';
import { startServices } from '#start-services';
import { listenHere } from './listen-here';
import { account, migratedDatabase, temporaryFolder } from './start-api';

const webRoot = fileURLToPath(new URL('../../../web/', import.meta.url));

/** The whole server over real HTTP, its pages rendered from the sources, its log in memory. */
export async function startSite(settings: Record<string, string> = {}, render: Site['render'] = renderPage) {
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
    // Anything but null: the answers are those of production.
    assetsDir: webRoot,
    publicDir: `${webRoot}public`,
    siteTemplate: async () => template,
    adminTemplate: async () => template,
    render,
  };
  const { fetch } = createApp({ services, site, env });
  const http = createHttpServer(cachedAnswers({ services, fetch, env }, getRequestListener(fetch)));
  const { port, url } = await listenHere(http, services);
  return {
    port,
    url,
    services,
    dataDir,
    databaseUrl: env.databaseUrl,
    logged: () => lines.map((line) => JSON.parse(line)),
  };
}
