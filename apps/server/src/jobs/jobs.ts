import type { Job } from './job';

/** All scheduled work of the process. */
export const jobs: Job[] = [];
