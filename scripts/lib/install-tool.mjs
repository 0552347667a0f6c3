import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './command-line.mjs';
import { run, step } from './run.mjs';
import { root } from './setup.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The folder of a package that the project does not depend on, taken from the npm registry at the first time. */
export async function installTool(name, version) {
  const place = join(root, `node_modules/.cache/pano/${name}-${version}`);
  const installed = join(place, 'node_modules', name);
  if (existsSync(installed)) return installed;
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`];
  const { code, output } = await step(`Installing ${name} ${version}`, () =>
    run(npm, args, { cwd: place, quiet: true }),
  );
  if (code !== 0) fail(`${name} ${version} could not be installed:\n${output}`);
  return installed;
}
