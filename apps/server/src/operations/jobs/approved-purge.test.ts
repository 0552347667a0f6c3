import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { approvedPurgeJob } from '@pano/api/server';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '#process/env';
import { startApi, temporaryFolder } from '#testing/start-api';
import { readBackup } from '../backup/read-backup';
import { siteJobs } from './all-jobs';
import { startJobs } from './start-jobs';

/** A site with four old messages and a new one, whose deletion waits for an approval that has been given. */
async function start(prepare: (folder: string) => Promise<unknown> = async () => {}) {
  const { services, dataDir, databaseUrl } = await startApi();
  const { db } = services;
  const folder = join(dataDir, 'backups');
  await prepare(folder);
  await db.setting.create({ data: { key: 'contactFormMonths', value: '6' } });
  const dates = ['2020-01-01', '2020-02-01', '2020-03-01', '2020-04-01', new Date().toISOString()];
  await db.contactForm.createMany({
    data: dates.map((date) => ({ name: date, email: 'a@example.com', message: 'x', createdAt: new Date(date) })),
  });
  const approve = () => {
    const approval = { state: 'approved', approvedAt: new Date() };
    return db.retentionCheck.upsert({
      where: { id: 1 },
      create: { checkedAt: new Date(), ...approval },
      update: approval,
    });
  };
  await approve();
  const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const { stop } = startJobs(
    services,
    siteJobs(env).filter(({ name }) => name === approvedPurgeJob),
  );
  onTestFinished(stop);
  const untilState = (state: string) =>
    vi.waitUntil(async () => (await db.retentionCheck.findFirst())?.state === state, { timeout: 20_000 });
  return { db, services, folder, approve, untilState };
}

test('an approved deletion makes a backup of all messages first, on either database', async () => {
  const { db, folder, untilState } = await start();
  await untilState('none');
  expect(await db.contactForm.count()).toBe(1);
  const names = await readdir(folder);
  expect(names).toEqual([expect.stringMatching(/^pano-auto-.*\.tar\.gz$/)]);
  const unpacked = await temporaryFolder();
  const { manifest } = await readBackup(join(folder, names[0] ?? ''), unpacked);
  expect(manifest.counts).toMatchObject({ ContactForm: 5, User: 1, RetentionCheck: 1 });
  const backup = new Sqlite(join(unpacked, 'pano.db'), { readonly: true });
  onTestFinished(() => void backup.close());
  expect(backup.prepare('SELECT state, approvedAt FROM RetentionCheck').get()).toEqual({
    state: 'running',
    approvedAt: null,
  });
});

test('where the backup fails nothing is deleted, and the next approval tries again', async () => {
  const { db, services, folder, approve, untilState } = await start(async (place) => writeFile(place, 'no folder'));
  await untilState('failed');
  expect(await db.contactForm.count()).toBe(5);
  expect((await db.retentionCheck.findFirst())?.failure).toContain('backups');
  await rm(folder);
  await mkdir(folder);
  await approve();
  services.jobTrigger.trigger(approvedPurgeJob);
  await untilState('none');
  expect(await db.contactForm.count()).toBe(1);
});
