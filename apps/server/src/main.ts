import { setFlagsFromString } from 'node:v8';
import { getRequestListener } from '@hono/node-server';
import { adviceOn } from './advice';
import { cachedAnswers } from './answers/cached-answers';
import { createApp } from './app';
import { startServices } from './bootstrap';
import { readEnv } from './env';
import { backupJobs } from './jobs/backup-job';
import { jobs } from './jobs/jobs';
import { startJobs } from './jobs/start-jobs';
import { guardProcess } from './last-resort';
import { createHttpServer, listen, stopOnSignal } from './listen';
import { productionSite } from './production-site';

// Prisma's query compiler is WebAssembly and runs once for each kind of query. Optimising its machine code costs tens of
// megabytes and half of the start, and no request is measurably faster for it (docs/performance.md).
setFlagsFromString('--liftoff-only');
setFlagsFromString('--wasm-lazy-compilation');

try {
  const env = readEnv(process.env);
  const services = await startServices(env);
  guardProcess(services.log);
  const app = createApp({ services, site: await productionSite(), env });
  const http = createHttpServer(cachedAnswers({ services, fetch: app.fetch, env }, getRequestListener(app.fetch)));
  await listen(http, env);
  stopOnSignal(http, services, startJobs(services, [...jobs, ...backupJobs(env)]));
} catch (error) {
  const advice = adviceOn(error);
  if (advice === null) throw error;
  console.error(`\n✗ ${advice}\n`);
  process.exit(1);
}
