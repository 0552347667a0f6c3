import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/setup.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { packages } = read('package-lock.json');
const { allowScripts, workspaces } = read('package.json');
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

test('every package with an installation script is allowed or denied in package.json', () => {
  const wanting = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  expect(wanting.length).toBeGreaterThan(0);
  expect(wanting.filter((name) => allowScripts[name] === undefined)).toEqual([]);
});

test('allowScripts names no package that is not installed or has no installation script', () => {
  const wanting = new Set(installed.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path)));
  expect(Object.keys(allowScripts).filter((name) => !wanting.has(name))).toEqual([]);
});

test('npm refuses other installation scripts, also where the image is built: with the npm that knows the list', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8').split('\n')).toContain('strict-allow-scripts=true');
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n');
  const npm = lines.findIndex((line) => line.startsWith('RUN npm install --global') && line.includes('packageManager'));
  expect(npm).toBeGreaterThan(lines.indexOf('COPY . .'));
  expect(lines.indexOf('RUN npm ci --no-audit --no-fund')).toBeGreaterThan(npm);
});

test('every package comes from the registry and has a checksum', () => {
  const foreign = installed.filter(([, { integrity, resolved, inBundle }]) => {
    // npm would use a URL in the lock file instead of the registry.
    return resolved !== undefined || (!inBundle && !/^sha512-/.test(integrity ?? ''));
  });
  expect(foreign.map(([path]) => path)).toEqual([]);
});

test('dependencies are pinned to a version, not to a range', () => {
  const loose = Object.entries(packages)
    .filter(
      ([path]) =>
        workspaces.some((folder) => path.startsWith(folder.replace('*', ''))) && !path.includes('node_modules'),
    )
    .flatMap(([path, { dependencies = {} }]) =>
      Object.entries(dependencies)
        .filter(([name, range]) => !name.startsWith('@pano/') && !/^\d/.test(range))
        .map(([name, range]) => `${path}: ${name}@${range}`),
    );
  expect(loose).toEqual([]);
});
