import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localCopiesJob } from '@pano/api/server';
import { expect, test } from 'vitest';
import { readEnv } from '#process/env';
import { startApi } from '#testing/start-api';
import { siteJobs } from '../jobs/all-jobs';
import { startJobs } from '../jobs/start-jobs';
import { timestamp } from './backup-folder';
import { listSavedCopies } from './local-copies';

const dayMs = 24 * 60 * 60 * 1000;

/** Copies of several ages; `lastRun` is how many days ago the job succeeded. */
async function start(lastRun: number | null) {
  const { services, dataDir, databaseUrl } = await startApi();
  const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const ago = (days: number) => new Date(Date.now() - days * dayMs);
  const names = (days: number) => [
    `before-migration-${timestamp(ago(days))}.db`,
    `before-restore-${timestamp(ago(days))}`,
  ];
  const byHand = `pano-${timestamp(ago(400))}.tar.gz`;
  await mkdir(env.backup.folder);
  for (const days of [-3, 29, 31]) {
    const [migration = '', restore = ''] = names(days);
    await writeFile(join(env.backup.folder, migration), 'x');
    await mkdir(join(dataDir, restore, 'uploads'), { recursive: true });
  }
  await writeFile(join(env.backup.folder, byHand), 'x');
  if (lastRun !== null) {
    const at = ago(lastRun);
    await services.db.jobRun.create({ data: { name: localCopiesJob, startedAt: at, finishedAt: at, succeededAt: at } });
  }
  const jobs = startJobs(
    services,
    siteJobs(env).filter(({ name }) => name === localCopiesJob),
  );
  services.jobTrigger.trigger(localCopiesJob);
  const succeededAt = async () => {
    const row = await services.db.jobRun.findUnique({ where: { name: localCopiesJob } });
    return row?.succeededAt?.getTime() ?? 0;
  };
  await expect.poll(succeededAt).toBeGreaterThan(ago(0).getTime() - 60_000);
  await jobs.stop();
  const copies = [...(await readdir(env.backup.folder)), ...(await readdir(dataDir))];
  return { env, copies: copies.filter((name) => /^(?:before|pano)-/.test(name)).toSorted(), names, byHand };
}

test('copies of migrations and restores go after 30 days; backups by hand and dates of the future stay', async () => {
  const { env, copies, names, byHand } = await start(1);
  expect(copies).toEqual([...names(29), ...names(-3), byHand].toSorted().map((name) => expectSameDay(name)));
  const { expireAt, permanent } = await listSavedCopies(env);
  expect(permanent).toBe(1);
  expect(Math.round((Date.parse(expireAt ?? '') - Date.now()) / dayMs)).toBe(34);
});

/** The names hold milliseconds that have passed since. */
const expectSameDay = (name: string) =>
  name.startsWith('pano-') ? name : expect.stringMatching(new RegExp(`^${name.slice(0, name.indexOf('T') + 3)}`));

test.each([
  ['at the first run', null],
  ['after a long pause, when the clock may be ahead,', 700],
])('%s nothing is removed yet', async (_case, lastRun) => {
  expect((await start(lastRun)).copies).toHaveLength(7);
});
