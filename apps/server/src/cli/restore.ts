import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { countMediaFiles, type Manifest } from '#operations/backup/manifest';
import { readBackup } from '#operations/backup/read-backup';
import { restoreBackup } from '#operations/backup/restore-backup';
import { withFolderLock } from '#operations/open-database';
import { printedProgress } from '#operations/progress';
import { openStorage } from '#process/services';
import { type Command, readArgs } from './command';
import { readSettings } from './context';
import { formatCount, warnOfBrokenReferences } from './print';

export const restore: Command = {
  summary: 'Put a backup in the place of the data, keeping what was there aside',
  help: `Usage: npm run restore -- <archive> [--check]
       npm run pano -- restore <archive> [--check]

  --check  only prove the archive: checksums, database, version; change nothing

Everything in the archive is proved before anything is touched. The present database and pictures are then moved into
DATA_DIR/before-restore-<time>, never removed. Refused while a server runs on the data folder. Everybody signs in anew.
An encrypted archive needs the BACKUP_PASSPHRASE that it was made with.`,
  async run(args) {
    const { values, positionals } = readArgs(args, { check: { type: 'boolean' } }, ['<archive>']);
    const [archive = ''] = positionals;
    const env = readSettings();
    const { passphrase } = env.backup;
    if (values.check) return check(archive, env.dataDir, passphrase);
    const { manifest, migrations, asides } = await withFolderLock(env.dataDir, 'exclusive', async () => {
      const bucket = env.s3 ? await openStorage(env) : null;
      return restoreBackup({ ...env, bucket, passphrase }, archive, printedProgress);
    });
    console.log(`✓ Restored the backup of ${manifest.createdAt}: ${contents(manifest)}`);
    warnOfBrokenReferences(manifest);
    if (migrations.length > 0) console.log(`  Brought up to date with ${formatCount(migrations.length, 'migration')}.`);
    if (asides.length > 0)
      console.log(`  What was there before is in ${asides.join(' and ')}; remove it once all is well.`);
    console.log('  Start the site again: npm start');
    return 0;
  },
};

/** One at a time, in a folder that the next one empties: a check that is broken off leaves a copy of the site in it. */
async function check(archive: string, dataDir: string, passphrase: string | null): Promise<number> {
  const checking = join(dataDir, '.checking');
  await mkdir(checking, { recursive: true, mode: 0o700 });
  const { manifest } = await withFolderLock(checking, 'exclusive', async () => {
    const folder = join(checking, 'unpacked');
    await rm(folder, { recursive: true, force: true });
    try {
      printedProgress.step('Unpacking and verifying the backup');
      return await readBackup(resolve(archive), folder, { passphrase, progress: printedProgress });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
  console.log(`✓ ${archive} is sound, made at ${manifest.createdAt}: ${contents(manifest)}`);
  warnOfBrokenReferences(manifest);
  return 0;
}

function contents(manifest: Manifest): string {
  const { counts } = manifest;
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return `${formatCount(rows, 'row')}, ${formatCount(countMediaFiles(manifest), 'picture file')}`;
}
