import { listPendingMigrations, migrateIfPending, withDataFolder } from '#operations/open-database';
import { printedProgress } from '#operations/progress';
import { type Command, readArgs } from './command';
import { readSettings } from './context';
import { formatCount } from './print';

export const migrate: Command = {
  summary: 'Bring the database up to date, as every start does',
  help: `Usage: npm run pano -- migrate [--dry-run]

  --dry-run  only list what would be applied

The migrations are applied to a copy, which takes the place of the database once all of them succeeded; the database
as it was is kept in BACKUP_DIR. A migration that fails changes nothing. Refused while a server runs on the data folder.`,
  async run(args) {
    const { values } = readArgs(args, { 'dry-run': { type: 'boolean' } });
    const env = readSettings();
    if (values['dry-run']) {
      const pending = await withDataFolder(env.dataDir, 'shared', () => listPendingMigrations(env));
      console.log(pending.length === 0 ? '✓ The database is up to date.' : pending.join('\n'));
      return 0;
    }
    const applied = await migrateIfPending(env, printedProgress.step);
    for (const name of applied) console.log(`  ${name}`);
    console.log(`✓ The database is up to date (${formatCount(applied.length, 'migration')} applied).`);
    return 0;
  },
};
