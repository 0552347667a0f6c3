// Follows docs/adding-an-entity.md to the letter, in a copy of the project.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject, root } from './lib/project-copy.mjs';

const { folder: copy, run, remove } = copyProject();
afterAll(remove);

/** "`file`:" or "`file`, after `line`:", then the block. */
const step = /^`([^`]+)`(?:, after `(.+)`)?:\n\n```\w+\n([\s\S]*?)^```$/gm;

test('the steps of "adding an entity" lead to a project that checks, tests and builds', { timeout: 300_000 }, () => {
  const steps = [...readFileSync(join(root, 'docs/adding-an-entity.md'), 'utf8').matchAll(step)];
  const changed = steps.map(([, file, line, block]) => {
    apply(join(copy, file), line, block);
    return file;
  });
  expect(changed.length).toBeGreaterThan(20);

  run('packages/db', 'node', 'scripts/new-migration.mjs', 'add_announcements');
  run('packages/db', 'node', 'scripts/generate.mjs');
  run('.', 'biome', 'check', '--error-on-warnings', ...new Set(changed));
  for (const folder of ['packages/i18n', 'packages/api', 'apps/web']) run(folder, 'tsc', '--noEmit');
  run(
    '.',
    'vitest',
    'run',
    '--project=sqlite',
    'packages/api/src/entities/announcements',
    'packages/api/tests/golden',
    'packages/api/tests/activity',
    'packages/db/src/migrations/migrate',
  );
  run('apps/web', 'vite', 'build');
  run('apps/web', 'vite', 'build', '--config', 'vite.admin.config.ts');
});

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
