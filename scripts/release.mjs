// Makes a release: npm run release -- <version> [--dry-run]. Turns "Unreleased" of the changelog into its section, sets the
// version, builds and packs, writes archive, checksums and notes to release/, commits and tags. Pushes nothing. With
// --dry-run it only checks and prints what it would do.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainOnHelp, fail } from './lib/command-line.mjs';
import { run } from './lib/run.mjs';
import { ensureReady, root } from './lib/setup.mjs';

explainOnHelp(import.meta.url);

const version = process.argv[2] ?? fail('Name the new version: npm run release -- 0.2.0');
const dryRun = process.argv.includes('--dry-run');
const path = (name) => join(root, name);
const read = (name) => readFileSync(path(name), 'utf8');
const { name, version: before } = JSON.parse(read('package.json'));
const tag = `v${version}`;
const title = `${name}-${version}-${process.platform}-${process.arch}`;
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

if (!/^\d+\.\d+\.\d+$/.test(version) || !isNewer(version, before)) {
  fail(`The new version must be three numbers and newer than ${before}, as in npm run release -- 0.2.0`);
}
if (await output('git', ['tag', '--list', tag])) fail(`The tag ${tag} exists already; choose the next version.`);
const changelog = read('CHANGELOG.md');
const notes =
  /^## Unreleased\n+([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog)?.[1]?.trim() ||
  fail('CHANGELOG.md says nothing under "## Unreleased"; write what has changed first.');
const section = `## ${version} – ${new Date().toISOString().slice(0, 10)}\n\n${notes}\n`;

if (dryRun) {
  console.log(`Version ${before} → ${version}, tag ${tag}`);
  console.log(`Files: release/${title}.tar.gz, release/${title}.sha256, release/${title}.md\n\n${section}`);
  process.exit(0);
}

if (await output('git', ['status', '--porcelain']))
  fail('There are changes that are not committed; commit them first.');
writeFileSync(
  path('CHANGELOG.md'),
  changelog.replace(/^## Unreleased\n+[\s\S]*?(?=^## |$(?![\s\S]))/m, () => `## Unreleased\n\n${section}\n`),
);
try {
  await must(npm, ['version', version, '--no-git-tag-version']);
  await ensureReady();
  await pack();
} catch (error) {
  await must('git', ['checkout', '--quiet', 'CHANGELOG.md', 'package.json', 'package-lock.json']);
  throw error;
}
await must('git', ['commit', '--quiet', '--all', '--message', `Version ${version}`]);
await must('git', ['tag', '--annotate', tag, '--message', section, '--cleanup=verbatim']);
console.log(`\nrelease/${title}.tar.gz is ready. Publish it with: git push --follow-tags`);

/** The packed program as an archive, its checksum as sha256sum checks it, and the notes. */
async function pack() {
  const folder = path('release');
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, title), { recursive: true, force: true });
  await must(process.execPath, ['scripts/pack.mjs', join(folder, title)]);
  await must('tar', ['--create', '--gzip', '--file', join(folder, `${title}.tar.gz`), '--directory', folder, title]);
  rmSync(join(folder, title), { recursive: true });
  const digest = createHash('sha256')
    .update(readFileSync(join(folder, `${title}.tar.gz`)))
    .digest('hex');
  writeFileSync(join(folder, `${title}.sha256`), `${digest}  ${title}.tar.gz\n`);
  writeFileSync(join(folder, `${title}.md`), section);
}

function isNewer(next, present) {
  const [a, b] = [next, present].map((text) => text.split('.').map(Number));
  const first = a.findIndex((number, index) => number !== b[index]);
  return first !== -1 && a[first] > b[first];
}

async function output(command, args) {
  const result = await run(command, args, { cwd: root, quiet: true });
  if (result.code !== 0) fail(`${command} ${args.join(' ')}:\n${result.output}`);
  return result.output.trim();
}

/** @throws Error if the command fails */
async function must(command, args) {
  const { code } = await run(command, args, { cwd: root });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}`);
}
