import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hasUnsafeHeaders } from './lib/native-module.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pano-native-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A package that node-gyp has compiled with the headers of a version of Node.js. */
function compiled(name, major, wrapper) {
  const headers = join(folder, name, 'headers/include/node');
  mkdirSync(headers, { recursive: true });
  writeFileSync(join(headers, 'node_version.h'), `#define NODE_MAJOR_VERSION ${major}\n`);
  writeFileSync(join(headers, 'node_object_wrap.h'), wrapper);
  mkdirSync(join(folder, name, 'build'));
  const config = { variables: { nodedir: join(folder, name, 'headers') } };
  writeFileSync(join(folder, name, 'build/config.gypi'), `# made by node-gyp\n${JSON.stringify(config, null, 2)}`);
  return join(folder, name);
}

const unsafe = 'RemoveEnvironmentCleanupHook(v8::Isolate::GetCurrent(), CleanupHook, this);';

test('a module compiled with the headers of Node.js 24.19 is recognized, others are not', () => {
  expect(hasUnsafeHeaders(compiled('24.19', 24, unsafe))).toBe(true);
  expect(hasUnsafeHeaders(compiled('24.18', 24, 'class ObjectWrap {};'))).toBe(false);
  expect(hasUnsafeHeaders(compiled('26', 26, unsafe))).toBe(false);
  expect(hasUnsafeHeaders(join(folder, 'downloaded'))).toBe(false);
});
