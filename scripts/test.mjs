// npm test: all checks and tests, ending with one line "N passed, N failed".
//   npm test             format and lint, unused code, structure, types, unit and integration tests, build, browser tests
//   npm run test:unit    unit and integration tests only; with -- and names of files only those
//   npm run test:e2e     build and browser tests only: wide screens on SQLite, phone and main journeys on
//                        PostgreSQL; with -- --postgres all of them there; with -- and names of files only those
//   npm run test:faults  kills, full disk, locks, slow clients, at full length; see docs/reliability.md
//   npm run test:profile everything, and writes what each file takes into docs/testing.md
//   npm run check        everything but the browser tests
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { explainOnHelp, requireNode } from './lib/command-line.mjs';

requireNode();
explainOnHelp(import.meta.url);
const { ensureBuilt, ensureGenerated, ensureInstalled, root } = await import('./lib/setup.mjs');
const { run } = await import('./lib/run.mjs');
const { findChromium } = await import('./lib/browser.mjs');
const { memoryFolder } = await import('./lib/memory-folder.mjs');
const { endStuckFiles } = await import('./lib/stuck-files.mjs');
const { browserFiles, createPhases, describeTimes, timesAsTables, unitFiles } = await import('./lib/test-times.mjs');

const mode = process.argv[2] ?? 'all';
const only = (...modes) => ['all', 'profile', ...modes].includes(mode);
// The fault tests need a real disk.
const memory = mode === 'faults' || process.env.TMPDIR ? undefined : memoryFolder();
const scratch = mkdtempSync(join(memory ?? tmpdir(), 'pano-test-'));
if (memory) useForTemporaryFiles(scratch);
const bin = (name) => join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
const named = process.argv.slice(3).filter((word) => !word.startsWith('--'));
const total = { passed: 0, failed: 0 };
const failures = [];
const phases = createPhases();
const files = [];
const begun = Date.now();

process.chdir(root);
await ensureInstalled();
await phases.measure('Database client', ensureGenerated);
if (only('check')) await checkStep('Format and lint', bin('biome'), ['ci', '--error-on-warnings']);
if (only('check')) await checkStep('Unused files, exports and dependencies', bin('knip'), ['--no-progress']);
if (only('check')) await checkStep('Structure', process.execPath, ['scripts/check-structure.mjs']);
if (only('check')) await checkStep('Types', bin('turbo'), ['run', 'typecheck', '--output-logs=errors-only']);
if (only('check', 'unit')) await phases.measure('Unit and integration tests', unitTests);
if (only('check', 'e2e')) {
  await phases.measure('Build', ensureBuilt);
  count(1, 0);
  await checkStep('Older browsers', process.execPath, ['--import', 'tsx', 'scripts/check-support.mjs']);
  await checkStep('Weight of the public pages', process.execPath, ['scripts/check-budgets.mjs']);
}
if (only('e2e')) {
  await phases.measure('Browser tests', browserTests);
  phases.countFiles(files.filter(({ file }) => file.startsWith('e2e/')));
}
if (mode === 'faults') await faultTests();

rmSync(scratch, { recursive: true, force: true });
for (const line of describeTimes(phases.all, files)) console.log(line);
if (mode === 'profile') await writeTimes();
const seconds = Math.round((Date.now() - begun) / 1000);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\nTook ${Math.floor(seconds / 60)} min ${seconds % 60} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Tests then leave their files in this folder, which is removed at the end: in memory they must not accumulate. */
function useForTemporaryFiles(folder) {
  // The PostgreSQL of the tests runs as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
}

async function checkStep(title, command, args) {
  console.log(`\n▸ ${title}`);
  const env = { TURBO_TELEMETRY_DISABLED: '1' };
  const { code } = await phases.measure(title, () => run(command, args, { env }));
  if (code !== 0) failures.push(title);
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

async function unitTests() {
  console.log('\n▸ Unit and integration tests');
  const report = join(scratch, 'vitest.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...named];
  const times = join(scratch, 'unit-times.jsonl');
  const stopWatch = endStuckFiles(times, (file) =>
    failures.push(`${relative(root, file)}: did not end and was killed`),
  );
  const { code } = await run(bin('vitest'), args, { env: { PANO_TEST_TIMES: times } });
  stopWatch();
  const result = readReport(report);
  if (result) files.push(...unitFiles(result, times).map((file) => ({ ...file, file: relative(root, file.file) })));
  failures.push(...(result?.testResults ?? []).flatMap(failedUnitTests));
  count(result?.numPassedTests ?? 0, Math.max(result?.numFailedTests ?? 0, code === 0 ? 0 : 1));
}

async function faultTests() {
  await ensureBuilt();
  console.log('\n▸ Faults');
  const { code } = await run(bin('vitest'), ['run', '--config', 'vitest.faults.config.ts']);
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

async function browserTests() {
  console.log('\n▸ Browser tests');
  const { startPostgres } = await import('../packages/db/scripts/test-servers.mjs');
  const server = await startPostgres();
  const report = join(scratch, 'playwright.json');
  const env = { PANO_CHROMIUM: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report, TEST_DATABASE: server.url() };
  if (process.argv.includes('--postgres')) env.POSTGRES_ONLY = 'true';
  const { code } = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', ...named], { env });
  await server.stop();
  const result = readReport(report);
  if (result) files.push(...browserFiles(result));
  failures.push(...(result?.suites ?? []).flatMap(failedBrowserTests));
  const stats = result?.stats;
  count((stats?.expected ?? 0) + (stats?.flaky ?? 0), Math.max(stats?.unexpected ?? 0, code === 0 ? 0 : 1));
}

async function writeTimes() {
  const { writeResults } = await import('./bench/site/report.mjs');
  await writeResults(join(root, 'docs/testing.md'), 'npm run test:profile', timesAsTables(phases.all, files));
}

/** A line for each test of a file that failed, or for the file that could not be loaded or prepared. */
function failedUnitTests({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
  return failed.map((test) => `${file} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
}

/** A line for each spec of a suite that passed at no try, with what its last try met. */
function failedBrowserTests({ file, specs = [], suites = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map((spec) => `e2e/${file}:${spec.line} > ${spec.title}: ${lastError(spec)}`);
  return [...failed, ...suites.flatMap(failedBrowserTests)];
}

function lastError({ tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  // A time limit says where it was exceeded only in the next error.
  return errors
    .slice(-2)
    .map(({ message }) => firstLine(stripVTControlCharacters(message ?? '')))
    .join(' ');
}

function firstLine(text) {
  return (text ?? '').split('\n')[0].slice(0, 300);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`The test run left no report: ${error.message}`);
    return undefined;
  }
}

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}
