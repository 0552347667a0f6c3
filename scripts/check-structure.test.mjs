// Each property of the structure fails on a small project that breaks it, and on no other.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { countLines, describeLines } from './structure/lines.mjs';
import { isMet, measure } from './structure/properties.mjs';
import { listFiles, readSources } from './structure/sources.mjs';

const api = 'packages/api/src';
const web = 'apps/web/src';
const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The figures that are not met in a project of these files, as "property: figure", and what counts against them. */
function check(files) {
  const root = mkdtempSync(join(tmpdir(), 'pano-structure-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const paths = listFiles(root);
  const read = (path) => (paths.includes(path) ? readFileSync(join(root, path), 'utf8') : undefined);
  const measured = measure({ root, paths, sources: readSources(root, paths), read });
  return (property, name) => {
    const figures = measured.find(({ id }) => id === property).figures.filter((figure) => figure.name.startsWith(name));
    expect(figures.length).toBeGreaterThan(0);
    return figures.filter((figure) => !isMet(figure)).flatMap(({ offenders }) => offenders);
  };
}

const many = (count, path, text) => Object.fromEntries(Array.from({ length: count }, (_, n) => [path(n), text]));
const entities = {
  [`${api}/entities/hero-sections/hero-section.schema.ts`]: 'export const a = 1;',
  [`${api}/entities/pages/page.schema.ts`]: 'export const a = 1;',
  [`${api}/entities/articles/article.schema.ts`]: 'export const a = 1;',
  [`${api}/entities/categories/category.schema.ts`]: 'export const a = 1;',
};
const known = (text, count = 9) => check({ ...entities, ...many(count, (n) => `${web}/app/file-${n}.ts`, text) });

test.each([
  'export const heroSectionCount = 1;',
  "export const path = '/admin/hero-sections';",
  "import '../../../../packages/api/src/entities/hero-sections/hero-section.schema';",
])('an entity is known in eight files outside its folders, not in nine: %s', (text) => {
  expect(known(text, 8)('entities', 'hero-sections')).toEqual([]);
  expect(known(text)('entities', 'hero-sections')).toHaveLength(9);
});

test.each([
  "import { a } from '../../../../packages/api/src/entities/pages/page.schema';",
  'export const find = (db: Db) => db.page.findMany();',
  'export const usePages = () => trpc.pages.list.useQuery();',
  "export const text = t('pages.title');",
  "export const kinds = ['article', 'category', 'page'];",
  'export const counts = { articles: 1, categories: 2, pages: 3 };',
])('an entity whose name is a common word is named by an import, model, router or text of it: %s', (text) => {
  expect(known(text)('entities', 'pages')).toHaveLength(9);
});

test('a page of results, a sentence and an HTML element do not count as names of entities', () => {
  const text = 'export const View = ({ page, pageSize }) => <article className="hero sections">{page}</article>;';
  const broken = check({ ...entities, ...many(9, (n) => `${web}/app/file-${n}.tsx`, text) });
  for (const entity of ['pages', 'articles', 'hero-sections']) expect(broken('entities', entity)).toEqual([]);
});

test('tests, texts, sample content and entities that are related by a column are not counted', () => {
  const text = 'export const category = 1;';
  const broken = check({
    ...entities,
    ...many(9, (n) => `${api}/entities/articles/file-${n}.ts`, text),
    ...many(9, (n) => `${web}/app/file-${n}.test.ts`, text),
    ...many(9, (n) => `packages/i18n/src/tr/file-${n}.ts`, text),
    ...many(9, (n) => `${api}/seed/file-${n}.ts`, text),
    'packages/db/prisma/schema/article.prisma':
      'model Article {\n  category Category? @relation(fields: [categoryId], references: [id])\n}\n',
  });
  expect(broken('entities', 'categories')).toEqual([]);
});

test('the guide to a new entity names at most sixteen files', () => {
  const steps = (count) =>
    Array.from({ length: count }, (_, n) => `\`file-${n}.ts\`:\n\n\`\`\`ts\n\`\`\`\n`).join('\n');
  expect(check({ 'docs/adding-an-entity.md': steps(16) })('guide', 'files')).toEqual([]);
  expect(check({ 'docs/adding-an-entity.md': steps(17) })('guide', 'files')).toHaveLength(17);
  expect(check({})('guide', 'files')).not.toEqual([]);
});

test('an import that points upwards is found, also one of a type', () => {
  const broken = check({
    [`${api}/router.ts`]: "import './platform/rest';",
    [`${api}/platform/rest.ts`]: "import type { Router } from '../router';",
    [`${web}/kit/button.ts`]: "export const load = () => import('../app/main');",
    [`${web}/app/main.ts`]: "import '../features/brands/list'; import '../../../server/src/main';",
    [`${web}/features/brands/list.ts`]: "import '../pages/list'; import './row';",
    [`${web}/features/brands/row.ts`]: '',
    [`${web}/features/pages/list.ts`]: "import '../../kit/button';",
    'apps/server/src/main.ts': '',
  });
  expect(broken('imports', 'upward')).toEqual([
    `${web}/app/main.ts:1 ../../../server/src/main`,
    `${web}/features/brands/list.ts:1 ../pages/list`,
    `${web}/kit/button.ts:1 ../app/main`,
    `${api}/platform/rest.ts:1 ../router`,
  ]);
});

test('files that import one another in a circle are found, with every kind of specifier', () => {
  const manifest = JSON.stringify({
    name: '@pano/db',
    type: 'module',
    imports: { '#*': './src/*.ts' },
    exports: { '.': './src/a.ts' },
  });
  const broken = check({
    'packages/db/package.json': manifest,
    'packages/db/src/a.ts': "import type { B } from './b';",
    'packages/db/src/b.ts': "export * from '#c';",
    'packages/db/src/c.ts': "export type A = import('@pano/db').A;",
    'packages/db/src/d.ts': "import './a';",
  });
  expect(broken('imports', 'circles')).toEqual(['packages/db/src/a.ts packages/db/src/b.ts packages/db/src/c.ts']);
});

test('an address of a page outside addresses.ts and the tests is found', () => {
  const texts = ["'/proje/pano'", '`/admin/articles/$' + '{id}`', '`$' + '{url}/contact?a=1`', "'/articles'"];
  const [file, fine] = [`${web}/app/file.ts`, "'/admin-bar' + '/api/v1/contact-forms' + './admin/list'"];
  for (const text of texts) {
    expect(check({ [file]: `export const a = ${text};` })('imports', 'addresses'), text).toHaveLength(1);
    const allowed = {
      [`${api}/addresses.ts`]: text,
      [`${api}/brands/brand.rest.ts`]: text,
      [`${api}/a.test.ts`]: text,
    };
    expect(check({ ...allowed, [file]: `export const a = ${fine};` })('imports', 'addresses')).toEqual([]);
  }
});

test('a property that tests check fails when those tests are missing', () => {
  for (const property of ['visibility', 'unchanged', 'guide']) {
    expect(check({})(property, 'missing')).not.toEqual([]);
  }
});

test('tiny files and long files of any kind are found; tiny tests are not counted', () => {
  const lines = (count) => 'export {};\n'.repeat(count);
  const broken = check({
    ...many(10, (n) => `${api}/file-${n}.test.ts`, lines(1)),
    ...many(21, (n) => `${web}/tiny-${n}.tsx`, lines(14)),
    [`${web}/long.ts`]: lines(301),
    [`${web}/long.test.ts`]: lines(301),
    [`${web}/long.css`]: '.a {}\n'.repeat(301),
    [`${web}/app/admin/frame/deep.test.ts`]: "import '../../../kit/button';",
  });
  expect(broken('size', 'under 15')).toHaveLength(21);
  const long = ['long.test.ts', 'long.ts', 'long.css'].map((name) => `${web}/${name}: 301 lines`);
  expect(broken('size', 'over 300')).toEqual(long);
  expect(broken('size', 'imports with')).toHaveLength(1);
});

test('lines are counted by package and folder; tests, samples, texts, migrations and other files are not', () => {
  const counted = [
    `${web}/main.tsx`,
    `${web}/features/brands/site/brand-strip.tsx`,
    `${web}/features/brands/site/brand-strip.css`,
    'apps/web/vite.config.ts',
    `${api}/entities/brands/brand.fields.ts`,
    'packages/db/scripts/generate.mjs',
    'packages/db/prisma/schema/brand.prisma',
    'packages/db/src/migrations/migrate.ts',
  ];
  const notCounted = [
    `${web}/features/brands/brand.test.tsx`,
    `${api}/testing/harness.ts`,
    `${api}/entities/brands/brand.samples.ts`,
    'apps/server/tests/start-server.ts',
    'packages/i18n/src/tr/site.ts',
    'packages/db/prisma/migrations/1_init/models.prisma',
    'packages/db/prisma/migrations/1_init/sqlite.sql',
    'packages/api/package.json',
    'scripts/test.mjs',
    'e2e/fixtures.ts',
  ];
  const rows = countLines([...notCounted, ...counted], (path) => 'a\n'.repeat(path.endsWith('.css') ? 1000 : 2));
  expect(describeLines(rows)).toEqual([
    '  apps/web            1,006',
    '    *                     2',
    '    src/*                 2',
    '    src/features      1,002',
    '  packages/api            2',
    '    src/entities          2',
    '  packages/db             6',
    '    prisma/schema         2',
    '    scripts/*             2',
    '    src/migrations        2',
    '  total               1,014',
  ]);
});

test.each([
  'const takeTurn = 1;',
  'function asRefusal() {}',
  'const load = ({ entry: found }) => found;',
  'type Doors = string;',
  'class Lock { inTurn() {} }',
  "import { limit as settled } from './limits';",
  'const state = { isUnsettled: true };',
  'for (const [part] of []);',
  'const View = () => <div data-alive="" />;',
])('a forbidden word in a name is found: %s', (text) => {
  expect(check({ [`${api}/file.tsx`]: text })('words', 'names')).toHaveLength(1);
});

test('a forbidden word in the name of a file or folder is found', () => {
  const broken = check({ [`${api}/doors/file.ts`]: '', [`${api}/dead-end.ts`]: '' });
  expect(broken('words', 'names')).toHaveLength(2);
});

test('a forbidden word counts only as a whole word, in a name declared here, and not where it is a standard term', () => {
  const text =
    'import { found } from "x"; const { kept } = found; const notFound = kept.part; const settlement = multipart;';
  expect(check({ [`${api}/file.ts`]: text })('words', 'names')).toEqual([]);
});

test.each([
  ['any', 'let a: any;'],
  ['!', 'const a = b!;'],
  ['ignores', '// @ts-expect-error\nlet a;'],
  ['ignores', '/* biome-ignore lint: reason */ let a;'],
  ['empty catches', 'try { a(); } catch {}'],
])('forbidden: %s', (name, text) => {
  expect(check({ [`${api}/file.ts`]: text })('words', name)).toHaveLength(1);
  const fine = "const any = '!'; // any, b!\ntry { a(); } catch {\n  // The file is gone already.\n}";
  expect(check({ [`${api}/file.ts`]: fine })('words', name)).toEqual([]);
});
