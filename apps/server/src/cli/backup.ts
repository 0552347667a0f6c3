import { basename, dirname } from 'node:path';
import { pendingAt } from '@pano/db';
import { createBackup } from '#operations/backup/create-backup';
import { countMediaFiles } from '#operations/backup/manifest';
import { listSome } from '#operations/doctor/finding';
import { withDatabase, withDataFolder } from '#operations/open-database';
import { formatBytes, printedProgress } from '#operations/progress';
import type { Env } from '#process/env';
import { openStorage } from '#process/services';
import { type Command, outputFile, readArgs } from './command';
import { readSettings, recordArchive, requireSite } from './context';
import { formatCount, warnOfBrokenReferences } from './print';

export const backup: Command = {
  summary: 'Pack the database and the pictures into one archive, also while the site is serving',
  help: `Usage: npm run backup [-- --output <file>]
       npm run pano -- backup [--output <file>]

  --output <file>  where to write it (default: pano-<time>.tar.gz in BACKUP_DIR)

The archive holds a manifest with checksums and counts. Keep copies on another machine: it holds everything, also the
messages of visitors and the hashes of passwords. BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE encrypts it (age).`,
  async run(args) {
    const { values } = readArgs(args, { output: { type: 'string', short: 'o' } });
    const env = readSettings();
    const output = values.output === undefined ? null : outputFile(values.output);
    const { file, bytes, manifest, leftOut, exposesKey } = await withDataFolder(env.dataDir, 'shared', async () => {
      requireSite(env);
      printedProgress.step('Packing the pictures and the database');
      const made = await createBackup(
        { ...env, storage: await openStorage(env) },
        {
          folder: output ? dirname(output) : env.backup.folder,
          name: output ? basename(output) : undefined,
          passphrase: env.backup.passphrase,
          progress: printedProgress.counter('Pictures'),
        },
      );
      await recordBackup(env, made.file);
      return made;
    });
    const files = formatCount(countMediaFiles(manifest), 'picture file');
    const rows = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0);
    if (manifest.missing.length > 0) {
      const names = formatCount(manifest.missing.length, 'picture file');
      console.error(`! ${names} could not be saved, because they are not there (npm run pano -- doctor names them).`);
    }
    warnOfBrokenReferences(manifest);
    if (leftOut.length > 0) console.error(`! Left out, because no picture is named so: ${listSome(leftOut)}`);
    if (exposesKey) console.error(keyWarning);
    console.log(`✓ ${file}  (${formatBytes(bytes)}: ${formatCount(rows, 'row')}, ${files})`);
    return 0;
  },
};

const keyWarning =
  '! The archive is not encrypted, and secret.key in it opens the second factors of all accounts: set BACKUP_PASSPHRASE, or keep it where nobody else can read it.';

/** The database of an older version, backed up before its upgrade, may have no activity log to write to. */
async function recordBackup({ databaseUrl }: Env, file: string): Promise<void> {
  if ((await pendingAt(databaseUrl)).length > 0) return;
  await withDatabase(databaseUrl, (db) => recordArchive(db, 'backup', file));
}
