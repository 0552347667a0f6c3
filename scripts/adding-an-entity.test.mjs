// Follows docs/adding-an-entity.md to the letter, in a copy of the project.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const copy = mkdtempSync(join(tmpdir(), 'pano-entity-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** "`file`:" or "`file`, after `line`:", then the block. */
const step = /^`([^`]+)`(?:, after `(.+)`)?:\n\n```\w+\n([\s\S]*?)^```$/gm;

test('the steps of "adding an entity" lead to a project that checks, tests and builds', { timeout: 300_000 }, () => {
  copyProject();
  const steps = [...readFileSync(join(root, 'docs/adding-an-entity.md'), 'utf8').matchAll(step)];
  const changed = steps.map(([, file, line, block]) => {
    apply(join(copy, file), line, block);
    return file;
  });
  expect(changed.length).toBeGreaterThan(30);

  run('packages/db', 'node', 'scripts/new-migration.mjs', 'add_announcements');
  run('packages/db', 'node', 'scripts/generate.mjs');
  run('.', 'biome', 'check', '--error-on-warnings', ...new Set(changed));
  for (const folder of ['packages/i18n', 'packages/api', 'apps/web']) run(folder, 'tsc', '--noEmit');
  run(
    '.',
    'vitest',
    'run',
    '--project=sqlite',
    'packages/api/src/features/announcements',
    'packages/api/src/contract/endpoint-index',
    'packages/api/src/contract/activity',
    'packages/db/src/migrate',
  );
  run('apps/web', 'vite', 'build');
  run('apps/web', 'vite', 'build', '--config', 'vite.admin.config.ts');
});

function copyProject() {
  const skipped = new Set(['node_modules', 'dist', '.git', '.turbo', 'data', 'docs', 'e2e', 'test-results']);
  cpSync(root, copy, { recursive: true, filter: (path) => !skipped.has(basename(path)) });
  // The packages of others are the same; our own have to be those of the copy.
  for (const folder of [
    '.',
    'packages/api',
    'packages/db',
    'packages/i18n',
    'packages/ui',
    'apps/web',
    'apps/server',
  ]) {
    linkPackages(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  }
}

function linkPackages(from, to) {
  for (const name of namesIn(from)) {
    if (name === '@pano') {
      for (const own of namesIn(join(from, name))) {
        link(join(copy, relative(root, realpathSync(join(from, name, own)))), join(to, name, own));
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

function apply(file, line, block) {
  if (line === undefined) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, block, { flag: 'wx' });
    return;
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.indexOf(line);
  expect(at, `${file} has no line "${line}"`).toBeGreaterThan(-1);
  lines.splice(at + 1, 0, ...block.trimEnd().split('\n'));
  writeFileSync(file, lines.join('\n'));
}

function run(folder, command, ...args) {
  const [program, first] =
    command === 'node'
      ? [process.execPath, []]
      : [process.execPath, [realpathSync(join(root, 'node_modules/.bin', command))]];
  try {
    execFileSync(program, [...first, ...args], { cwd: join(copy, folder), encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')} in ${folder}:\n${error.stdout}\n${error.stderr}`);
  }
}
