import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/**
 * What the program is made of, from the lock file: every package that it ships, with version, licence and checksum, and
 * which package needs which. Packages that only build or test it are left out.
 * @returns a document of CycloneDX 1.6
 */
export function softwareBillOfMaterials() {
  const { name, version, license, packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const shipped = Object.entries(packages).filter(([path, entry]) => isShipped(path, entry));
  const own = Object.entries(packages).filter(([path]) => /^(apps|packages)\/[^/]+$/.test(path));
  const product = { type: 'application', 'bom-ref': `pano@${version}`, name, version };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        ...product,
        licenses: licences(license ?? packages[''].license),
        purl: `pkg:npm/${name}@${version}`,
      },
    },
    components: uniqueBy(shipped.map(component), 'bom-ref'),
    dependencies: [
      {
        ref: product['bom-ref'],
        dependsOn: [...new Set(own.flatMap(([path, entry]) => needed(packages, path, entry)))].sort(),
      },
      ...uniqueBy(
        shipped.map(([path, entry]) => ({
          ref: reference(path, entry),
          dependsOn: needed(packages, path, entry).sort(),
        })),
        'ref',
      ),
    ],
  };
}

/** Not our own packages (links), and nothing that only development needs. */
const isShipped = (path, { link, dev, devOptional }) => path.includes('node_modules/') && !link && !dev && !devOptional;

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const reference = (path, { version }) => `${nameOf(path)}@${version}`;

function component([path, entry]) {
  const name = nameOf(path);
  const [algorithm, digest] = (entry.integrity ?? '').split('-');
  return {
    type: 'library',
    'bom-ref': reference(path, entry),
    name,
    version: entry.version,
    scope: entry.optional ? 'optional' : 'required',
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
    licenses: licences(entry.license),
    purl: `pkg:npm/${name.replace('@', '%40')}@${entry.version}`,
  };
}

/** One licence by its SPDX identifier, a choice of several as an expression. */
function licences(text) {
  if (!text) return [];
  return / (?:AND|OR|WITH) /.test(text) ? [{ expression: text }] : [{ license: { id: text } }];
}

/** The shipped packages that a package names as its dependencies, found as Node.js looks them up. */
function needed(packages, path, { dependencies = {}, optionalDependencies = {} }) {
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .map((name) => placesOf(path, name).find((place) => packages[place]))
    .filter((place) => place !== undefined && isShipped(place, packages[place]))
    .map((place) => reference(place, packages[place]));
}

/** Where a dependency of the package at `path` may be installed, nearest first. */
function placesOf(path, name) {
  const folders = path.split('/node_modules/');
  const nested = folders.map((_, index) => `${folders.slice(0, folders.length - index).join('/node_modules/')}/`);
  return [...nested, ''].map((folder) => `${folder}node_modules/${name}`);
}

const uniqueBy = (items, key) => [...new Map(items.map((item) => [item[key], item])).values()];
