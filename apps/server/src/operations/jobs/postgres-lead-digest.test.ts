import { createJobTrigger, createMailer, leadDigestJob } from '@pano/api/server';
import { startSmtp } from '@pano/api/test-servers';
import { openDatabase } from '@pano/db';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '#process/env';
import { account, startApi } from '#testing/start-api';
import { siteJobs } from './all-jobs';
import { startJobs } from './start-jobs';

const timeout = 30_000;
const jobs = siteJobs(readEnv({})).filter(({ name }) => name === leadDigestJob);

test('the morning mail is due at eight in Istanbul', () => {
  const due = jobs[0]?.schedule(new Date('2026-12-07T05:00:10Z'), new Date('2026-12-07T20:00:00Z'));
  expect(due).toEqual(new Date('2026-12-08T05:00:00Z'));
});

test('two instances that run it mail a person once in a morning', async () => {
  const smtp = await startSmtp();
  const { services, databaseUrl } = await startApi();
  const { db, siteUrl } = services;
  await db.contactForm.create({ data: { name: 'Selin', email: 'selin@ofis.example', message: 'Keşif' } });
  const mailer = createMailer({ smtpUrl: smtp.url, from: 'site@ornek.example', contactRecipients: [], siteUrl });
  const other = await openDatabase(databaseUrl);
  onTestFinished(() => other.$disconnect());
  const instances = [db, other].map((database) => ({
    ...services,
    db: database,
    mailer,
    jobTrigger: createJobTrigger(),
  }));
  for (const instance of instances) onTestFinished(startJobs(instance, jobs).stop);
  const lastEnd = async () => (await db.jobRun.findUnique({ where: { name: leadDigestJob } }))?.finishedAt?.getTime();
  for (const { jobTrigger } of instances) jobTrigger.trigger(leadDigestJob);
  await vi.waitUntil(lastEnd, { timeout });
  const firstEnd = (await lastEnd()) ?? 0;
  for (const { jobTrigger } of instances) {
    jobTrigger.trigger(leadDigestJob);
    await vi.waitUntil(async () => ((await lastEnd()) ?? 0) > firstEnd, { timeout });
  }
  expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[account.ADMIN_EMAIL]]);
});
