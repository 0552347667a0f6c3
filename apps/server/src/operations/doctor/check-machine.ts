import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { adminPages } from '@pano/api/addresses';
import { isInFuture, isInsecureSmtp, readStoredMail } from '@pano/api/server';
import { isFolderLocked, isPostgres, sqliteFile } from '@pano/db';
import type { Env } from '#process/env';
import { describeProxyMismatch, readProxyMismatch } from '#process/proxy-mismatch';
import { findInterruptedRestore } from '../backup/interrupted-restore';
import { withDatabase } from '../open-database';
import { formatBytes } from '../progress';
import { type Finding, ok, problem, warning } from './finding';

/** Whether this user may write where the site writes. */
export function checkFolders({ dataDir, backup }: Env): Finding[] {
  const folders = [
    ['data folder', dataDir, 'DATA_DIR'],
    ['backup folder', backup.folder, 'BACKUP_DIR'],
  ] as const;
  return folders.map(([check, folder, setting]) => {
    if (!existsSync(folder)) return ok(check, `${folder} is made when it is needed`);
    try {
      accessSync(folder, constants.W_OK | constants.X_OK);
      return ok(check, folder);
    } catch {
      return problem(check, `${folder} cannot be written`, `Give this user access to it, or set ${setting} to another`);
    }
  });
}

const warningBytes = 1024 ** 3;
const problemBytes = 200 * 1024 ** 2;

export async function checkDisk({ dataDir }: Env): Promise<Finding> {
  const { bavail, bsize } = await statfs(existsSync(dataDir) ? dataDir : '.');
  const free = bavail * bsize;
  const detail = `${formatBytes(free)} free`;
  const remedy = 'Free some space, keep fewer backups (BACKUP_KEEP) or put them on another disk (BACKUP_DIR)';
  if (free < problemBytes) return problem('disk', detail, remedy);
  return free < warningBytes ? warning('disk', detail, remedy) : ok('disk', detail);
}

/** A clock that is slow gives new records and backups dates of the past. */
export function checkClock({ databaseUrl }: Env): Finding {
  const now = Date.now();
  if (!isPostgres(databaseUrl) && existsSync(sqliteFile(databaseUrl))) {
    const written = statSync(sqliteFile(databaseUrl)).mtime;
    if (isInFuture(written)) {
      const detail = `it shows ${new Date(now).toISOString()}, and the database was written at ${written.toISOString()}`;
      return problem(
        'clock',
        detail,
        'Set the clock of the machine, best with a time service (timedatectl set-ntp true)',
      );
    }
  }
  return ok('clock', new Date(now).toISOString());
}

/** After an interrupted restore no other finding about the data means anything. */
export async function checkRestore({ dataDir }: Env): Promise<Finding[]> {
  const asides = await findInterruptedRestore(dataDir);
  if (!asides) return [];
  const detail = `it was interrupted; what was there before is in ${asides.join(' and ')}`;
  return [problem('restore', detail, 'Run it again: npm run restore -- <archive>')];
}

/** Neither state is a fault; it explains other findings. */
export const checkServer = ({ dataDir }: Env): Finding =>
  ok('server', isFolderLocked(dataDir) ? 'running, or another command is at work' : 'not running');

/** Whether what last reached the server fits the number of proxies that it trusts. */
export function checkProxies({ dataDir, trustProxy }: Env): Finding {
  const mismatch = readProxyMismatch({ dataDir, trustProxy });
  if (!mismatch) return ok('proxies', `TRUST_PROXY=${trustProxy}, nothing seen that contradicts it`);
  const remedy = 'Set TRUST_PROXY to the number of proxies in front of the site, and let nobody reach it past them';
  return warning('proxies', describeProxyMismatch(mismatch, trustProxy), remedy);
}

/** Whether the names and messages of visitors can leave unencrypted. */
export async function checkMail({ mail, databaseUrl }: Env): Promise<Finding> {
  if (!mail) return checkStoredMail(databaseUrl);
  if (!isInsecureSmtp(mail.smtpUrl)) return ok('mail', 'leaves encrypted or not at all');
  const detail = 'may leave unencrypted, or to a server that only claims its name (SMTP_URL has insecure=true)';
  return warning(
    'mail',
    detail,
    'Remove it from SMTP_URL unless the mail server is on this machine or in your network',
  );
}

/** The mail server that the owner has set up in the back office. */
async function checkStoredMail(databaseUrl: string): Promise<Finding> {
  const stored = await withDatabase(databaseUrl, (db) => readStoredMail({ db }));
  if (!stored) return ok('mail', 'no mail server is set up, none leaves');
  if (stored.encryption !== 'insecure') return ok('mail', 'leaves encrypted or not at all');
  const detail = `may leave unencrypted, or to a server that only claims to be ${stored.host} (so set up in the back office)`;
  const remedy = `Choose SSL/TLS or STARTTLS under ${adminPages.mail} unless the server is in your network`;
  return warning('mail', detail, remedy);
}
