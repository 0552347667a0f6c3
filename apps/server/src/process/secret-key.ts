import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './env';

const keyBytes = 32;

/**
 * The key that seals secrets in the database: read from the data folder, or made there at the first start, for this
 * user's eyes only. It lies beside the database and not in it, so that a copy of the database alone gives nothing away.
 * @throws StartError where the file holds something else
 */
export function readSecretKey(dataDir: string): Uint8Array {
  const file = join(dataDir, 'secret.key');
  const key = Buffer.from(readIfThere(file) ?? makeKey(file), 'base64url');
  if (key.length === keyBytes) return key;
  throw new StartError(
    `${file} does not hold a key of ${keyBytes} bytes; put it back from a backup, or delete it: people with a second factor then sign in with a recovery code.`,
  );
}

function makeKey(file: string): string {
  const text = `${randomBytes(keyBytes).toString('base64url')}\n`;
  // Written aside and then linked: a crash leaves no half key, and of two processes that start at once one wins.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = openSync(draft, 'wx', 0o600);
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(draft, file);
    return text;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return readFileSync(file, 'utf8');
  } finally {
    unlinkSync(draft);
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
