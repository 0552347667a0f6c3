// The properties of the structure, each as figures with a limit and what counts against it.
import { basename } from 'node:path';
import { filesNamingEntities, findEntities, readRelations } from './entities.mjs';
import { forbiddenWords, rightWords } from './forbidden-words.mjs';
import { findCycles, findUpwardImports, importGraph } from './imports.mjs';
import * as layers from './layers.mjs';
import { isTest, isTestingOrSample, isTypeScript, placeOf } from './sources.mjs';
import { findForbiddenWords } from './words.mjs';

/** @param project { root, paths, sources, read }: read gives the text of a file, or undefined */
export function measure({ root, paths, sources, read }) {
  const project = { paths, sources, read, graph: importGraph(root, sources) };
  return [
    { id: 'entities', title: 'Files outside its folders that name an entity', figures: entityFigures(project) },
    { id: 'guide', title: 'Files that docs/adding-an-entity.md names', figures: guideFigures(project) },
    { id: 'imports', title: 'Imports point downwards', figures: importFigures(project) },
    {
      id: 'visibility',
      title: 'One rule of visibility, links match routes',
      figures: testFigures(project, visibilityTests),
    },
    { id: 'size', title: 'Size', figures: sizeFigures(project) },
    { id: 'words', title: 'Words and forbidden constructs', figures: wordFigures(project) },
    { id: 'unchanged', title: 'Nothing has changed for users', figures: testFigures(project, unchangedTests) },
  ];
}

export const isMet = ({ offenders, limit }) => offenders.length <= limit;

function entityFigures({ paths, sources, graph, read }) {
  const entities = findEntities(paths);
  if (entities.length === 0)
    return [{ name: 'folders without an entity', limit: 0, offenders: ['packages/api/src/entities'] }];
  const relations = readRelations(paths.filter((path) => path.endsWith('.prisma')).map(read));
  return filesNamingEntities(entities, sources, graph, relations).map(({ entity, files }) => ({
    name: entity.many,
    limit: 8,
    offenders: files.map((path) => `${entity.many}: ${path}`),
  }));
}

/** The rest of this property, that every capability works with the entity of the guide, is a test of its own. */
function guideFigures({ read }) {
  const steps = (read('docs/adding-an-entity.md') ?? '').matchAll(/^`([^`]+)`(?:, after `.+`)?:\n\n```/gm);
  const files = [...new Set([...steps].map(([, file]) => file))];
  const tests = testFigures({ read }, [
    { path: 'scripts/guides.test.mjs', title: 'the steps of the guide to a new entity' },
  ]);
  return [{ name: 'files', limit: 16, offenders: files.length > 0 ? files : Array(17).fill('no step') }, ...tests];
}

function importFigures({ sources, graph }) {
  const code = sources.filter(({ path }) => !isTest(path));
  const show = ({ source, start, name }) => `${placeOf(source, { start })} ${name.trim()}`;
  return [
    { name: 'upward', limit: 0, offenders: findUpwardImports(graph, code, layers).map(show) },
    { name: 'circles', limit: 0, offenders: findCycles(graph).map((files) => files.join(' ')) },
    { name: 'addresses outside addresses.ts', limit: 0, offenders: code.flatMap(addressesIn).map(show) },
  ];
}

const address = /(?:^|[^\w.])\/(?:en\/)?(?:proje|sayfa|category|articles|admin|contact)(?=$|[/?#'"`])/;

function addressesIn(source) {
  if (!/^(?:apps|packages)\/\w+\/src\//.test(source.path)) return [];
  // The paths of the REST API are no pages; texts and sample content are written by people, and link as they like.
  const { path } = source;
  if (
    /(?:\.|\/)(?:rest(?:-app)?|transports)\.ts$|\/(?:shared-reads|(?:plain-)?addresses)\.ts$|^packages\/i18n\//.test(
      path,
    )
  )
    return [];
  if (isTestingOrSample(path)) return [];
  const imported = new Set(source.imports.map(({ name }) => name));
  return source.mentioned
    .filter(({ name }) => address.test(name) && !imported.has(name))
    .map((entry) => ({ source, ...entry }));
}

function sizeFigures({ paths, sources, read }) {
  const code = sources.filter(({ path }) => isTypeScript(path) && !isTest(path));
  const countLines = ({ path, text }) => ({ path, lines: text.split('\n').length - 1 });
  const sized = code.map(countLines);
  const styles = paths.filter((path) => path.endsWith('.css')).map((path) => ({ path, text: read(path) }));
  const long = [...sources, ...styles].map(countLines).filter(({ lines }) => lines > 300);
  const show = ({ path, lines }) => `${path}: ${lines} lines`;
  const deep = sources.flatMap((source) =>
    source.imports
      .filter(({ name }) => name.startsWith('../../../'))
      .map((entry) => `${placeOf(source, entry)} ${entry.name}`),
  );
  return [
    { name: 'under 15 lines', limit: 20, offenders: sized.filter(({ lines }) => lines < 15).map(show) },
    { name: 'over 300 lines, tests and styles included', limit: 0, offenders: long.map(show) },
    { name: 'imports with ../../../', limit: 0, offenders: deep },
  ];
}

function wordFigures({ sources }) {
  const words = sources.flatMap((source) => findForbiddenWords(source, forbiddenWords, rightWords));
  const constructs = (kind) =>
    sources.flatMap((source) =>
      source.constructs.filter(({ name }) => name === kind).map((entry) => placeOf(source, entry)),
    );
  return [
    {
      name: 'names with a forbidden word',
      limit: 0,
      offenders: words.map(
        ({ source, start, name, write }) => `${placeOf(source, { start })} ${name} (write: ${write})`,
      ),
    },
    { name: 'any', limit: 0, offenders: constructs('any') },
    { name: '!', limit: 0, offenders: constructs('nonNull') },
    { name: 'ignores', limit: 0, offenders: constructs('ignore') },
    { name: 'empty catches', limit: 0, offenders: constructs('emptyCatch') },
  ];
}

const visibilityTests = [
  { path: 'packages/api/tests/visibility.test.ts', title: 'what visitors may see is one rule' },
  { path: 'apps/web/src/app/admin/links.test.ts', title: 'every link of an entity leads to a route' },
];

const unchangedTests = [
  { path: 'packages/api/tests/golden.test.ts', title: 'every endpoint responds in its known form' },
  { path: 'packages/api/tests/two-transports.test.ts', title: 'is compared with its procedure' },
  { path: 'e2e/visual.spec.ts', title: 'the public pages look like the reference pictures' },
];

/** Tests check these properties; here is checked that the tests exist. */
function testFigures({ read }, tests) {
  const missing = tests.filter(({ path, title }) => !read(path)?.includes(title));
  return [
    {
      name: `missing of the tests ${tests.map(({ path }) => basename(path)).join(', ')}`,
      limit: 0,
      offenders: missing.map(({ path, title }) => `${path} with "${title}"`),
    },
  ];
}
