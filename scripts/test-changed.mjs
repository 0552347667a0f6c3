// npm run test:changed: what a change can break, by imports, for daily work; npm test and CI run everything.
//   npm run test:changed             what is not committed, and what is on this branch alone
//   npm run test:changed -- HEAD~3   what has changed since a commit
// Checks format and lint of the changed files and all types, and runs the unit tests that import a changed file or stand
// beside one that does, on SQLite.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { explainOnHelp, fail, requireNode } from './lib/command-line.mjs';

requireNode();
explainOnHelp(import.meta.url);
const { ensureGenerated, ensureInstalled, root } = await import('./lib/setup.mjs');
const { run } = await import('./lib/run.mjs');
const { importGraph } = await import('./structure/imports.mjs');
const { findNearbyTests } = await import('./structure/nearby-tests.mjs');
const { listFiles, readSources } = await import('./structure/sources.mjs');

process.chdir(root);
await ensureInstalled();
await ensureGenerated();
const begun = Date.now();
const changed = listChanged(process.argv[2] ?? findBase());
if (changed.length === 0) fail('Nothing has changed; name a commit: npm run test:changed -- HEAD~3');
const all = findNearbyTests(importGraph(root, readSources(root, listFiles(root))), changed);
const tests = all.filter((path) => /\.test\.(?:tsx?|mjs)$/.test(path) && !path.startsWith('scripts/guides'));
console.log(`Changed: ${changed.join(' ')}\nTests: ${tests.join(' ') || 'none imports them'}`);

const bin = (name) => join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
const failed = [];
await check('Format and lint', 'biome', ['ci', '--error-on-warnings', '--no-errors-on-unmatched', ...changed]);
await check('Types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only']);
if (tests.length > 0) await check('Tests', 'vitest', ['run', '--project=sqlite', '--reporter=dot', ...tests]);
console.log(`\nTook ${Math.round((Date.now() - begun) / 1000)} s`);
if (failed.length > 0) fail(`Failed: ${failed.join(', ')}`);

async function check(title, program, args) {
  console.log(`\n▸ ${title}`);
  const { code } = await run(bin(program), args, { env: { TURBO_TELEMETRY_DISABLED: '1' } });
  if (code !== 0) failed.push(title);
}

/** Where this branch left the one that it is compared with; without one, the last commit. */
function findBase() {
  try {
    return git('merge-base', 'HEAD', '@{upstream}').trim();
  } catch {
    // No branch to compare with is named.
    return 'HEAD';
  }
}

function listChanged(since) {
  const listed = [
    git('diff', '--name-only', '--diff-filter=d', since),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return listed.flatMap((text) => text.split('\n').filter(Boolean));
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
