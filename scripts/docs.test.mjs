// Checks that the files, commands and tests that the documentation names exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import faults from '../vitest.faults.config.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path) => readFileSync(join(root, path), 'utf8');
const docs = readdirSync(join(root, 'docs'), { recursive: true }).map((name) => join('docs', name));
const pages = ['README.md', 'CHANGELOG.md', 'SECURITY.md', ...docs.filter((name) => name.endsWith('.md'))];
/** Its steps name files that the reader is going to create. */
const examples = join('docs', 'adding-an-entity.md');

/** All matches of a pattern in the pages, each with its page. */
const named = (pattern, from = pages) =>
  from.flatMap((page) => [...read(page).matchAll(pattern)].map(([, what]) => ({ page, what })));

test('every link of the documentation leads to a file, and every anchor to a heading', () => {
  const broken = named(/\]\((?!https?:)([^)\s]+)\)/g).filter(({ page, what }) => {
    const [path, anchor] = what.split('#');
    const target = path ? join(dirname(page), path) : page;
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(broken).toEqual([]);
});

test('every command of npm that the documentation names exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const commands = named(/\bnpm (?:run (?:-s )?|(?=start\b|test\b))([a-z][\w:-]*)(?! -w| --workspace)/g);
  expect(commands.length).toBeGreaterThan(30);
  expect(commands.filter(({ what }) => !(what in scripts))).toEqual([]);
});

test('every file of the project that the documentation names exists', () => {
  const paths = named(
    /`((?:apps|packages|scripts|e2e|deploy|docs)\/[\w./-]+\.\w+)`/g,
    pages.filter((page) => page !== examples),
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter(({ what }) => !what.includes('/dist/') && !existsSync(join(root, what)))).toEqual([]);
});

test('every term of the glossary is explained and has a file to start at', () => {
  const terms = [...read('docs/glossary.md').matchAll(/^\| (?!Term \|)(.+?) \| (.+?) \| `([^`|]+)` \|$/gm)];
  expect(terms.length).toBeGreaterThanOrEqual(20);
  expect(terms.filter(([, , , path]) => !existsSync(join(root, path))).map(([, term]) => term)).toEqual([]);
  // There is no other row: one without a file would not match the pattern above.
  expect(terms.length).toBe(read('docs/glossary.md').match(/^\| (?!Term \|)/gm)?.length);
});

test('every test that the documentation names exists, and so does every one that npm run test:faults lists', () => {
  const tests = ['apps', 'packages', 'scripts', 'e2e'].flatMap((folder) => testsIn(join(root, folder)));
  const proofs = named(
    /`(?:[\w./-]*\/)?([\w-]+\.(?:test|spec|fault)\.(?:tsx?|mjs))`/g,
    pages.filter((page) => page !== examples),
  );
  expect(proofs.length).toBeGreaterThan(50);
  expect(proofs.filter(({ what }) => !tests.includes(what))).toEqual([]);
  const listed = faults.test.include.flatMap(spelledOut).filter((path) => !path.includes('*'));
  expect(listed.length).toBeGreaterThan(5);
  expect(listed.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every title of a test that the documentation quotes exists in that test', () => {
  const files = ['apps', 'packages', 'scripts', 'e2e'].flatMap((folder) => testPathsIn(join(root, folder)));
  const quotes = pages.flatMap((page) => [
    ...read(page).matchAll(/`(?:[\w./-]*\/)?([\w.-]+\.(?:test|spec|fault)\.(?:tsx?|mjs))`[^|`]*?: "([^"]+)"/g),
  ]);
  expect(quotes.length).toBeGreaterThan(10);
  const missing = quotes.filter(([, name, title]) => {
    const texts = files.filter((path) => basename(path) === name).map((path) => readFileSync(path, 'utf8'));
    // An ellipsis stands for a value in the title.
    return !texts.some((text) => title.split('…').every((words) => text.includes(words)));
  });
  expect(missing.map(([quote]) => quote)).toEqual([]);
});

/** Sections of ASVS 5.0 with how many requirements of levels 1 and 2 they have; 10 (OAuth) and 17 (WebRTC) do not apply. */
const asvs = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3
  8.3:1 8.4:1 9.1:3 9.2:4 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5
  14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3`;

test('the security page answers every requirement of ASVS 5.0, levels 1 and 2', () => {
  const required = asvs.split(/\s+/).flatMap((section) => {
    const [name, count] = section.split(':');
    return Array.from({ length: Number(count) }, (_, at) => `${name}.${at + 1}`);
  });
  expect(required.length).toBeGreaterThan(200);
  const cells = read('docs/security.md').matchAll(/\[([^\]]*)\] \||^\| (\d+\.\d+\.\d+[^|]*)\|/gm);
  const answered = [...cells].flatMap(
    ([, cited = '', listed = '']) => `${cited} ${listed}`.match(/\d+\.\d+\.\d+/g) ?? [],
  );
  expect(required.filter((id) => !answered.includes(id))).toEqual([]);
});

test('every picture of the documentation is used on a page', () => {
  const shown = new Set(named(/\]\((\S+\.webp)\)/g).map(({ page, what }) => join(dirname(page), what)));
  expect(docs.filter((name) => name.endsWith('.webp') && !shown.has(name))).toEqual([]);
});

/** The names of all test files below a folder. */
const testsIn = (folder) => testPathsIn(folder).map((path) => basename(path));

function testPathsIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !/^(node_modules|dist)$/.test(name),
  );
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return testPathsIn(join(folder, entry.name));
    return /\.(test|spec|fault)\.(tsx?|mjs)$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

/** Expands braces: `a.{x,y}` becomes `a.x` and `a.y`. */
function spelledOut(pattern) {
  const [braces, list] = /\{([^}]+)\}/.exec(pattern) ?? [];
  return braces ? list.split(',').flatMap((word) => spelledOut(pattern.replace(braces, word))) : [pattern];
}

function anchorsOf(page) {
  const headings = [...read(page).matchAll(/^#+ (.+)$/gm)];
  return headings.map(([, text]) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-'),
  );
}
