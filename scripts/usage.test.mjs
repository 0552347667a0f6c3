// Checks that each script explains itself with --help and does nothing else then.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const long = [
  'test',
  'lighthouse',
  'validate-html',
  'bench',
  'bench:cluster',
  'bench:lists',
  'bench:history',
  'bench:insight',
  'bench:layout',
  'bench:photos',
  'bench:search-health',
  'bench:counts',
  'bench:program',
  'bench:taps',
  'pack',
  'screenshots',
  'visual',
  'sbom',
  'release',
  'base-image',
  'test:node',
];

const run = (line) =>
  spawnSync(process.execPath, line.replace(/^node /, '').split(' '), { cwd: root, encoding: 'utf8' });

test.each(long)('npm run %s -- --help explains the command and does nothing else', (name) => {
  const { status, stdout, stderr } = run(`${scripts[name]} --help`);
  expect(status, stderr).toBe(0);
  expect(stdout).toContain(name === 'test' ? 'npm test' : `npm run ${name}`);
  expect(stdout.trim().split('\n').length).toBeLessThan(12);
  expect(existsSync(join(root, '--help'))).toBe(false);
});

test('packing requires the name of a new folder and rejects an existing one', () => {
  const instruction = 'Name a folder that is not there yet: npm run pack -- <folder>';
  expect(run('scripts/pack.mjs').stderr).toContain(instruction);
  expect(run(`scripts/pack.mjs ${import.meta.dirname}`).stderr).toContain(`exists already. ${instruction}`);
});

test('the comparison with another build requires its program', () => {
  const instruction = 'Name the program of another build: npm run bench -- --against';
  expect(run(`${scripts.bench} --against`).stderr).toContain(instruction);
  expect(run(`${scripts.bench} --against no/main.js --short`).stderr).toContain(instruction);
});
