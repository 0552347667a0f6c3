// Fails if a built stylesheet or script needs a newer browser than the list in apps/web/package.json, with the rule or the call
// that does. Needs a build (npm run build) and runs with `node --import tsx`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oldestBrowsers } from '../apps/web/browsers.ts';
import { root } from './lib/setup.mjs';
import { acceptedCalls, acceptedRules, acceptedStyles } from './support/accepted.mjs';
import { checkScript } from './support/scripts.mjs';
import { checkStyles } from './support/styles.mjs';

const dist = join(root, 'apps/web/dist');
const read = (file) => readFileSync(join(dist, file), 'utf8');
const manifest = (name) => Object.values(JSON.parse(read(`.vite/${name}.json`)));
const files = (name, ending) => [
  ...new Set(manifest(name).flatMap(({ file, css = [] }) => [file, ...css].filter((each) => each.endsWith(ending)))),
];
/** What the program gets from kit/shared/polyfills.ts, by the name of what is called. */
const polyfills = readPolyfills();
const used = new Set();
let failed = 0;

for (const [half, name] of [
  ['site', 'manifest'],
  ['office', 'admin-manifest'],
]) {
  for (const file of files(name, '.css'))
    report(file, checkStyles(read(file), oldestBrowsers(half)).filter(isUnexpectedStyle));
  for (const file of files(name, '.js')) {
    // Polyfills call what they bring, and the first script of the site runs without them.
    const ignored = file.includes('/polyfills-') ? /./ : file.includes('/start-') ? /^$/ : polyfills;
    const problems = checkScript(read(file), oldestBrowsers(half === 'site' ? 'program' : half));
    report(
      file,
      problems.filter(({ path }) => isUnexpectedCall(path, ignored)),
    );
  }
}
reportUnused();
console.log(failed === 0 ? 'Every style and script suits the browsers of the list' : `${failed} too new`);
if (failed > 0) process.exitCode = 1;

function report(file, problems) {
  for (const { path, place, browsers } of problems) {
    failed += 1;
    console.log(`✗ ${file}: ${place.replaceAll(/\s+/g, ' ').slice(0, 200)}`);
    console.log(`    ${path} is too new for ${browsers.join(', ')}`);
  }
}

function isUnexpectedStyle({ path, place }) {
  const accepted =
    findAccepted(acceptedStyles, (key) => path === key || path.startsWith(`${key}.`)) ??
    (path.startsWith('css.selectors.') ? findAccepted(acceptedRules, (key) => place.includes(key)) : undefined);
  return !accepted;
}

function isUnexpectedCall(path, ignored) {
  const isCall = /^(?:call|api|javascript\.builtins)\./.test(path);
  return !(isCall && ignored.test(path.split('.').at(-1))) && !findAccepted(acceptedCalls, (key) => path === key);
}

function findAccepted(list, matches) {
  const key = Object.keys(list).find(matches);
  if (key) used.add(key);
  return key;
}

/** An exception that nothing needs any more would hide the next fault of its kind. */
function reportUnused() {
  for (const key of [acceptedStyles, acceptedRules, acceptedCalls].flatMap(Object.keys)) {
    if (used.has(key)) continue;
    failed += 1;
    console.log(`✗ scripts/support/accepted.mjs accepts "${key}", which nothing needs`);
  }
}

function readPolyfills() {
  const source = readFileSync(join(root, 'apps/web/src/kit/shared/polyfills.ts'), 'utf8');
  const imported = [...source.matchAll(/core-js\/actual\/\w+\/([\w-]+)/g)].map(([, name]) =>
    name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase()),
  );
  const written = [...source.matchAll(/\.prototype\.(\w+) \?\?=/g)].map(([, name]) => name);
  if (readdirSync(join(dist, 'assets')).every((file) => !file.startsWith('polyfills-')))
    throw new Error('No polyfills are built');
  return new RegExp(`^(?:${[...imported, ...written].join('|')})$`);
}
