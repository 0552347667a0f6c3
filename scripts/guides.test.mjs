// Applies the guides to a new field, a new block and a new entity to one copy of the project, checks, builds and tests it,
// and checks that it does not compile, or fails, without any of the files that a guide names.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { applyStep, failing, readSteps } from './lib/guide-steps.mjs';
import { copyProject, root } from './lib/project-copy.mjs';

const { folder: copy, run, remove } = copyProject();
afterAll(remove);

const readGuide = (name) => {
  const steps = readSteps(join(root, `docs/adding-${name}.md`));
  return { steps, files: [...new Set(steps.map(({ file }) => file))] };
};
const [field, block, entity] = ['a-field', 'a-block', 'an-entity'].map(readGuide);
const [model, table, ...fieldRest] = field.files;
const [kinds, ...blockRest] = block.files;
// Both guides go on with the texts, the form and the page.
const [turkish, english, form, page] = fieldRest.map((file, at) => [file, blockRest[at]]);

const apply = (...files) => {
  for (const { steps } of [field, block, entity])
    for (const { file, line, block: text } of steps) if (files.includes(file)) applyStep(join(copy, file), line, text);
};
/** Leaves out again what the steps have added to the files. */
const leaveOut = (...files) => {
  for (const file of files) copyFileSync(join(root, file), join(copy, file));
};
const compile = (workspace, ...options) => failing(run, workspace, 'tsc', '--noEmit', ...options);
const addTest = (example, path) => copyFileSync(join(root, 'docs/examples', example), join(copy, path));

const entityFolder = 'packages/api/src/entities/announcements';
/** The compiler says what the type of a new project is. */
const showType = `import type { ProjectCreate } from '#entities/projects/project.schema';
export const shown: never = {} as ProjectCreate;
`;
const withoutStep = (file) => file.replace('.tsx', '-without-step.tsx');

// One after the other: each goes on with the copy of the one before it, and cannot be tried again.
describe('the guides', { timeout: 600_000, retry: 0, shuffle: false }, () => {
  test('a field takes six files, a block five, an entity sixteen at most', () => {
    expect([field.files.length, block.files.length]).toEqual([6, 5]);
    expect(entity.steps.length).toBeGreaterThan(20);
  });

  test('without the English texts, the field table, the kind of block or the model the project does not compile', () => {
    apply(...turkish);
    expect(compile('packages/i18n').match(/highlight|certificate/g), 'without the English texts').toEqual(
      expect.arrayContaining(['highlight', 'certificate']),
    );
    apply(...english, ...form, ...page, ...entity.files);
    const errors = compile('apps/web');
    expect(errors, 'without the field table').toContain('highlight');
    expect(errors, 'without the kind').toContain('certificate');
    apply(table, kinds);
  });

  test('without the model, or any property of the entity file, the API does not compile; with all it does', () => {
    const properties = readProperties(join(copy, entityFolder, 'announcement.entity.ts'));
    for (const { without, text } of properties) writeFileSync(without, text);
    const shown = join(copy, 'packages/api/src/shown-type.ts');
    writeFileSync(shown, showType);
    const errors = compile('packages/api', '--noErrorTruncation');
    for (const file of [shown, ...properties.map(({ without }) => without)]) rmSync(file);
    // As an editor shows it: fields and their types, and no helper that makes them.
    expect(errors).toMatch(/'\{ (?:\w+: [\w |]+(?:\[\])?; ){20,}\}' is not assignable to type 'never'/);
    expect(errors, 'without the model').toContain('highlight');
    expect(properties.map(({ name }) => name)).toContain('search');
    expect(properties.length).toBeGreaterThan(10);
    expect(properties.filter(({ name }) => !errors.includes(`without-${name}.ts`))).toEqual([]);

    apply(model);
    run('packages/db', 'node', 'scripts/new-migration.mjs', 'add_announcements_and_highlight');
    run('packages/db', 'node', 'scripts/generate.mjs');
    addTest('announcement-test.ts', `${entityFolder}/announcement.test.ts`);
    run('packages/api', 'tsc', '--noEmit');
  });

  test('without the Turkish texts, the form or the page of field or block the site does not compile; with all it does', () => {
    leaveOut(...turkish);
    const errors = compile('apps/web');
    expect(errors, 'without the Turkish texts').toContain('admin/project-form.route.tsx');
    expect(errors, 'without the Turkish texts').toContain('pageBlocks.kinds.certificate');
    apply(...turkish);
    // Form and page of the block are compiled as they are without their step, too: beside them nothing else may fail.
    const incomplete = [form[1], page[1]].map((file) => [file, withoutStep(file)]);
    for (const [file, without] of incomplete) copyFileSync(join(root, file), join(copy, without));
    const failed = compile('apps/web').matchAll(/^(\S+)\(\d+,\d+\): error /gm);
    for (const [, without] of incomplete) rmSync(join(copy, without));
    expect(new Set(Array.from(failed, ([, file]) => file))).toEqual(
      new Set(incomplete.map(([, without]) => without.replace('apps/web/', ''))),
    );
  });

  test('after the steps of the guide to a new entity the project passes its checks, tests and build', () => {
    const changed = [...field.files, ...block.files, ...entity.files].filter((file) => !file.endsWith('.prisma'));
    run('.', 'biome', 'check', '--error-on-warnings', ...changed);
    addTest('highlight-test.ts', 'scripts/highlight.test.ts');
    addTest('certificate-test.ts', 'scripts/certificate.test.ts');
    const vitest = ['.', 'vitest', 'run', '--project=sqlite'];
    leaveOut(form[0], page[0]);
    const failed = failing(run, ...vitest, 'scripts/highlight', 'scripts/form-places');
    expect(failed, 'without the form').toContain('every field of projects has a place in the form');
    expect(failed, 'without the page').toContain('visitors read it in both languages');
    apply(form[0], page[0]);
    run(
      ...vitest,
      'scripts/highlight',
      'scripts/form-places',
      'scripts/certificate',
      entityFolder,
      'packages/api/tests/activity',
      'packages/api/tests/sign-in',
      'packages/api/tests/two-transports',
      'packages/db/src/migrations/migrate',
      'apps/web/src/app/admin',
    );
    // A field of the guide adds to what the back office reads; an entity changes nothing that was there before.
    leaveOut(table);
    run(...vitest, 'packages/api/tests/golden');
    apply(table);
    run('apps/web', 'vite', 'build');
    run('apps/web', 'vite', 'build', '--config', 'vite.admin.config.ts');
  });
});

/** Each property of the entity file, and the file without it. */
function readProperties(path) {
  const text = readFileSync(path, 'utf8');
  const [, object] = /^export const announcementEntity = \{\n([\s\S]*?)^\} as const/m.exec(text);
  const properties = object.match(/^ {2}\w+: (?:.*,|[^\n]*\n(?: {3,}.*\n)* {2}\S*,)\n/gm);
  return properties.map((property) => {
    const [name] = /\w+/.exec(property);
    return { name, without: join(dirname(path), `without-${name}.ts`), text: text.replace(property, '') };
  });
}
