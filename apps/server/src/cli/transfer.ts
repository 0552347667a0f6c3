import { join } from 'node:path';
import { timestamp } from '#operations/backup/backup-folder';
import { migrateIfPending, withDataFolder } from '#operations/open-database';
import { printedProgress } from '#operations/progress';
import { exportArchive } from '#operations/transfer/export-archive';
import { importArchive } from '#operations/transfer/import-archive';
import { openStorage } from '#process/services';
import { type Command, outputFile, readArgs } from './command';
import { readSettings, recordArchive, withSiteDatabase } from './context';
import { formatContentCounts, formatCount } from './print';

export const exportCommand: Command = {
  summary: 'Write the whole content with its pictures into one archive of JSON and files',
  help: `Usage: npm run pano -- export [--output <file>] [--without-messages]

  --output <file>     where to write it (default: content-<time>.tar.gz in BACKUP_DIR)
  --without-messages  leave out the messages of visitors

The archive moves content to another installation, also from SQLite to PostgreSQL and back; docs/content-file.md
describes it. Accounts, sign-ins, the activity log and drafts are not in it: for those make a backup.`,
  async run(args) {
    const options = { output: { type: 'string', short: 'o' }, 'without-messages': { type: 'boolean' } } as const;
    const { values } = readArgs(args, options);
    const env = readSettings();
    const file = outputFile(values.output ?? join(env.backup.folder, `content-${timestamp(new Date())}.tar.gz`));
    printedProgress.step('Writing the content and its pictures');
    const { content, missing, drafts } = await withSiteDatabase(env, async (db) => {
      const exported = await exportArchive(db, await openStorage(env), file, {
        messages: !values['without-messages'],
        progress: printedProgress.counter('Pictures'),
      });
      await recordArchive(db, 'export', file);
      return exported;
    });
    if (missing.length > 0) console.error(`! Left out, because their files are not there: ${missing.join(', ')}`);
    console.log(`✓ ${file}  (${formatContentCounts(content)})`);
    if (drafts > 0) console.log(`  Left behind: ${formatCount(drafts, 'draft')}; a backup holds drafts, too`);
    return 0;
  },
};

export const importCommand: Command = {
  summary: 'Fill a site with the content of an archive that export made',
  help: `Usage: npm run pano -- import <archive> [--replace]

  --replace  also where the site has content: it is replaced, and kept aside as a backup

Every record is held to the rules of the form in the back office before anything is changed. Accounts and the activity
log stay. Refused while a server runs on the data folder.`,
  async run(args) {
    const { values, positionals } = readArgs(args, { replace: { type: 'boolean' } }, ['<archive>']);
    const [archive = ''] = positionals;
    const env = readSettings();
    await migrateIfPending(env, printedProgress.step);
    const { content, aside } = await withDataFolder(env.dataDir, 'exclusive', () =>
      importArchive(env, archive, { replace: values.replace ?? false, progress: printedProgress }),
    );
    console.log(`✓ Imported ${formatContentCounts(content)} and all the rest.`);
    if (aside) console.log(`  What was there before is in ${aside}`);
    return 0;
  },
};
