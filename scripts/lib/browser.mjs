import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fail } from './command-line.mjs';
import { run, step } from './run.mjs';
import { root } from './setup.mjs';

// The headless shell comes first: it starts faster and needs less processor time.
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium for the browser tests; installs one if there is none. */
export async function findChromium() {
  const given = process.env.PANO_CHROMIUM;
  if (given) {
    if (existsSync(given)) return given;
    fail(`PANO_CHROMIUM names ${given}, which does not exist; correct it or remove the setting.`);
  }
  return installed.find(isUsable) ?? (await playwrightChromium());
}

/** Not so a Chromium in a snap, which cannot write the profiles of the tests; Ubuntu's `chromium-browser` only starts it. */
export function isUsable(path) {
  if (!existsSync(path) || realpathSync(path) === '/usr/bin/snap') return false;
  return statSync(path).size > 100_000 || !readFileSync(path, 'utf8').includes('/snap/');
}

async function playwrightChromium() {
  const require = createRequire(join(root, 'e2e/package.json'));
  const { chromium } = require('@playwright/test');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  const cli = join(require.resolve('@playwright/test/package.json'), '../cli.js');
  const download = await step('Installing a Chromium for the browser tests', () =>
    run(process.execPath, [cli, 'install', 'chromium'], { quiet: true }),
  );
  if (download.code === 0 && existsSync(path)) return path;
  return (
    (await distributionChromium()) ??
    fail(
      'No Chromium was found and none could be installed; install Chromium or Google Chrome, or set PANO_CHROMIUM to the path of one.',
    )
  );
}

async function distributionChromium() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return null;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step("Installing the distribution's Chromium", async () => {
    await run('apt-get', ['update'], { quiet: true, env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], { quiet: true, env });
  });
  return installed.find(isUsable) ?? null;
}
