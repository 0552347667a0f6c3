import { join } from 'node:path';
import { stampOf } from '#operations/backup/backup-folder';
import { printed } from '#operations/progress';
import { exportArchive } from '#operations/transfer/export-archive';
import { openStorage } from '#process/open-storage';
import { type Command, readArgs } from './command';
import { readSettings, withDatabase } from './context';
import { noteArchive } from './log-archive';
import { outputFile } from './output-file';
import { contentCounts } from './print';

export const exportCommand: Command = {
  summary: 'Write the whole content with its pictures into one archive of JSON and files',
  help: `Usage: npm run pano -- export [--output <file>] [--without-messages]

  --output <file>     where to write it (default: content-<time>.tar.gz in BACKUP_DIR)
  --without-messages  leave out the messages of visitors

The archive moves content to another installation, also from SQLite to PostgreSQL and back; docs/content-file.md
describes it. Accounts, sign-ins and the activity log are not in it: for those make a backup.`,
  async run(args) {
    const options = { output: { type: 'string', short: 'o' }, 'without-messages': { type: 'boolean' } } as const;
    const { values } = readArgs(args, options);
    const env = readSettings();
    const file = outputFile(values.output ?? join(env.backup.folder, `content-${stampOf(new Date())}.tar.gz`));
    printed.step('Writing the content and its pictures');
    const { content, missing } = await withDatabase(env, async (db) => {
      const exported = await exportArchive(db, await openStorage(env), file, {
        messages: !values['without-messages'],
        progress: printed.counter('Pictures'),
      });
      await noteArchive(db, 'export', file);
      return exported;
    });
    if (missing.length > 0) console.error(`! Left out, because their files are not there: ${missing.join(', ')}`);
    console.log(`✓ ${file}  (${contentCounts(content)})`);
    return 0;
  },
};
