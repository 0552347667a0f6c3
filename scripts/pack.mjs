// Copies what the built program needs to run: npm run pack -- <folder>. Start it there with
// `node apps/server/dist/main.js`, on a machine like this one, without npm and without the sources.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { explainOnHelp, fail } from './lib/command-line.mjs';
import { softwareBillOfMaterials } from './lib/sbom.mjs';
import { root } from './lib/setup.mjs';

explainOnHelp(import.meta.url);

const instruction = 'Name a folder that is not there yet: npm run pack -- <folder>';
const target = process.argv[2] ? resolve(process.argv[2]) : fail(instruction);
if (existsSync(target)) fail(`${target} exists already. ${instruction}`);
if (!existsSync(join(root, 'apps/server/dist/main.js')))
  fail('There is nothing to collect yet: run npm run build first.');

for (const folder of ['apps/server/dist', 'apps/server/assets', 'apps/web/dist']) {
  cpSync(join(root, folder), join(target, folder), { recursive: true });
}
const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
writeFileSync(join(target, 'package.json'), `${JSON.stringify({ name, version, license, type: 'module' }, null, 2)}\n`);
cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
writeFileSync(join(target, 'sbom.cdx.json'), `${JSON.stringify(softwareBillOfMaterials(), null, 2)}\n`);

// All other packages are in the bundle.
const external = JSON.parse(readFileSync(join(root, 'apps/server/external-packages.json'), 'utf8'));
const copied = new Set();
for (const packageName of external) copyPackage(packageName, join(root, 'packages/db'));

/** False for files that are only needed to compile the native module or to download a compiled one. */
function isNeeded(path) {
  return !/better-sqlite3\/(deps|src|build\/(?!Release$|Release\/better_sqlite3\.node$))/.test(`${path}`);
}

function copyPackage(packageName, from) {
  const folder = folderOf(packageName, from);
  if (!folder || copied.has(folder)) return;
  copied.add(folder);
  const place = join(target, relative(root, folder));
  mkdirSync(dirname(place), { recursive: true });
  cpSync(folder, place, { recursive: true, filter: isNeeded });
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
    if (dependency !== 'prebuild-install') copyPackage(dependency, folder);
  }
}

/** Where a package is installed, as Node finds it; undefined for those of other platforms. */
function folderOf(packageName, from) {
  const places = createRequire(join(from, 'package.json')).resolve.paths(packageName) ?? [];
  return places.map((place) => join(place, packageName)).find((folder) => existsSync(join(folder, 'package.json')));
}
