import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import {
  checkHistory,
  checkLeads as findLeadProblems,
  listMediaFiles,
  listUncheckedPictures,
  type Storage,
} from '@pano/api/server';
import { compareSchema, type Database, describeObject, inspectDatabase, isPostgres, sqliteFile } from '@pano/db';
import type { Env } from '#process/env';
import { localMediaStorage, openStorage } from '#process/services';
import { listBackups, listFutureBackups } from '../backup/backup-folder';
import { canBePacked } from '../backup/manifest';
import { withDatabase } from '../open-database';
import { formatBytes } from '../progress';
import { errorMessage, type Finding, listSome, ok, problem, warning } from './finding';

const restoreIt = 'Restore a backup: npm run restore -- <archive>';
const restoreWhole = `${restoreIt}, one of which restore --check does not say the same`;

/** Whether the database can be read, is sound and is of this program's version. */
export async function checkDatabase({ databaseUrl }: Pick<Env, 'databaseUrl'>): Promise<Finding[]> {
  const check = 'database';
  if (!isPostgres(databaseUrl) && !existsSync(sqliteFile(databaseUrl))) {
    const remedy = 'Start the site once (npm start), or correct DATA_DIR or DATABASE_URL';
    return [problem(check, `there is no ${sqliteFile(databaseUrl)}`, remedy)];
  }
  try {
    const { damage, brokenReferences, applied, pending, unknown, counts } = await inspectDatabase(databaseUrl);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return [
      damage.length > 0 ? problem(check, listSome(damage), restoreIt) : ok(check, `sound, ${rows} rows`),
      brokenReferences.length > 0
        ? problem('references', `rows refer to missing ones: ${listSome(brokenReferences)}`, restoreWhole)
        : ok('references', 'every row that is referred to exists'),
      checkVersion(pending, unknown),
      ...(unknown.length > 0 ? [] : [await checkSchema(databaseUrl, applied)]),
    ];
  } catch (error) {
    const remedy = isPostgres(databaseUrl) ? 'Check DATABASE_URL and that the server runs' : remedyFor(error);
    return [problem(check, `cannot be read: ${errorMessage(error)}`, remedy)];
  }
}

/** A file that this user may not open is not damaged. Reading needs write access, too: for the log beside the file. */
function remedyFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const lacksAccess = /^SQLITE_(READONLY|CANTOPEN)/.test(code);
  return lacksAccess ? 'Give this user access to the file and its folder' : restoreIt;
}

/** Whether it consists of what the migrations make: a trigger that somebody added works on without a trace in the program. */
async function checkSchema(databaseUrl: string, applied: string[]): Promise<Finding> {
  const { added, altered, missing } = await compareSchema(databaseUrl, applied);
  const foreign = [...added, ...altered].map(describeObject);
  if (foreign.length > 0) {
    const remedy =
      'Remove it, or restore a backup: npm run restore -- <archive>. No backup holds it, and none with it is restored';
    return problem('schema', `no version of Pano makes: ${listSome(foreign)}`, remedy);
  }
  if (missing.length > 0) return problem('schema', `missing: ${listSome(missing.map(describeObject))}`, restoreWhole);
  return ok('schema', 'what the migrations make, and nothing else');
}

function checkVersion(pending: string[], unknown: string[]): Finding {
  if (unknown.length > 0) {
    return problem('version', `a newer version of Pano made it (${listSome(unknown)})`, 'Upgrade this installation');
  }
  if (pending.length > 0) return problem('version', `not applied: ${listSome(pending)}`, 'npm run pano -- migrate');
  return ok('version', 'all migrations are applied');
}

/** Whether all media have their files, and no file is without media. */
export async function checkMediaFiles(env: Env): Promise<Finding> {
  const check = 'pictures';
  return withDatabase(env.databaseUrl, async (db) => {
    try {
      // Checking a local folder would create it; a bucket explains best itself why it cannot be used.
      const storage = env.s3 ? await openStorage(env) : localMediaStorage(env);
      const { count, missing, orphans } = await compareMediaFiles(db, storage);
      if (missing.length > 0) {
        const remedy = 'Copy them back from a backup, or upload them again';
        return problem(check, `missing files: ${listSome(missing)}`, remedy);
      }
      if (orphans.length > 0) {
        const unpacked = orphans.filter((name) => !canBePacked(name));
        const lost = unpacked.length > 0 ? `; no backup holds ${listSome(unpacked)}` : '';
        const remedy = `Nothing shows them; remove them if nobody needs them${lost}`;
        return warning(check, `files that nothing in the library has: ${listSome(orphans)}`, remedy);
      }
      return ok(check, `${count} files, all there`);
    } catch (error) {
      return problem(
        check,
        `cannot be checked: ${errorMessage(error)}`,
        'Put right what stands above, then look again',
      );
    }
  });
}

/**
 * Files that media lack, and files that no media have. Media may come and go meanwhile: a file that is reported as
 * needless must have been there before the library was read.
 */
export async function compareMediaFiles(db: Database, storage: Pick<Storage, 'list'>) {
  const before = await storage.list();
  const { named, isPending } = await listMediaFiles(db);
  const present = new Set(await storage.list());
  return {
    count: named.size,
    missing: [...named].filter((name) => !present.has(name)),
    orphans: before.filter((name) => present.has(name) && !named.has(name) && !isPending(name)),
  };
}

/** Whether the smaller versions of each picture are known to be right; older versions of Pano enlarged some. */
export async function checkPictureSizes({ databaseUrl }: Env): Promise<Finding[]> {
  const check = 'picture sizes';
  const { wrong, unchecked, failed } = await withDatabase(databaseUrl, listUncheckedPictures);
  const remedy = 'Let the site run: it checks them in the background and makes wrong ones anew, under new addresses';
  const replaceThem = 'The log of the site says why; put another file in their place in the media library';
  const findings = [
    ...(wrong.length > 0 ? [problem(check, `wrong, blurred or too large: ${listSome(wrong)}`, remedy)] : []),
    ...(unchecked.length > 0 ? [warning(check, `not yet checked: ${listSome(unchecked)}`, remedy)] : []),
    ...(failed.length > 0 ? [problem(check, `could not be checked: ${listSome(failed)}`, replaceThem)] : []),
  ];
  return findings.length > 0 ? findings : [ok(check, 'right in every picture')];
}

/** Whether the history and the trash fit to the records, and can be read. */
export async function checkVersions({ databaseUrl }: Env): Promise<Finding[]> {
  const check = 'history and trash';
  const { count, orphans, doubles, unreadable } = await withDatabase(databaseUrl, checkHistory);
  const night = 'Let the site run: the next night removes them (job "trash")';
  const emptyIt = 'Restore a backup that restore --check calls sound, or delete them for good in the trash';
  const findings = [
    ...(doubles.length > 0
      ? [problem(check, `on the site and in the trash at once: ${listSome(doubles)}`, emptyIt)]
      : []),
    ...(unreadable.length > 0 ? [problem(check, `cannot be read: ${listSome(unreadable)}`, restoreIt)] : []),
    ...(orphans.length > 0
      ? [warning(check, `versions, drafts and schedules of what is gone: ${listSome(orphans)}`, night)]
      : []),
  ];
  return findings.length > 0 ? findings : [ok(check, `${count} entries, all readable`)];
}

/** Whether the program can show every lead, and each that is open has somebody to see to it. */
export async function checkLeads({ databaseUrl }: Env): Promise<Finding[]> {
  const check = 'leads';
  const { count, unknown, forsaken } = await withDatabase(databaseUrl, findLeadProblems);
  const name = (ids: number[]) => listSome(ids.map((id) => `#${id}`));
  const findings = [
    ...(unknown.length > 0
      ? [problem(check, `with words that this version does not know: ${name(unknown)}`, restoreIt)]
      : []),
    ...(forsaken.length > 0
      ? [warning(check, `open, and given to people who may not sign in: ${name(forsaken)}`, 'Give them to others')]
      : []),
  ];
  return findings.length > 0 ? findings : [ok(check, `${count}, all readable`)];
}

const hourMs = 60 * 60 * 1000;
/** A site without automatic backups should get one this often from somebody. */
const weekHours = 7 * 24;

/** Whether there is a backup that is recent enough, and none that is dated in the future. */
export async function checkBackups({ backup, secretKey }: Env): Promise<Finding[]> {
  return [await checkNewestBackup(backup, secretKey === null), ...(await checkFutureBackups(backup))];
}

async function checkFutureBackups({ folder }: Env['backup']): Promise<Finding[]> {
  const names = (await listFutureBackups(folder)).map(({ file }) => basename(file));
  if (names.length === 0) return [];
  const remedy = 'They count as none and are never removed; rename or remove them, and check the clock';
  return [warning('backups', `dated in the future: ${listSome(names)}`, remedy)];
}

async function checkNewestBackup(backup: Env['backup'], hasKeyFile: boolean): Promise<Finding> {
  const [newest] = await listBackups(backup.folder);
  if (!newest) return warning('backups', 'there is none yet', 'npm run backup');
  const age = (Date.now() - newest.at.getTime()) / hourMs;
  const secrecy = newest.encrypted ? 'encrypted' : `not encrypted${hasKeyFile ? ', with secret.key in it' : ''}`;
  const detail = `the last one is ${formatAge(age)} old (${formatBytes(newest.bytes)}, ${secrecy})`;
  const allowed = backup.everyHours > 0 ? backup.everyHours * 2 + 2 : weekHours;
  if (age <= allowed) return ok('backups', detail);
  const remedy = 'npm run backup; the log of the site says why it made none (job "backup")';
  return problem('backups', detail, remedy);
}

function formatAge(hours: number): string {
  const [count, unit] = hours < 48 ? [Math.round(hours), 'hour'] : [Math.round(hours / 24), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
