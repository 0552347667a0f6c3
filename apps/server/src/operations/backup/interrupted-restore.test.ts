import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inspectDatabase } from '@pano/db';
import { expect, onTestFinished, test, vi } from 'vitest';
import { callPano } from '#testing/run-pano';
import { createSmallSite, mediaFileName } from '#testing/small-site';
import { temporaryFolder } from '#testing/start-api';
import { spawnServer } from '#testing/start-process';
import { silentProgress } from '../progress';
import { timestamp } from './backup-folder';
import { createBackup } from './create-backup';
import { findInterruptedRestore, markRestore } from './interrupted-restore';
import { restoreBackup } from './restore-backup';

/** A site as it is when the machine fails between two moves of a restore. */
async function halfRestoredSite() {
  const site = await createSmallSite();
  const { file } = await createBackup(site, site);
  const aside = join(site.dataDir, 'before-restore-x');
  await mkdir(aside);
  await markRestore(site.dataDir, [aside]);
  await rename(join(site.dataDir, 'pano.db'), join(aside, 'pano.db'));
  return { ...site, file, aside };
}

const expectedError = (aside: string) =>
  `A restore was interrupted: run it again (npm run restore -- <archive>); what was there before is in ${aside}.`;

test('after a restore that was cut off while it moved files the site does not start until one has succeeded', async () => {
  const { dataDir, file, aside } = await halfRestoredSite();
  await expect(spawnServer(dataDir).listening).rejects.toThrow(expectedError(aside));
  const mistyped = await callPano(dataDir, ['restore', `${file}-mistyped`]);
  expect([mistyped.code, mistyped.err]).toEqual([1, expect.stringContaining('There is no file')]);
  await expect(spawnServer(dataDir).listening).rejects.toThrow(expectedError(aside));
  expect(existsSync(join(dataDir, 'pano.db'))).toBe(false);
  const again = await callPano(dataDir, ['restore', file]);
  expect(again.code).toBe(0);
  expect(again.out).toContain(`What was there before is in ${aside} and ${join(dataDir, 'before-restore-2')}`);
  await expect(spawnServer(dataDir).listening).resolves.toContain('http');
});

test('no command works on a half restored site, and none makes a new database there', async () => {
  const { dataDir, file, aside } = await halfRestoredSite();
  for (const command of ['migrate', 'migrate --dry-run', 'seed', 'admin list', 'backup', 'export', `import ${file}`]) {
    const { code, err } = await callPano(dataDir, command.split(' '));
    expect([command, code, err]).toEqual([command, 1, expect.stringContaining(expectedError(aside))]);
  }
  await rename(join(aside, 'pano.db'), join(dataDir, 'pano.db'));
  expect((await callPano(dataDir, ['migrate'])).err).toContain(expectedError(aside));
  await rename(join(dataDir, 'pano.db'), join(aside, 'pano.db'));
  const to = `file:${join(dataDir, 'other.db')}`;
  const moved = await callPano(dataDir, ['migrate-data', '--from', `file:${join(aside, 'pano.db')}`, '--to', to]);
  expect([moved.code, moved.err]).toEqual([1, expect.stringContaining(expectedError(aside))]);
  expect((await readdir(dataDir)).filter((name) => name.endsWith('.db'))).toEqual([]);
});

test('the doctor says that a restore was cut off, and not to start the site', async () => {
  const { dataDir, aside } = await halfRestoredSite();
  const { code, out } = await callPano(dataDir, ['doctor']);
  expect(code).toBe(1);
  expect(out).toMatch(new RegExp(`✗ +restore +it was interrupted; what was there before is in ${aside}\\n`));
  expect(out).toContain('✗ restore: Run it again: npm run restore -- <archive>');
  expect(out).not.toContain('Start the site once');
});

test('a restore that cannot move everything puts back what it moved, and changes nothing about the site', async () => {
  const site = await createSmallSite();
  const { file } = await createBackup(site, site);
  const live = join(await temporaryFolder(), 'pano.db');
  await writeFile(live, 'the database of today');
  const now = new Date('2026-11-21T10:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  // The database can be put aside, the pictures cannot: their folder would have to be below a file.
  await writeFile(join(site.dataDir, `before-restore-${timestamp(now)}`), '');
  const restore = () =>
    restoreBackup({ dataDir: site.dataDir, databaseUrl: `file:${live}`, bucket: null }, file, silentProgress);
  await expect(restore()).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(await readFile(live, 'utf8')).toBe('the database of today');
  expect((await site.storage.list()).toSorted()).toEqual([mediaFileName(1), mediaFileName(2)]);
  expect(await findInterruptedRestore(site.dataDir)).toBeNull();
  await markRestore(site.dataDir, ['/earlier']);
  await expect(restore()).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(await findInterruptedRestore(site.dataDir)).toEqual(['/earlier']);
});

test('a database on another file system than the data folder is restored, and kept beside itself', async () => {
  const site = await createSmallSite();
  const { file } = await createBackup(site, site);
  // Tests keep their data in memory where they can; the project is on a disk.
  const cache = join(import.meta.dirname, '../../node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const other = await mkdtemp(join(cache, 'database-'));
  onTestFinished(() => rm(other, { recursive: true, force: true }));
  const live = join(other, 'pano.db');
  await writeFile(live, 'this was a database once');
  const staged: string[] = [];
  const { asides } = await restoreBackup({ dataDir: site.dataDir, databaseUrl: `file:${live}`, bucket: null }, file, {
    ...silentProgress,
    step: (text) => void (text.startsWith('Moving') && staged.push(...readdirSync(other))),
  });
  expect(staged.toSorted()).toEqual(['pano.db', 'pano.db.restoring']);
  const [data = '', database = ''] = asides;
  expect(await readdir(data)).toEqual(['uploads']);
  expect(await readdir(database)).toEqual(['pano.db']);
  expect((await readdir(other)).toSorted()).toEqual([basename(database), 'pano.db']);
  expect((await inspectDatabase(`file:${live}`)).counts.Media).toBe(2);
});
