// A process of its own for tests that kill it (see start-process.ts), settings from the environment.
import { startServices } from '../bootstrap';
import { readEnv } from '../env';
import { backupJobs } from '../jobs/backup-job';
import { jobs } from '../jobs/jobs';
import { startJobs } from '../jobs/start-jobs';
import { listen, stopOnSignal } from '../listen';
import { createApiServer } from './api-server';

const env = readEnv(process.env);
const services = await startServices(env);
const http = createApiServer(services);
await listen(http, env);
stopOnSignal(http, services, startJobs(services, [...jobs, ...backupJobs(env)]));
