// Applies the steps of docs/adding-a-block.md to a copy of the project, compiles and tests it, and compiles it without each file.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { applyStep, failing, readSteps } from './lib/guide-steps.mjs';
import { copyProject, root } from './lib/project-copy.mjs';

test('a kind of block takes the five files of its guide, and without any of them the project does not compile', {
  timeout: 600_000,
}, () => {
  // A copy for each try: the steps are applied to one that has none of them.
  const { folder: copy, run, remove } = copyProject();
  onTestFinished(remove);
  const steps = readSteps(join(root, 'docs/adding-a-block.md'));
  const files = [...new Set(steps.map(({ file }) => file))];
  const [kinds, turkish, english, form, page] = files;
  const apply = (...chosen) => {
    for (const { file, line, block } of steps) if (chosen.includes(file)) applyStep(join(copy, file), line, block);
  };
  const compile = (workspace) => failing(run, workspace, 'tsc', '--noEmit');
  expect(files).toHaveLength(5);

  apply(turkish);
  expect(compile('packages/i18n'), 'without the English texts').toContain('certificate');
  apply(english, form, page);
  expect(compile('apps/web'), 'without the kind').toContain('certificate');
  apply(kinds);
  copyFileSync(join(root, turkish), join(copy, turkish));
  expect(compile('apps/web'), 'without the Turkish texts').toContain('pageBlocks.kinds.certificate');
  apply(turkish);
  // Form and page are compiled as they are without their step, too: beside them nothing else may fail.
  for (const file of [form, page]) copyFileSync(join(root, file), join(copy, withoutStep(file)));
  const failed = compile('apps/web').matchAll(/^(\S+)\(\d+,\d+\): error /gm);
  const expected = [form, page].map((file) => withoutStep(file).replace('apps/web/', ''));
  expect(new Set(Array.from(failed, ([, file]) => file))).toEqual(new Set(expected));

  run('.', 'biome', 'check', '--error-on-warnings', ...files);
  copyFileSync(join(root, 'docs/examples/certificate-test.ts'), join(copy, 'scripts/certificate.test.ts'));
  run('.', 'vitest', 'run', '--project=sqlite', 'scripts/certificate');
});

const withoutStep = (file) => file.replace('.tsx', '-without-step.tsx');
