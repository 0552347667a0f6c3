import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app';
import { boundConnections } from './http/connections';
import { createHttpServer, expectFreePort, listen, stopOnSignal } from './http/listen';
import { watchProxies } from './http/proxy-watch';
import { withVisitorEvents } from './http/visitor-events';
import { listJobs } from './operations/jobs/all-jobs';
import { startJobs } from './operations/jobs/start-jobs';
import { readEnv } from './process/env';
import { explainError } from './process/explain-error';
import { handleUncaughtErrors } from './process/uncaught-errors';
import { withResponseCache } from './response-cache/response-cache';
import { productionSite } from './site/production-site';
import { startServices } from './start-services';

const builtWeb = fileURLToPath(new URL('../../web/dist/', import.meta.url));

try {
  const env = readEnv(process.env);
  await expectFreePort(env);
  const services = await startServices(env);
  handleUncaughtErrors(services.log);
  const app = createApp({ services, site: await productionSite(builtWeb), env });
  const cached = withResponseCache({ services, app, env }, getRequestListener(app.fetch));
  const http = createHttpServer(withVisitorEvents({ services, app, env }, cached));
  watchProxies(http, env, services.log);
  boundConnections(http, env.connections, services.log);
  await listen(http, env);
  stopOnSignal(http, services, startJobs(services, listJobs(env)));
} catch (error) {
  const explanation = explainError(error);
  if (explanation === null) throw error;
  console.error(`\n✗ ${explanation}\n`);
  process.exit(1);
}
