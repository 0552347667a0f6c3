// Runs the tests on another version of Node.js: npm run test:node -- <version> [unit|e2e|check], as in `-- 24 unit`.
// Takes Node.js from the npm registry and works in a copy of the committed files, whose packages are installed for it.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { explainOnHelp, fail } from './lib/command-line.mjs';
import { installTool } from './lib/install-tool.mjs';
import { run } from './lib/run.mjs';
import { root } from './lib/setup.mjs';

explainOnHelp(import.meta.url);

const [version = '', mode] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version)) fail('Name a version of Node.js: npm run test:node -- 24');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const node = await installNode(version);
// A native module that is compiled with the headers of a later 24 may abort (nodejs/node#65446).
const headers = version.startsWith('24') ? await installNode('24.18.1') : node;
const folder = mkdtempSync(join(tmpdir(), `pano-node-${version}-`));
// The PostgreSQL of the tests runs as another user.
chmodSync(folder, 0o711);
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
execFileSync('git', ['clone', '--quiet', root, folder]);
const env = {
  PATH: `${join(node, 'bin')}${delimiter}${process.env.PATH}`,
  npm_config_nodedir: headers,
};
const tests = { unit: 'test:unit', e2e: 'test:e2e', check: 'check' }[mode] ?? 'test';
const { code } = await run(npm, ['run', tests], { cwd: folder, env });
process.exit(code);

/** The folder of this Node.js. */
function installNode(version) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  return installTool(`node-${platform}-${process.arch}`, version);
}
