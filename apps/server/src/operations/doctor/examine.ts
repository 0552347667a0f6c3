import { type Env, readEnv, StartError } from '#process/env';
import { checkBackups } from './check-backups';
import { checkDatabase } from './check-database';
import { checkPictures } from './check-pictures';
import { checkClock, checkDisk, checkFolders, checkRestore, checkServer } from './check-place';
import { type Finding, ok, problem, reasonOf, warning } from './finding';

/** Looks at everything that can be wrong with a site, changing nothing. */
export async function examine(source: Record<string, string | undefined>): Promise<Finding[]> {
  const settings = checkSettings(source);
  if (!settings.env) return [settings.finding];
  const { env, finding } = settings;
  const restore = await looked('restore', () => checkRestore(env));
  const database = restore.length > 0 ? restore : await checkDatabase(env);
  const sound = database.every(({ state }) => state !== 'problem');
  return [
    finding,
    ...database,
    ...(sound ? await looked('pictures', () => checkPictures(env)) : []),
    ...(await looked('backups', () => checkBackups(env))),
    ...(await looked('folders', () => checkFolders(env))),
    ...(await looked('disk', () => checkDisk(env))),
    ...(await looked('clock', () => checkClock(env))),
    ...(await looked('server', () => checkServer(env))),
  ];
}

type Look = () => Finding | Finding[] | Promise<Finding | Finding[]>;

/** A look that cannot be finished, as for want of rights, is a finding among the others. */
async function looked(check: string, look: Look): Promise<Finding[]> {
  try {
    return [await look()].flat();
  } catch (error) {
    return [problem(check, `cannot be checked: ${reasonOf(error)}`, 'Give this user access to it, then look again')];
  }
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
