import { basename, dirname } from 'node:path';
import { openDatabase, pendingAt } from '@pano/db';
import { createBackup } from '#operations/backup/create-backup';
import { pictureFilesOf } from '#operations/backup/manifest';
import { someOf } from '#operations/doctor/finding';
import { holding } from '#operations/open-database';
import { printed } from '#operations/progress';
import { sizeOf } from '#operations/size-of';
import type { Env } from '#process/env';
import { openStorage } from '#process/open-storage';
import { type Command, readArgs } from './command';
import { readSettings, requireSite } from './context';
import { noteArchive } from './log-archive';
import { outputFile } from './output-file';
import { countOf, warnOfBroken } from './print';

export const backup: Command = {
  summary: 'Pack the database and the pictures into one archive, also while the site is serving',
  help: `Usage: npm run backup [-- --output <file>]
       npm run pano -- backup [--output <file>]

  --output <file>  where to write it (default: pano-<time>.tar.gz in BACKUP_DIR)

The archive holds a manifest with checksums and counts. Keep copies on another machine: it holds everything, also the
messages of visitors and the hashes of passwords.`,
  async run(args) {
    const { values } = readArgs(args, { output: { type: 'string', short: 'o' } });
    const env = readSettings();
    const output = values.output === undefined ? null : outputFile(values.output);
    const { file, bytes, manifest, leftOut } = await holding(env.dataDir, 'shared', async () => {
      requireSite(env);
      printed.step('Packing the pictures and the database');
      const made = await createBackup(
        { ...env, storage: await openStorage(env) },
        {
          folder: output ? dirname(output) : env.backup.folder,
          name: output ? basename(output) : undefined,
          progress: printed.counter('Pictures'),
        },
      );
      await note(env, made.file);
      return made;
    });
    const files = countOf(pictureFilesOf(manifest), 'picture file');
    const rows = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0);
    if (manifest.missing.length > 0) {
      const names = countOf(manifest.missing.length, 'picture file');
      console.error(`! ${names} could not be saved, because they are not there (npm run pano -- doctor names them).`);
    }
    warnOfBroken(manifest);
    if (leftOut.length > 0) console.error(`! Left out, because no picture is named so: ${someOf(leftOut)}`);
    console.log(`✓ ${file}  (${sizeOf(bytes)}: ${countOf(rows, 'row')}, ${files})`);
    return 0;
  },
};

/** A site of an older version, backed up before its upgrade, may have no log to write into. */
async function note({ databaseUrl }: Env, file: string): Promise<void> {
  if ((await pendingAt(databaseUrl)).length > 0) return;
  const db = await openDatabase(databaseUrl);
  try {
    await noteArchive(db, 'backup', file);
  } finally {
    await db.$disconnect();
  }
}
