// A process of its own for tests that kill it (see start-process.ts), settings from the environment.

import { expectFreePort, listen, stopOnSignal } from '#http/listen';
import { listJobs } from '#operations/jobs/all-jobs';
import { startJobs } from '#operations/jobs/start-jobs';
import { readEnv } from '#process/env';
import { startServices } from '#start-services';
import { createApiServer } from './api-server';

const env = readEnv(process.env);
await expectFreePort(env);
const services = await startServices(env);
const http = createApiServer(services);
await listen(http, env);
stopOnSignal(http, services, startJobs(services, listJobs(env)));
