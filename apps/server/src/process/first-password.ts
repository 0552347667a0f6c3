import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasFirstPassword } from '@pano/api/server';
import { type Database, onCommit } from '@pano/db';

const fileOf = (dataDir: string) => join(dataDir, 'first-password.txt');

/**
 * Hands over the password that the first start made. Only a terminal shows it: whatever else reads the output, such as
 * journald or Docker, keeps it. There it stands in a file that only this user can read, until it is changed.
 */
export function handOver(dataDir: string, password: string): string {
  if (process.stdout.isTTY)
    return `${password}   (shown only this once; another one is asked for at the first sign-in)`;
  writeFileSync(fileOf(dataDir), `${password}\n`, { mode: 0o600 });
  return `in ${fileOf(dataDir)}, which goes away once it is changed at the first sign-in`;
}

/** Deletes the file as soon as the password is no longer the one in it. */
export async function forgetOnceChanged(dataDir: string, db: Database): Promise<void> {
  if (!existsSync(fileOf(dataDir))) return;
  const forget = async () => {
    if (await hasFirstPassword(db)) return;
    rmSync(fileOf(dataDir), { force: true });
    stop();
  };
  const stop = onCommit(db, ({ tables }) => {
    if (tables.has('User')) void forget();
  });
  await forget();
}
