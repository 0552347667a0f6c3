import { existsSync } from 'node:fs';
import { inspectDatabase, isPostgres, sqliteFile } from '@pano/db';
import type { Env } from '#process/env';
import { type Finding, ok, problem, reasonOf, someOf } from './finding';

const restoreIt = 'Restore a backup: npm run restore -- <archive>';
const restoreWhole = `${restoreIt}, one of which restore --check does not say the same`;

/** Whether the database can be read, is sound and is of this program's version. */
export async function checkDatabase({ databaseUrl }: Pick<Env, 'databaseUrl'>): Promise<Finding[]> {
  const check = 'database';
  if (!isPostgres(databaseUrl) && !existsSync(sqliteFile(databaseUrl))) {
    const advice = 'Start the site once (npm start), or correct DATA_DIR or DATABASE_URL';
    return [problem(check, `there is no ${sqliteFile(databaseUrl)}`, advice)];
  }
  try {
    const { damage, brokenReferences, pending, unknown, counts } = await inspectDatabase(databaseUrl);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return [
      damage.length > 0 ? problem(check, someOf(damage), restoreIt) : ok(check, `sound, ${rows} rows`),
      brokenReferences.length > 0
        ? problem('references', `rows refer to missing ones: ${someOf(brokenReferences)}`, restoreWhole)
        : ok('references', 'every row that is referred to exists'),
      versionOf(pending, unknown),
    ];
  } catch (error) {
    const advice = isPostgres(databaseUrl) ? 'Check DATABASE_URL and that the server runs' : adviceFor(error);
    return [problem(check, `cannot be read: ${reasonOf(error)}`, advice)];
  }
}

/** What this user may not open is not damaged. Reading takes the right to write, too: for the log beside the file. */
function adviceFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const barred = /^SQLITE_(READONLY|CANTOPEN)/.test(code);
  return barred ? 'Give this user access to the file and its folder' : restoreIt;
}

function versionOf(pending: string[], unknown: string[]): Finding {
  if (unknown.length > 0) {
    return problem('version', `a newer version of Pano made it (${someOf(unknown)})`, 'Upgrade this installation');
  }
  if (pending.length > 0) return problem('version', `not applied: ${someOf(pending)}`, 'npm run pano -- migrate');
  return ok('version', 'all migrations are applied');
}
