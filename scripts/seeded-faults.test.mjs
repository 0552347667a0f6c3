import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/setup.mjs';
import { readFaults } from './seeded-faults/read-faults.mjs';

test('every seeded fault can still be put into the code, and the tests that find it are there', () => {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const faults = readFaults();
  expect(faults.length).toBeGreaterThanOrEqual(50);
  for (const { what, file, from, tests } of faults) {
    expect(read(file).split(from).length - 1, what).toBe(1);
    for (const test of tests) expect(read(test), what).toContain('test');
  }
});
