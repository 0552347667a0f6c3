// npm run test:old-browsers: drives Chromium of past years, and the one of today, through the site and the back office of the
// production server with the sample content, on a phone and in a wide window. It downloads them the first time. Prints a line
// for each step, says where the screenshots are, and writes docs/browsers.md.
//   npm run test:old-browsers -- --only=92.0.0,newest   only these; writes nothing
// Needs Linux on an Intel or AMD processor.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oldestBrowsers } from '../apps/web/browsers.ts';
import { writeResults } from './bench/site/report.mjs';
import { startProduction } from './bench/site/servers.mjs';
import { findChromium } from './lib/browser.mjs';
import { launchOptions } from './lib/browser-launch.mjs';
import { explainOnHelp } from './lib/command-line.mjs';
import { ensureReady, root } from './lib/setup.mjs';
import { installChromium } from './old-browsers/install.mjs';
import { explanationSteps, officeSteps, runSteps, siteSteps } from './old-browsers/steps.mjs';

explainOnHelp(import.meta.url);

const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
/** The newest that lacks cascade layers, one that lacks range syntax, and the last for Windows 7 and 8. */
const versions = ['92.0.0', '103.0.0', '109.0.5', 'newest'];
const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const widths = [390, 1280];

await ensureReady();
const folder = await mkdtemp(join(tmpdir(), 'pano-old-browsers-'));
const data = join(folder, 'data');
const server = await startProduction(data);
const rows = [];
let passed = 0;
let failed = 0;
try {
  for (const version of only ?? versions) await testBrowser(version);
} finally {
  await server.stop();
  await rm(data, { recursive: true, force: true });
}
console.log(`\nScreenshots: ${folder}`);
if (!only) {
  const steps = Object.keys({ ...siteSteps, ...explanationSteps, ...officeSteps });
  const cells = (find) => ['', ...steps.map(find), ''].join(' | ').trim();
  const table = [
    cells((step) => step[0].toUpperCase() + step.slice(1)).replace('|', '| Chromium |'),
    `|---|${steps.map(() => '---|').join('')}`,
    ...rows.map(({ version, results }) => cells((step) => describe(results, step)).replace('|', `| ${version} |`)),
  ];
  await writeResults(join(root, 'docs/browsers.md'), 'npm run test:old-browsers', table);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function testBrowser(version) {
  const start =
    version === 'newest' ? { ...launchOptions, executablePath: await findChromium() } : await installChromium(version);
  const browser = await chromium.launch(start);
  const name = `Chromium ${browser.version()}`;
  const office =
    Number.parseInt(browser.version(), 10) >= oldestBrowsers('office').get('chrome') ? officeSteps : explanationSteps;
  const results = [];
  try {
    for (const width of widths) {
      for (const steps of [siteSteps, office]) {
        // One process holds all windows of an old browser: closing one ends it.
        const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'tr-TR' });
        const page = await context.newPage();
        const unique = `${Number.parseInt(browser.version(), 10)} ${width}`;
        results.push(...(await runSteps(steps, { page, url: server.url, width, name: version, folder, unique })));
      }
    }
  } finally {
    await browser.close();
  }
  for (const { step, width, failure } of results) {
    if (failure) failed += 1;
    else passed += 1;
    console.log(`${failure ? '✗' : '✓'} ${name}, ${width} px: ${step}${failure ? `: ${failure}` : ''}`);
  }
  rows.push({ version: browser.version(), results });
}

function describe(results, step) {
  const done = results.filter((result) => result.step === step);
  if (done.length === 0) return '–';
  return done.some(({ failure }) => failure) ? '**failed**' : 'passed';
}
