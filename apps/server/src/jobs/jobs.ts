import { contactMailJob, deliverContactMails } from '@pano/api/server';
import { every, type Job } from './job';

const minute = 60_000;

/** All scheduled work of the process. */
export const jobs: Job[] = [{ name: contactMailJob, schedule: every(minute), run: deliverContactMails }];
