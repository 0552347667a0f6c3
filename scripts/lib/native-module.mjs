import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** With these headers an object of a native module may abort the process when it is collected (nodejs/node#65446). */
export const unsafeHeaders =
  'The SQLite module was compiled with the headers of this Node.js, with which it may end the process at any time ' +
  '(nodejs/node#65446). Install Node.js 24.18, 22 or 20, delete node_modules and run the command again; or install where ' +
  'github.com can be reached, from where a compiled module is downloaded.';

/**
 * Whether a module was compiled on this machine with the headers of Node.js 24.19 or a later 24.
 * @param folder the installed package
 */
export function hasUnsafeHeaders(folder) {
  // node-gyp leaves this file; a downloaded module comes without it.
  const config = join(folder, 'build/config.gypi');
  if (!existsSync(config)) return false;
  const headers = /"nodedir": "([^"]+)"/.exec(readFileSync(config, 'utf8'))?.[1];
  if (!headers) return false;
  const include = join(headers, 'include/node');
  return (
    existsSync(join(include, 'node_version.h')) &&
    /NODE_MAJOR_VERSION 24\b/.test(readFileSync(join(include, 'node_version.h'), 'utf8')) &&
    readFileSync(join(include, 'node_object_wrap.h'), 'utf8').includes('RemoveEnvironmentCleanupHook')
  );
}
