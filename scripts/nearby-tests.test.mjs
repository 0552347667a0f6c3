// Which tests run after a change: those that import it, not all that import the lists of all entities.
import { expect, test } from 'vitest';
import { findNearbyTests } from './structure/nearby-tests.mjs';

const entities = 'packages/api/src/entities';
const kinds = ['articles', 'brands', 'pages', 'projects'];
const lines = [
  [`${entities}/projects/project.operations.ts`, `${entities}/projects/project.schema.ts`],
  [`${entities}/projects/project.schema.ts`],
  [`${entities}/projects/project.test.ts`, 'packages/api/src/testing/test-api.ts'],
  [`${entities}/articles/article.operations.ts`],
  [`${entities}/brands/brand.operations.ts`],
  [`${entities}/pages/page.operations.ts`],
  [`${entities}/articles/article.test.ts`, 'packages/api/src/testing/test-api.ts'],
  [`${entities}/index.ts`, ...kinds.map((kind) => `${entities}/${kind}/${kind.slice(0, -1)}.operations.ts`)],
  ['packages/api/src/router.ts', `${entities}/index.ts`],
  ['packages/api/src/testing/test-api.ts', 'packages/api/src/router.ts'],
  ['packages/api/tests/golden.test.ts', `${entities}/index.ts`],
  ['packages/api/tests/trash.test.ts', 'packages/api/src/testing/test-api.ts'],
  ['scripts/form-places.test.ts', `${entities}/projects/project.schema.ts`],
];
const graph = new Map(lines.map(([path, ...targets]) => [path, targets.map((target) => ({ path: target }))]));

test('a change of one entity runs the tests beside it, those that import it, and those over all entities', () => {
  expect(findNearbyTests(graph, [`${entities}/projects/project.schema.ts`])).toEqual([
    `${entities}/projects/project.test.ts`,
    'packages/api/tests/golden.test.ts',
    'scripts/form-places.test.ts',
  ]);
});

test('what no list of entities lies between reaches all tests that import it', () => {
  expect(findNearbyTests(graph, ['packages/api/src/router.ts'])).toHaveLength(3);
  expect(findNearbyTests(graph, ['README.md'])).toEqual([]);
});
