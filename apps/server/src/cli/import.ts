import { holding, migrateIfPending } from '#operations/open-database';
import { printed } from '#operations/progress';
import { importArchive } from '#operations/transfer/import-archive';
import { type Command, readArgs } from './command';
import { readSettings } from './context';
import { contentCounts } from './print';

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
    await migrateIfPending(env, printed.step);
    const { content, aside } = await holding(env.dataDir, 'exclusive', () =>
      importArchive(env, archive, { replace: values.replace ?? false, progress: printed }),
    );
    console.log(`✓ Imported ${contentCounts(content)} and all the rest.`);
    if (aside) console.log(`  What was there before is in ${aside}`);
    return 0;
  },
};
