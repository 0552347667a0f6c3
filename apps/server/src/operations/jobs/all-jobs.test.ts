import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, summarizeDashboard } from '@pano/api/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '#process/env';
import { createLog } from '#process/log';
import { startApi, temporaryFolder } from '#testing/start-api';
import { makeAutomaticBackup } from '../backup/automatic-backup';
import { readBackup } from '../backup/read-backup';
import { backupJobs, listJobs } from './all-jobs';
import { startJobs } from './start-jobs';

/** A backup of PostgreSQL takes seconds on a busy machine. */
const timeout = 30_000;

async function start(settings: Record<string, string>, prepare: (folder: string) => Promise<unknown> = async () => {}) {
  const { services, dataDir, databaseUrl } = await startApi();
  const folder = join(dataDir, 'backups');
  await prepare(dataDir);
  const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings });
  const { stop } = startJobs(services, backupJobs(env, 0));
  onTestFinished(stop);
  const run = async () => {
    await vi.waitUntil(async () => (await note())?.finishedAt, { timeout });
    return note();
  };
  const note = () => services.db.jobRun.findUnique({ where: { name: 'backup' } });
  const notice = async () => {
    const ctx = createContext(services, new Headers(), { address: 'test', requestId: 'test' });
    return (await summarizeDashboard(ctx)).backupTrouble;
  };
  return { services, dataDir, folder, run, note, notice };
}

test('the site makes a backup by itself, and a sound one', async () => {
  const { folder, run, notice } = await start({});
  expect(await run()).toMatchObject({ failure: null });
  const [name = ''] = await readdir(folder);
  const { manifest } = await readBackup(join(folder, name), await temporaryFolder());
  expect(manifest.counts.User).toBe(1);
  expect(await notice()).toBeNull();
});

test('it keeps as many of its own backups as it is told to, and removes nobody else’s', async () => {
  const byHand = 'pano-2026-01-01T09-00-00-000Z.tar.gz';
  const old = [1, 2, 3].map((day) => `pano-auto-2026-01-0${day}T10-00-00-000Z.tar.gz`);
  const { folder, run } = await start({ BACKUP_KEEP: '2', BACKUP_DIR: '' }, async (dataDir) => {
    await mkdir(join(dataDir, 'backups'));
    for (const name of [...old, byHand]) await writeFile(join(dataDir, 'backups', name), 'x');
  });
  await run();
  const left = (await readdir(folder)).toSorted();
  expect([left.length, left[0], left[1]]).toEqual([3, byHand, old[2]]);
});

test('a backup dated in the future stands for none: backups are made, and none of them goes for it', async () => {
  const future = 'pano-2099-01-01T10-00-00-000Z.tar.gz';
  const old = [1, 2].map((day) => `pano-auto-2026-01-0${day}T10-00-00-000Z.tar.gz`);
  const { folder, run } = await start({ BACKUP_KEEP: '2' }, async (dataDir) => {
    await mkdir(join(dataDir, 'backups'));
    for (const name of [future, ...old]) await writeFile(join(dataDir, 'backups', name), 'x');
  });
  expect(await run()).toMatchObject({ failure: null });
  const left = (await readdir(folder)).toSorted();
  expect([left.length, left[0], left[1]]).toEqual([3, future, old[1]]);
});

test('a backup of its own that holds secret.key unencrypted is warned of in the log', async () => {
  const { services, dataDir, databaseUrl } = await startApi();
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const backUp = (BACKUP_PASSPHRASE: string) => {
    const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BACKUP_PASSPHRASE });
    return makeAutomaticBackup(env, { ...services, log }, new AbortController().signal);
  };
  await backUp('uzun ve gizli bir parola');
  expect(lines).toEqual([]);
  await backUp('');
  expect(lines).toEqual([expect.stringContaining('not encrypted and holds secret.key')]);
});

test('a recent backup is enough, and none is made where the owner wants none', async () => {
  const { folder, run, services } = await start({});
  await run();
  services.jobTrigger.trigger('backup');
  await vi.waitUntil(
    async () => {
      const row = await services.db.jobRun.findUnique({ where: { name: 'backup' } });
      return row?.finishedAt && row.finishedAt > row.startedAt;
    },
    { timeout },
  );
  expect(await readdir(folder)).toHaveLength(1);
  expect(backupJobs(readEnv({ BACKUP_EVERY_HOURS: '0' }))).toEqual([]);
});

test('a clock that was ahead while the process started delays no backup once it is right', () => {
  onTestFinished(() => void vi.useRealTimers());
  const now = new Date();
  const env = readEnv({});
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now.getTime() + 2 * 365 * 86_400_000) });
  const [job] = backupJobs(env, 60_000);
  vi.setSystemTime(now);
  const due = job?.schedule(null, now).getTime() ?? 0;
  expect(due).toBeGreaterThan(now.getTime() + 30_000);
  expect(due).toBeLessThanOrEqual(now.getTime() + 60_000);
});

test('the dashboard names every job of the site that is late', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const { services } = await startApi();
  const jobs = listJobs(readEnv({}));
  services.jobTrigger.subscribe(() => {}, jobs);
  vi.spyOn(process, 'uptime').mockReturnValue(7 * 86_400);
  const ctx = createContext(services, new Headers(), { address: 'test', requestId: 'test' });
  const { jobTrouble, backupTrouble } = await summarizeDashboard(ctx);
  expect(backupTrouble).toEqual({ since: null });
  const named = [...jobTrouble.map(({ job }) => job), 'backup'];
  expect(named.toSorted()).toEqual(jobs.map(({ name }) => name).toSorted());
});

test('the dashboard says that backups fail, until one succeeds', async () => {
  const { dataDir, run, notice, services } = await start({}, (folder) =>
    writeFile(join(folder, 'backups'), 'no folder'),
  );
  expect(await run()).toMatchObject({ succeededAt: null, failure: expect.stringContaining('backups') });
  expect(await notice()).toEqual({ since: null });
  await rm(join(dataDir, 'backups'));
  services.jobTrigger.trigger('backup');
  await vi.waitUntil(async () => (await notice()) === null, { timeout });
});
