import { basename } from 'node:path';
import { isPostgres } from '@pano/db';
import type { Env } from '#process/env';
import { listBackups, listFutureBackups } from '../backup/backup-folder';
import { sizeOf } from '../size-of';
import { type Finding, ok, problem, someOf, warning } from './finding';

const hourMs = 60 * 60 * 1000;
/** Without backups of its own a site should get one this often from somebody else. */
const weekHours = 7 * 24;

const check = 'backups';

/** Whether there is a backup that is recent enough, and none that is too recent. */
export async function checkBackups({ backup, databaseUrl }: Env): Promise<Finding[]> {
  if (isPostgres(databaseUrl)) return [ok(check, 'made with the tools of PostgreSQL (docs/backup.md)')];
  return [await checkAge(backup), ...(await checkFuture(backup))];
}

async function checkFuture({ folder }: Env['backup']): Promise<Finding[]> {
  const names = (await listFutureBackups(folder)).map(({ file }) => basename(file));
  if (names.length === 0) return [];
  const advice = 'They count as none and are never removed; rename or remove them, and check the clock';
  return [warning(check, `dated in the future: ${someOf(names)}`, advice)];
}

async function checkAge(backup: Env['backup']): Promise<Finding> {
  const [newest] = await listBackups(backup.folder);
  if (!newest) return warning(check, 'there is none yet', 'npm run backup');
  const age = (Date.now() - newest.at.getTime()) / hourMs;
  const detail = `the last one is ${ageText(age)} old (${sizeOf(newest.bytes)})`;
  const allowed = backup.everyHours > 0 ? backup.everyHours * 2 + 2 : weekHours;
  if (age <= allowed) return ok(check, detail);
  const advice = 'npm run backup; the log of the site says why it made none (job "backup")';
  return problem(check, detail, advice);
}

function ageText(hours: number): string {
  const [count, unit] = hours < 48 ? [Math.round(hours), 'hour'] : [Math.round(hours / 24), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
