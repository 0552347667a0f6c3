import { createContext, isEmptySite, seedSampleContent } from '@pano/api/server';
import { listSavedCopies } from '#operations/backup/local-copies';
import { migrateIfPending, withDatabase, withDataFolder } from '#operations/open-database';
import { printedProgress } from '#operations/progress';
import { StartError } from '#process/env';
import { createServices } from '#process/services';
import { type Command, readArgs } from './command';
import { readSettings } from './context';

export const seed: Command = {
  summary: 'Fill an empty site with the sample company',
  help: `Usage: npm run pano -- seed

Creates the database where there is none. Refused where the site has content already, and while a server runs on the
data folder.`,
  async run(args) {
    readArgs(args, {});
    const env = readSettings();
    await migrateIfPending(env, printedProgress.step);
    return withDataFolder(env.dataDir, 'exclusive', async () => {
      await withDatabase(env.databaseUrl, async (db) => {
        if (!(await isEmptySite(db))) {
          throw new StartError('The site has content already; the sample company is for empty sites.');
        }
        printedProgress.step('Filling in the sample content');
        const services = await createServices(env, db, () => listSavedCopies(env));
        const ctx = createContext(services, new Headers(), { address: '', requestId: 'seed' });
        await seedSampleContent(ctx, { publicUrl: env.publicUrl });
      });
      console.log('✓ The site shows the sample company.');
      return 0;
    });
  },
};
