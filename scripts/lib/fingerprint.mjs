import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const leftOut = new Set(['node_modules', 'dist', 'generated', '.build', '.turbo', 'test-results', 'data']);

/** A hash over the contents of files and folders: it changes when, and only when, one of them does. */
export function fingerprint(root, paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) addTo(hash, root, path);
  return hash.digest('hex');
}

function addTo(hash, root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  const entries = tryReadDir(full);
  if (!entries) {
    hash.update(path).update('\0').update(readFileSync(full)).update('\0');
    return;
  }
  for (const name of entries.sort()) if (!leftOut.has(name)) addTo(hash, root, join(path, name));
}

function tryReadDir(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}

/** Whether a step was last done with this fingerprint. */
export const isDone = (stamp, print) => existsSync(stamp) && readFileSync(stamp, 'utf8') === print;

export function markDone(stamp, print) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}
