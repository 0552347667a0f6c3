// Compares the diagram of docs/architecture.md with what the code imports, and holds what docs/security.md says of all code.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const text = (path) => readFileSync(join(root, path), 'utf8');
const workspaces = ['apps', 'packages'].flatMap((group) =>
  readdirSync(join(root, group)).map((folder) => {
    const { name } = JSON.parse(text(`${group}/${folder}/package.json`));
    return { path: `${group}/${folder}`, name };
  }),
);

test('the diagram of the packages has exactly the arrows that the imports have', () => {
  const [, diagram = ''] = /```mermaid\n([\s\S]*?)```/.exec(text('docs/architecture.md')) ?? [];
  const nodes = new Map([...diagram.matchAll(/(\w+)\[([\w/]+)\]/g)].map(([, short, path]) => [short, path]));
  const arrows = [...diagram.matchAll(/^ *(\w+)(?:\[.*?\])? --(?: .+ --)?> (\w+)/gm)].map(
    ([, from, to]) => `${nodes.get(from)} -> ${nodes.get(to)}`,
  );
  expect([...nodes.values()].toSorted()).toEqual(workspaces.map(({ path }) => path).toSorted());
  expect(arrows.toSorted()).toEqual(imports().toSorted());
});

/** What the code of the product does in one place or not at all; the tests may. */
test.each([
  ['writes SQL by hand', /\$(?:query|execute)Raw/, 'packages/db/src/'],
  ['starts another program', /node:child_process/, 'packages/api/src/media/read-pdf.ts'],
  ['runs code that is built while it runs', /\beval\(|new Function\(|node:vm\b/, null],
  ['passes messages between windows', /\bpostMessage\(/, 'apps/web/src/kit/shared/preview-messages.ts'],
  ['uses a broken hash', /createHash\('(?:md5|sha1)'\)/, null],
])('no code %s, but for the folder that is there for it', (_what, pattern, allowed) => {
  const files = workspaces
    .flatMap(({ path }) => filesIn(`${path}/src`))
    .filter((path) => !/\.test\.tsx?$|\/testing\/|\/generated\//.test(path));
  expect(files.length).toBeGreaterThan(500);
  const offenders = files.filter((path) => pattern.test(text(path)));
  expect(offenders.filter((path) => !allowed || !path.startsWith(allowed))).toEqual([]);
  if (allowed) expect(offenders).not.toEqual([]);
});

function imports() {
  return workspaces.flatMap((workspace) => {
    const code = filesIn(`${workspace.path}/src`).map(text).join('\n');
    const others = workspaces.filter((other) => other !== workspace);
    return others
      .filter(({ name }) => code.includes(`'${name}'`) || code.includes(`'${name}/`))
      .map(({ path }) => `${workspace.path} -> ${path}`);
  });
}

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
