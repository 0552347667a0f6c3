// Renames fields in a copy of the project, each in its field table or schema alone, and checks which files the compiler reports.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from './lib/project-copy.mjs';

const { folder, run, remove } = copyProject();
afterAll(remove);

/**
 * The schema of each entity, one of its fields, and where back office and site name it; and where the operations get it
 * from, if they do not name it themselves. Samples name it beside the schema.
 */
const renamed = [
  [
    'entities/services/service',
    'icon',
    'features/services/admin/service-form.route.tsx',
    'features/services/site/services-section.tsx',
    'entities/services/service.queries.ts',
  ],
  [
    'entities/hero-sections/hero-section',
    'ctaLink',
    'features/hero-sections/admin/hero-section-form.route.tsx',
    'features/hero-sections/site/hero-section.tsx',
  ],
  [
    'entities/about-section/about-section',
    'content',
    'features/about-section/admin/about-section-form.route.tsx',
    'features/about-section/site/about-section.tsx',
  ],
  [
    'entities/categories/category',
    'description',
    'features/categories/admin/category-form.route.tsx',
    'features/categories/site/categories-section.tsx',
  ],
  [
    'entities/projects/project',
    'location',
    'features/projects/admin/project-form.route.tsx',
    'features/projects/site/project.route.tsx',
    'entities/projects/project.queries.ts',
  ],
  [
    'entities/articles/article',
    'excerpt',
    'features/articles/admin/article-form.route.tsx',
    'features/articles/site/article.route.tsx',
    'entities/articles/article.queries.ts',
  ],
  [
    'entities/brands/brand',
    'websiteUrl',
    'features/brands/admin/brand-form.route.tsx',
    'features/brands/site/brands-section.tsx',
  ],
  ['entities/pages/page', 'content', 'features/pages/admin/page-form.route.tsx', 'features/pages/site/page.route.tsx'],
  ['entities/keywords/keyword', 'keyword', 'features/keywords/admin/keyword-form.tsx', null],
  ['leads/contact-form', 'subject', 'features/contact-forms/admin/contact-form-card.tsx', null],
  [
    'settings/company',
    'slogan',
    'features/company/admin/company.route.tsx',
    'kit/site/json-ld-nodes.ts',
    'settings/blank-profile.ts',
  ],
];

test('the compiler reports every layer that still uses the old name of a renamed field or column', {
  timeout: 120_000,
}, () => {
  for (const [schema, field] of renamed) rename(declarationOf(schema), field);
  rename('packages/db/prisma/schema/user.prisma', 'passwordHash');
  run('packages/db', 'node', 'scripts/generate.mjs');
  const faults = compile();

  const where = (file) => faults.filter((line) => line.startsWith(`${file}(`)).join('\n');
  const missed = renamed.flatMap(([schema, field, form, screen, operations = `${schema}.operations.ts`]) => {
    const source = 'packages/api/src';
    const webFiles = [form, screen].flatMap((path) => (path ? join('apps/web/src', path) : []));
    const layers = [join(source, operations), ...webFiles];
    const silent = layers.filter((layer) => !where(layer));
    // The fields of the REST API are named beside the field table, or where the endpoints are.
    if (!where(join(source, `${schema}.schema.ts`)) && !where(join(source, `${schema}.rest.ts`))) silent.push('REST');
    const samples = join(source, `${schema}.samples.ts`);
    // The samples of keywords are plain strings.
    if (field !== 'keyword' && !where(samples).includes(field)) silent.push(samples);
    return silent.map((layer) => `${layer} goes on with the old ${field}`);
  });
  expect(missed).toEqual([]);
  expect(where('packages/api/src/accounts/auth.operations.ts')).toContain('passwordHash');
});

/** The field table of an entity, or the schema of one without a table. */
function declarationOf(schema) {
  const table = `packages/api/src/${schema}.fields.ts`;
  return existsSync(join(folder, table)) ? table : `packages/api/src/${schema}.schema.ts`;
}

/** Renames a field where the name stands alone, not where it is a key of texts. */
function rename(path, field) {
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(new RegExp(`(?<!['"][\\w.]*)\\b${field}\\b`, 'g'), `${field}Anew`);
  expect(after, path).not.toBe(before);
  writeFileSync(file, after);
}

/** The errors of the compiler in the web app, which imports the operations by type, and in the REST endpoints. */
function compile() {
  const config = { extends: './tsconfig.json', include: ['src', '../../packages/api/src/rest.ts'] };
  writeFileSync(join(folder, 'apps/web/tsconfig.renamed.json'), JSON.stringify(config));
  try {
    run('apps/web', 'tsc', '--noEmit', '-p', 'tsconfig.renamed.json');
    return [];
  } catch (error) {
    return error.message
      .split('\n')
      .map((line) => (line.startsWith('../../') ? line.slice('../../'.length) : `apps/web/${line}`));
  }
}
