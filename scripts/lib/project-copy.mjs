// A copy of the project to test changes on: it shares the installed packages, and has workspaces of its own.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const skipped = new Set(['node_modules', 'dist', '.git', '.turbo', 'data', 'docs', 'e2e', 'test-results']);
const workspaces = ['packages/api', 'packages/db', 'packages/i18n', 'packages/ui', 'apps/web', 'apps/server'];

/** The folder of the copy, how to run a program in it, and how to remove it. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'pano-copy-'));
  cpSync(root, folder, { recursive: true, filter: (path) => path === root || !skipped.has(basename(path)) });
  for (const workspace of ['.', ...workspaces]) {
    linkPackages(folder, join(root, workspace, 'node_modules'), join(folder, workspace, 'node_modules'));
  }
  return { folder, run: runIn(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function linkPackages(folder, from, to) {
  for (const name of namesIn(from)) {
    if (name === '@pano') {
      for (const own of namesIn(join(from, name))) {
        link(join(folder, relative(root, realpathSync(join(from, name, own)))), join(to, name, own));
      }
    } else link(join(from, name), join(to, name));
  }
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function link(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to);
}

/** Runs `node` or the program of a package; if it fails, throws an error with all that it printed. */
const runIn =
  (folder) =>
  (workspace, command, ...args) => {
    const program = command === 'node' ? [] : [realpathSync(join(root, 'node_modules/.bin', command))];
    // As on the machine of a developer: with CI set, Vitest records no response that is new.
    const env = { ...process.env, CI: '', PANO_TEST_TIMES: '' };
    const options = { cwd: join(folder, workspace), encoding: 'utf8', stdio: 'pipe', env };
    try {
      return execFileSync(process.execPath, [...program, ...args], options);
    } catch (error) {
      throw new Error(`${command} ${args.join(' ')} in ${workspace}:\n${error.stdout}\n${error.stderr}`);
    }
  };
