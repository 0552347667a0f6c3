// Applies the steps of docs/adding-an-entity.md to a copy of the project, and checks, builds and tests it.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { applyStep, failing, readSteps } from './lib/guide-steps.mjs';
import { copyProject, root } from './lib/project-copy.mjs';

const entityFolder = 'packages/api/src/entities/announcements';

test('after the steps of the guide to a new entity the project passes its checks, tests and build', {
  timeout: 600_000,
}, () => {
  // A copy for each try: the steps are applied to one that has none of them.
  const { folder: copy, run, remove } = copyProject();
  onTestFinished(remove);
  const changed = readSteps(join(root, 'docs/adding-an-entity.md')).map(({ file, line, block }) => {
    applyStep(join(copy, file), line, block);
    return file;
  });
  expect(changed.length).toBeGreaterThan(20);

  run('packages/db', 'node', 'scripts/new-migration.mjs', 'add_announcements');
  run('packages/db', 'node', 'scripts/generate.mjs');
  run('.', 'biome', 'check', '--error-on-warnings', ...new Set(changed));
  copyFileSync(join(root, 'docs/examples/announcement-test.ts'), join(copy, entityFolder, 'announcement.test.ts'));
  for (const folder of ['packages/i18n', 'packages/api', 'apps/web']) run(folder, 'tsc', '--noEmit');
  expect(findOptionalCapabilities(copy, run)).toEqual([]);
  run(
    '.',
    'vitest',
    'run',
    '--project=sqlite',
    entityFolder,
    'packages/api/tests/golden',
    'packages/api/tests/activity',
    'packages/api/tests/sign-in',
    'packages/api/tests/two-transports',
    'packages/db/src/migrations/migrate',
    'apps/web/src/app/admin',
  );
  run('apps/web', 'vite', 'build');
  run('apps/web', 'vite', 'build', '--config', 'vite.admin.config.ts');
});

/** The properties that can be left out of the entity file without an error of the compiler: there should be none. */
function findOptionalCapabilities(copy, run) {
  const path = join(copy, entityFolder, 'announcement.entity.ts');
  const text = readFileSync(path, 'utf8');
  const [, object] = /^export const announcementEntity = \{\n([\s\S]*?)^\} as const/m.exec(text);
  const properties = object.match(/^ {2}\w+: (?:.*,|[^\n]*\n(?: {3,}.*\n)* {2}\S*,)\n/gm);
  const names = properties.map((property) => /\w+/.exec(property)[0]);
  const without = (name) => join(dirname(path), `without-${name}.ts`);
  for (const [index, name] of names.entries()) writeFileSync(without(name), text.replace(properties[index], ''));
  const errors = failing(run, 'packages/api', 'tsc', '--noEmit');
  for (const name of names) rmSync(without(name));
  expect(names).toContain('search');
  expect(names.length).toBeGreaterThan(10);
  return names.filter((name) => !errors.includes(`without-${name}.ts`));
}
