// npm run test:faults-seeded: shows that the tests find every fault of faults.tsv, one on each line.
//   npm run test:faults-seeded -- --only security   only those of one kind, or whose line contains the word
// Applies each fault to a copy of the project and runs there the tests that should find it. They must pass without any
// fault, and at least one of them must fail with it. For the browser tests the copy is built anew with each fault.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainOnHelp, fail, requireNode } from '../lib/command-line.mjs';

requireNode();
explainOnHelp(import.meta.url);
const { ensureBuilt, ensureGenerated, ensureInstalled, root } = await import('../lib/setup.mjs');
const { copyProject } = await import('../lib/project-copy.mjs');
const { run } = await import('../lib/run.mjs');
const { readFaults } = await import('./read-faults.mjs');
const { findChromium } = await import('../lib/browser.mjs');
const { startPostgres } = await import('../../packages/db/scripts/test-servers.mjs');

const at = process.argv.indexOf('--only');
const word = at < 0 ? '' : process.argv[at + 1];
const faults = readFaults().filter(({ line }) => line.includes(word));
if (faults.length === 0) fail(`No line of scripts/seeded-faults/faults.tsv contains "${word}".`);

await ensureInstalled();
await ensureGenerated();
await ensureBuilt();
const copy = copyProject();
const server = await startPostgres();
const browser = { PANO_CHROMIUM: await findChromium(), TEST_DATABASE: server.url() };
const missed = [];
try {
  for (const runner of new Set(faults.map((fault) => fault.runner))) await checkWithout(runner);
  for (const fault of faults) {
    const isDetected = await withFault(fault, () => failsWith(fault.runner, fault.tests));
    console.log(`${isDetected ? '✓' : '✗'} ${fault.kind}: ${fault.what}`);
    if (!isDetected) missed.push(fault);
  }
} finally {
  await server.stop();
  copy.remove();
}
for (const { line } of missed) console.log(`Not found: ${line}`);
console.log(`${faults.length - missed.length} passed, ${missed.length} failed`);
process.exit(missed.length === 0 ? 0 : 1);

async function checkWithout(runner) {
  const tests = new Set(faults.filter((fault) => fault.runner === runner).flatMap((fault) => fault.tests));
  console.log(`• ${runner}: ${tests.size} files of tests without a fault …`);
  build(runner);
  if (await failsWith(runner, [...tests])) fail('They fail without any fault; see npm test.');
}

async function withFault({ file, from, to, runner }, work) {
  const path = join(copy.folder, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) fail(`"${from}" must stand in ${file} once.`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    build(runner);
    return await work();
  } finally {
    writeFileSync(path, text);
  }
}

/** The server that the browser tests run against. */
function build(runner) {
  if (runner !== 'browser') return;
  for (const app of ['apps/web', 'apps/server']) {
    const { scripts } = JSON.parse(readFileSync(join(root, app, 'package.json'), 'utf8'));
    for (const step of scripts.build.split(' && ')) copy.run(app, ...step.split(' '), '--logLevel', 'error');
  }
}

/** Whether one of the tests fails, and for no other reason than a test. */
async function failsWith(runner, tests) {
  const { code, output } = runner === 'browser' ? await runPlaywright(tests) : runVitest(runner, tests);
  const hasFailed = /Tests .*\bfailed\b|^ +\d+ failed/m.test(output);
  if (code !== 0 && !hasFailed) fail(output);
  return hasFailed;
}

/** The code is no proof: with --bail and the PostgreSQL of the tests it is 0 whatever has failed. */
function runVitest(project, tests) {
  try {
    const output = copy.run('.', 'vitest', 'run', `--project=${project}`, '--retry=0', '--bail=1', ...tests);
    return { code: 0, output };
  } catch (error) {
    return { code: 1, output: error.message };
  }
}

function runPlaywright(tests) {
  const env = { ...browser, PANO_SERVER_MAIN: join(copy.folder, 'apps/server/dist/main.js') };
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--project=desktop', '--retries=0', '-x', ...tests];
  return run(join(root, 'node_modules/.bin/playwright'), args, { cwd: root, env, quiet: true });
}
