// Checks which browsers the tests accept, and that they start each one alike.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isUsable } from './lib/browser.mjs';
import { root } from './lib/setup.mjs';

test('a script that starts the Chromium of a snap is no browser for the tests, any other is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pano-browser-'));
  const script = (name, text) => {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\n${text}\n`);
    chmodSync(path, 0o755);
    return path;
  };
  expect(isUsable(script('ubuntu', 'exec /snap/bin/chromium "$@"'))).toBe(false);
  expect(isUsable(script('debian', 'exec /usr/lib/chromium/chromium "$@"'))).toBe(true);
  expect(isUsable(join(folder, 'none'))).toBe(false);
  rmSync(folder, { recursive: true });
});

test('switches of the browser stand in one file, from which every launch takes them', () => {
  const names = ['scripts', 'e2e'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
  );
  const files = names.filter((name) => /\.m?[jt]s$/.test(name) && !name.includes('node_modules'));
  const matching = (pattern) => files.filter((name) => pattern.test(readFileSync(join(root, name), 'utf8')));
  const [file, ...others] = matching(/'--(?:no-sandbox|disable-gpu|disable-dev-shm-usage|font-render-hinting)/);
  expect([file, ...others]).toEqual([join('scripts', 'lib', 'browser-launch.mjs')]);
  const launches = matching(/chromium\.launch\(|launchOptions:|--chrome-flags/).filter(
    (name) => !name.endsWith('.test.mjs') && !name.endsWith('.d.mts'),
  );
  expect(launches.length).toBeGreaterThan(3);
  expect(launches.filter((name) => !readFileSync(join(root, name), 'utf8').includes('browser-launch.mjs'))).toEqual([]);
});
