import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clearContent } from '@pano/api/server';
import { migrateOnCopy } from '@pano/db';
import { freePort } from '@pano/db/test-servers';
import { expect, inject, onTestFinished, test } from 'vitest';
import { listen } from '#http/listen';
import { prepareDataDir, readEnv, StartError } from '#process/env';
import { explainError } from '#process/explain-error';
import { startServices } from '#start-services';

const startScript = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'pano-start-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

test('the built program has no character beyond Latin-1: a single one would double its text in memory', () => {
  const programs = inject('programs');
  const modules = readdirSync(programs).filter((name) => name.endsWith('.js'));
  expect(modules).toContain('api.js');
  for (const name of modules) expect(readFileSync(join(programs, name), 'utf8')).not.toMatch(/[\u0100-\uffff]/);
});

test('a taken port is rejected with the advice to choose another', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void holder.close());
  await new Promise((resolve) => holder.once('listening', resolve));
  const address = holder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const http = await import('node:http');
  const starting = listen(http.createServer(), { port, host: '127.0.0.1', publicUrl: 'http://localhost' });
  await expect(starting).rejects.toThrow(`Port ${port} is already in use; stop the other program or set PORT`);
});

test('a data folder that cannot be made is rejected with the advice to choose another', () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  expect(() => prepareDataDir(join(file, 'data'))).toThrow(StartError);
  expect(() => prepareDataDir(join(file, 'data'))).toThrow(/set DATA_DIR to another folder/);
});

test('a data folder that the start makes is for its own user only; one that is there keeps its rights', () => {
  const place = folder();
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  prepareDataDir(join(place, 'data'));
  expect(modeOf(join(place, 'data'))).toBe(0o700);
  mkdirSync(join(place, 'shared'));
  chmodSync(join(place, 'shared'), 0o750);
  prepareDataDir(join(place, 'shared'));
  expect(modeOf(join(place, 'shared'))).toBe(0o750);
});

test('a database that is not there ends the start with one sentence that tells no password', async () => {
  const DATABASE_URL = `postgres://pano:geheim@127.0.0.1:${await freePort()}/pano`;
  const starting = startServices(readEnv({ DATA_DIR: folder(), DATABASE_URL, LOG_LEVEL: 'silent' }));
  const explanation = explainError(await starting.catch((reason: unknown) => reason), DATABASE_URL);
  expect(explanation).toMatch(/^No connection to the database at 127\.0\.0\.1:\d+; check DATABASE_URL .*ECONNREFUSED/);
  expect(explanation).not.toContain('geheim');
});

test('a first start that was cut off before it filled the site is finished by the next one; an account ends it', async () => {
  const env = readEnv({ DATA_DIR: folder(), LOG_LEVEL: 'silent', ADMIN_PASSWORD: 'correct horse' });
  await migrateOnCopy(env.databaseUrl, join(env.dataDir, 'none.db'));
  const first = await startServices(env);
  expect(await first.db.service.count()).toBeGreaterThan(0);
  await first.db.$transaction(clearContent);
  await first.db.$disconnect();
  const second = await startServices({ ...env, dataDir: folder() });
  expect(await second.db.service.count()).toBe(0);
  await second.db.$disconnect();
});

test('npm start -- --help lists every setting without starting anything', async () => {
  const child = spawn(process.execPath, [startScript, '--help']);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).toBe(0);
  for (const name of ['PORT', 'DATA_DIR', 'PUBLIC_URL', 'SAMPLE_CONTENT']) expect(output).toContain(`  ${name} `);
  expect(output).toMatch(/^ {2}BACKUP_KEEP +How many .* \(a whole number from 1 to 1000; default: 7\)$/m);
});

test('an old Node is rejected in one sentence', async () => {
  const script = `Object.defineProperty(process.versions, 'node', { value: '18.19.0' });
    import(${JSON.stringify(`file://${startScript}`)});`;
  const child = spawn(process.execPath, ['-e', script]);
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
  expect(output).toContain('Pano needs Node.js 20.19 or newer and this is 18.19.0');
});

test('a native module that cannot be compiled leads to the advice to install a compiler', async () => {
  const clone = folder();
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'scripts']) {
    cpSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)), join(clone, name), { recursive: true });
  }
  const npm = join(clone, 'npm');
  writeFileSync(npm, '#!/bin/sh\necho "npm error gyp ERR! stack Error: not found: make" >&2\nexit 1\n');
  chmodSync(npm, 0o755);
  const child = spawn(process.execPath, [join(clone, 'scripts/start.mjs')], {
    env: { ...process.env, PATH: `${clone}${delimiter}${process.env.PATH}` },
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
  expect(output).toContain('install Python 3, make and a C++ compiler');
});
