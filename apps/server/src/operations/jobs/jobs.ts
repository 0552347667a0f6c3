import { contactMailJob, deliverContactMails, picturesJob, purgeOldData, retentionJob } from '@pano/api/server';
import { dailyAt, every, type Job } from './job';

const minute = 60_000;

/** All scheduled work of the process. */
export const jobs: Job[] = [
  { name: contactMailJob, schedule: every(minute), run: deliverContactMails },
  { name: picturesJob, schedule: every(5 * minute), run: ({ media }) => media.resume() },
  { name: retentionJob, schedule: dailyAt(3, 15), run: purgeOldData },
];
