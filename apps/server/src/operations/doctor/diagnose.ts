import { type Env, readEnv, StartError } from '#process/env';
import {
  checkBackups,
  checkDatabase,
  checkLeads,
  checkMediaFiles,
  checkPictureSizes,
  checkVersions,
} from './check-data';
import { checkJobs } from './check-jobs';
import {
  checkClock,
  checkDisk,
  checkFolders,
  checkMail,
  checkProxies,
  checkRestore,
  checkServer,
} from './check-machine';
import { checkRetention } from './check-retention';
import { errorMessage, type Finding, ok, problem, warning } from './finding';

/** Checks everything that can be wrong with a site, changing nothing. */
export async function diagnose(source: Record<string, string | undefined>): Promise<Finding[]> {
  const settings = checkSettings(source);
  if (!settings.env) return [settings.finding];
  const { env, finding } = settings;
  const restore = await runCheck('restore', () => checkRestore(env));
  const database = restore.length > 0 ? restore : await checkDatabase(env);
  const sound = database.every(({ state }) => state !== 'problem');
  return [
    finding,
    ...database,
    ...(sound ? await runCheck('pictures', () => checkMediaFiles(env)) : []),
    ...(sound ? await runCheck('picture sizes', () => checkPictureSizes(env)) : []),
    ...(sound ? await runCheck('history and trash', () => checkVersions(env)) : []),
    ...(sound ? await runCheck('leads', () => checkLeads(env)) : []),
    ...(sound ? await runCheck('scheduled work', () => checkJobs(env)) : []),
    ...(sound ? await runCheck('retention', () => checkRetention(env)) : []),
    ...(await runCheck('backups', () => checkBackups(env))),
    ...(await runCheck('folders', () => checkFolders(env))),
    ...(await runCheck('disk', () => checkDisk(env))),
    ...(await runCheck('clock', () => checkClock(env))),
    ...(sound ? await runCheck('mail', () => checkMail(env)) : []),
    ...(await runCheck('proxies', () => checkProxies(env))),
    ...(await runCheck('server', () => checkServer(env))),
  ];
}

type Check = () => Finding | Finding[] | Promise<Finding | Finding[]>;

/** A check that cannot be finished, as for want of access, is a finding among the others. */
async function runCheck(check: string, run: Check): Promise<Finding[]> {
  try {
    return [await run()].flat();
  } catch (error) {
    return [
      problem(check, `cannot be checked: ${errorMessage(error)}`, 'Give this user access to it, then look again'),
    ];
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
