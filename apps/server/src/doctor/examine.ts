import { type Env, readEnv, StartError } from '../env';
import { checkBackups } from './check-backups';
import { checkDatabase } from './check-database';
import { checkPictures } from './check-pictures';
import { checkClock, checkDisk, checkFolders, checkRestore, checkServer } from './check-place';
import { type Finding, ok, problem, warning } from './finding';

/** Looks at everything that can be wrong with a site, changing nothing. */
export async function examine(source: Record<string, string | undefined>): Promise<Finding[]> {
  const settings = checkSettings(source);
  if (!settings.env) return [settings.finding];
  const { env, finding } = settings;
  const restore = await checkRestore(env);
  const database = restore.length > 0 ? restore : await checkDatabase(env);
  const pictures = database.some(({ state }) => state === 'problem') ? [] : [await checkPictures(env)];
  const place = [...checkFolders(env), await checkDisk(env), checkClock(env), checkServer(env)];
  return [finding, ...database, ...pictures, ...(await checkBackups(env)), ...place];
}

function checkSettings(source: Record<string, string | undefined>): { finding: Finding; env: Env | null } {
  const check = 'settings';
  try {
    const env = readEnv(source);
    return { env, finding: source.PUBLIC_URL ? ok(check, env.publicUrl) : noPublicUrl(check, env) };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return { env: null, finding: problem(check, error.message, 'Correct them in the environment or in .env') };
  }
}

const noPublicUrl = (check: string, env: Env): Finding =>
  warning(
    check,
    `links and search engines are told ${env.publicUrl}`,
    'Set PUBLIC_URL to the address that visitors use',
  );
