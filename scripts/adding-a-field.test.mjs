// Applies the steps of docs/adding-a-field.md to a copy of the project, compiles and tests it, and compiles it without each file.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { applyStep, failing, readSteps } from './lib/guide-steps.mjs';
import { copyProject, root } from './lib/project-copy.mjs';

test('a field takes the six files of its guide, and nothing works without any of them', { timeout: 600_000 }, () => {
  // A copy for each try: the steps are applied to one that has none of them.
  const { folder: copy, run, remove } = copyProject();
  onTestFinished(remove);
  const steps = readSteps(join(root, 'docs/adding-a-field.md'));
  const files = [...new Set(steps.map(({ file }) => file))];
  const [model, table, turkish, english, form, page] = files;
  const apply = (...chosen) => {
    for (const { file, line, block } of steps) if (chosen.includes(file)) applyStep(join(copy, file), line, block);
  };
  const compile = (workspace) => failing(run, workspace, 'tsc', '--noEmit');
  const tests = ['.', 'vitest', 'run', '--project=sqlite', 'scripts/highlight', 'scripts/form-places'];
  expect(files).toHaveLength(6);

  apply(turkish);
  expect(compile('packages/i18n'), 'without the English texts').toContain('highlight');
  apply(english, form, page);
  expect(compile('apps/web'), 'without the field table').toContain('highlight');
  apply(table);
  expect(compile('packages/api'), 'without the model').toContain('highlight');
  apply(model);
  run('packages/db', 'node', 'scripts/new-migration.mjs', 'add_project_highlight');
  run('packages/db', 'node', 'scripts/generate.mjs');
  copyFileSync(join(root, turkish), join(copy, turkish));
  expect(compile('apps/web'), 'without the Turkish texts').toContain('admin/project-form.route.tsx');
  apply(turkish);
  run('apps/web', 'tsc', '--noEmit');
  run('.', 'biome', 'check', '--error-on-warnings', ...files.filter((file) => file !== model));

  copyFileSync(join(root, 'docs/examples/highlight-test.ts'), join(copy, 'scripts/highlight.test.ts'));
  for (const file of [form, page]) copyFileSync(join(root, file), join(copy, file));
  const failed = failing(run, ...tests);
  expect(failed, 'without the form').toContain('every field of projects has a place in the form');
  expect(failed, 'without the page').toContain('visitors read it in both languages');
  apply(form, page);
  run(...tests);
});
