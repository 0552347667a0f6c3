// npm run lighthouse: checks four pages of the production server with the sample content on Lighthouse's throttled phone.
// Needs Chromium or Chrome; set CHROME_PATH if it is not found. Fails if a page misses a bar.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduction } from './bench/site/servers.mjs';
import { explainOnHelp } from './lib/command-line.mjs';
import { ensureReady } from './lib/setup.mjs';

explainOnHelp(import.meta.url);

/** At least this many points. */
const points = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** At most this much: milliseconds, and the share of the layout that moved. */
const limits = { 'largest-contentful-paint': 1500, 'total-blocking-time': 50, 'cumulative-layout-shift': 0.01 };
/** A single measurement can be an outlier; the median of three is judged. */
const runs = 3;

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const chrome = process.env.CHROME_PATH ?? usual.find((path) => existsSync(path));
const cli = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');

await ensureReady();
const folder = await mkdtemp(join(tmpdir(), 'pano-lighthouse-'));
const server = await startProduction(join(folder, 'data'));
let missed = 0;
try {
  const first = async (path) => (await (await fetch(`${server.url}/api/v1/${path}?limit=1`)).json()).data[0].slug;
  const pages = {
    home: '/',
    category: `/category/${await first('categories')}`,
    project: `/proje/${await first('projects')}`,
    article: `/articles/${await first('articles')}`,
  };
  for (const [name, path] of Object.entries(pages)) {
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(server.url + path, join(folder, 'report.json')));
    judge(name, results);
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
if (missed > 0) process.exitCode = 1;

/** Now and then Chromium records no start of the navigation, which Lighthouse needs; such an attempt is repeated. */
async function measure(url, output) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await lighthouse(url, output);
    } catch (error) {
      if (tries === 3) throw error;
      console.log(`  measured again: ${error.message}`);
    }
  }
}

async function lighthouse(url, output) {
  const flags = `--headless=new --disable-dev-shm-usage${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  const args = [cli, url, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`];
  const child = spawn(process.execPath, [...args, `--only-categories=${Object.keys(points).join(',')}`], {
    env: { ...process.env, ...(chrome ? { CHROME_PATH: chrome } : {}) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0)
    throw new Error(`Lighthouse ended with code ${code}; is Chromium installed, or does CHROME_PATH name it?`);
  return JSON.parse(await readFile(output, 'utf8'));
}

function judge(name, results) {
  const median = (read) => results.map(read).sort((a, b) => a - b)[results.length >> 1];
  const figures = [
    ...Object.entries(points).map(([id, bar]) => {
      const value = Math.round(median(({ categories }) => categories[id].score) * 100);
      return { text: `${id} ${value}`, met: value >= bar };
    }),
    ...Object.entries(limits).map(([id, limit]) => {
      const value = median(({ audits }) => audits[id].numericValue);
      return { text: `${id} ${value < 1 ? value.toFixed(3) : Math.round(value)}`, met: value <= limit };
    }),
  ];
  console.log(`${name}: ${figures.map(({ text, met }) => `${met ? '✓' : '✗'} ${text}`).join('  ')}`);
  // The audits that cost points in the last run.
  const { audits, categories } = results.at(-1);
  for (const id of Object.keys(points).slice(1)) {
    const failing = categories[id].auditRefs.filter((ref) => ref.weight > 0 && audits[ref.id].score === 0);
    for (const ref of failing) console.log(`    ${id}: ${audits[ref.id].title}`);
  }
  missed += figures.filter(({ met }) => !met).length;
}
