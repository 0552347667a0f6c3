import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from './lib/run.mjs';
import { root } from './lib/setup.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pano-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = (name, ...args) =>
  spawnSync(process.execPath, [`scripts/${name}.mjs`, ...args], { cwd: root, encoding: 'utf8' });
const [major, minor] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  .version.split('.')
  .map(Number);
const next = `${major}.${minor + 1}.0`;

test('a release is shown before it is made: version, tag, files and the section of the changelog', () => {
  const before = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  const { status, stdout, stderr } = script('release', next, '--dry-run');
  expect(status, stderr).toBe(0);
  expect(stdout).toContain(`→ ${next}, tag v${next}`);
  expect(stdout).toMatch(/release\/pano-[\d.]+-\w+-\w+\.tar\.gz, .*\.sha256, .*\.md/);
  expect(stdout).toMatch(new RegExp(`^## ${next} – \\d{4}-\\d\\d-\\d\\d$`, 'm'));
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const first = changelog.split('\n').find((line) => line.startsWith('- '));
  expect(stdout).toContain(first);
  expect(stdout).not.toContain('## Unreleased');
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })).toBe(before);
});

test.each([['0.0.0'], ['1.0'], ['v9.0.0']])('a version that is older or no version is refused: %s', (version) => {
  const { status, stderr } = script('release', version, '--dry-run');
  expect(status).toBe(1);
  expect(stderr).toContain('The new version must be three numbers and newer than');
});

test('the list of packages holds what the program ships, with checksums, and nothing that only builds or tests it', () => {
  const file = join(folder, 'sbom.json');
  expect(script('sbom', file).stderr).toBe('');
  const bill = JSON.parse(readFileSync(file, 'utf8'));
  expect([bill.bomFormat, bill.specVersion, bill.metadata.component.name]).toEqual(['CycloneDX', '1.6', 'pano']);
  const names = bill.components.map(({ name }) => name);
  const external = JSON.parse(readFileSync(join(root, 'apps/server/external-packages.json'), 'utf8'));
  expect(names).toEqual(expect.arrayContaining([...external, 'hono', 'react', 'zod', 'lucia', 'sanitize-html']));
  for (const name of ['vitest', 'turbo', '@playwright/test', '@pano/api']) expect(names).not.toContain(name);
  for (const { name, hashes, purl } of bill.components) {
    expect(hashes?.[0].content, name).toMatch(/^[\da-f]{128}$/);
    expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d/);
  }
  const references = new Set([bill.metadata.component, ...bill.components].map((component) => component['bom-ref']));
  expect(references.size).toBe(bill.components.length + 1);
  expect(new Set(bill.dependencies.map(({ ref }) => ref))).toEqual(references);
  for (const { dependsOn } of bill.dependencies) for (const ref of dependsOn) expect(references).toContain(ref);
});

test('image, service and benchmark start the program with one arena of glibc', () => {
  for (const file of ['Dockerfile', 'deploy/pano.service', 'scripts/bench/site/servers.mjs'])
    expect(readFileSync(join(root, file), 'utf8'), file).toMatch(/MALLOC_ARENA_MAX(?:=1|: '1')/);
});

test('both stages of the image are built on one image, named by its digest, and a command writes the digest of today', async () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:24\.18-bookworm-slim@sha256:[\da-f]{64}$/m);
  expect(dockerfile.match(/^FROM .*/gm)).toHaveLength(2);
  expect(dockerfile.match(/^FROM \$\{NODE_IMAGE\}/gm)).toHaveLength(2);

  const today = `sha256:${'0123456789abcdef'.repeat(4)}`;
  const registry = createServer((request, response) => {
    if (request.url?.startsWith('/token')) response.end('{"token":"anonymous"}');
    else if (request.headers.authorization !== 'Bearer anonymous') {
      const realm = `http://${request.headers.host}/token`;
      response.writeHead(401, { 'www-authenticate': `Bearer realm="${realm}",service="r",scope="pull"` }).end();
    } else {
      const known = request.url === '/v2/library/node/manifests/24.18-bookworm-slim';
      response.writeHead(known ? 200 : 404, known ? { 'docker-content-digest': today } : {}).end();
    }
  });
  await new Promise((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${registry.address().port}`;
  const copy = join(folder, 'Dockerfile');
  const renew = () => run(process.execPath, ['scripts/base-image.mjs', copy, url], { cwd: root, quiet: true });

  writeFileSync(copy, dockerfile);
  expect(await renew()).toMatchObject({ code: 0, output: expect.stringContaining(`is ${today} now`) });
  expect(readFileSync(copy, 'utf8')).toBe(dockerfile.replace(/sha256:[\da-f]{64}/, today));
  writeFileSync(copy, dockerfile.replace(':24.18-bookworm-slim@', ':nope@'));
  expect(await renew()).toMatchObject({ code: 1, output: expect.stringContaining('names no digest (status 404)') });
  registry.close();
});
