// What `npm start`, `npm run dev` and `npm test` have in common: packages installed, code generated and built. Every
// step is skipped if nothing that it depends on has changed.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from './command-line.mjs';
import { fingerprint, isDone, markDone } from './fingerprint.mjs';
import { hasUnsafeHeaders, unsafeHeaders } from './native-module.mjs';
import { run, step } from './run.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const stamps = join(root, 'node_modules/.cache/pano');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const sources = ['package-lock.json', 'turbo.json', 'tsconfig.base.json', 'apps', 'packages'];

/** Installs, generates and builds what the program needs to run. */
export async function ensureReady() {
  await ensureInstalled();
  await ensureGenerated();
  await ensureBuilt();
}

/** Installs exactly what the lockfile names. */
export async function ensureInstalled() {
  const stamp = join(stamps, 'installed');
  const print = fingerprint(root, ['package-lock.json', 'package.json', '.npmrc']);
  if (isDone(stamp, print)) return;
  const result = await step('Installing packages (a minute or two the first time)', () =>
    run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root, quiet: true }),
  );
  if (result.code !== 0) explainInstall(result.output);
  if (hasUnsafeHeaders(join(root, 'node_modules/better-sqlite3'))) fail(unsafeHeaders);
  markDone(stamp, print);
}

function explainInstall(output) {
  console.error(output);
  if (/gyp ERR|not found: make|g\+\+|CXX|node-gyp/.test(output)) {
    fail(
      'A native module could not be compiled; install Python 3, make and a C++ compiler (Debian and Ubuntu: apt-get install build-essential python3) and run the command again.',
    );
  }
  fail(
    'The packages could not be installed; check the network connection and the message above, then run the command again.',
  );
}

/** Generates the database client. */
export async function ensureGenerated() {
  const stamp = join(stamps, 'generated');
  const print = fingerprint(root, ['package-lock.json', 'packages/db/prisma', 'packages/db/scripts']);
  if (isDone(stamp, print) && existsSync(join(root, 'packages/db/src/generated/migration-names.ts'))) return;
  await turbo('Generating the database client', ['generate']);
  markDone(stamp, print);
}

/** Builds the web part and the server. */
export async function ensureBuilt() {
  const stamp = join(stamps, 'built');
  const print = fingerprint(root, sources);
  if (isDone(stamp, print) && existsSync(join(root, 'apps/server/dist/main.js'))) return;
  await turbo('Building the site, the back office and the server', ['build']);
  markDone(stamp, print);
}

async function turbo(title, tasks) {
  const cli = join(root, 'node_modules/turbo/bin/turbo');
  const result = await step(title, () =>
    run(process.execPath, [cli, 'run', ...tasks, '--output-logs=errors-only'], {
      cwd: root,
      env: { TURBO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      quiet: true,
    }),
  );
  if (result.code === 0) return;
  console.error(result.output);
  fail(`${title} failed; the message above says where.`);
}
