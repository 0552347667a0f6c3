// npm run lighthouse: a page of each kind of the production server, with the sample content, on Lighthouse's throttled phone,
// beside the same pages without any script. Both are measured alternately; the medians of five rounds are judged.
//   npm run lighthouse -- --loaded       while the script keeps every processor busy, for both alike
//   npm run lighthouse -- --pages=home,project   only these
//   npm run lighthouse -- --rounds=1     for a quick check; writes nothing
// Needs Chromium; CHROME_PATH or PANO_CHROMIUM may name one. Writes docs/performance.md and fails if a page misses a bar.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { addLandingPage, landingPage } from './bench/site/landing-page.mjs';
import { median } from './bench/site/measure.mjs';
import { writeResults } from './bench/site/report.mjs';
import { startProduction } from './bench/site/servers.mjs';
import { startBareSite } from './lib/bare-site.mjs';
import { findChromium } from './lib/browser.mjs';
import { baseArgs } from './lib/browser-launch.mjs';
import { explainOnHelp } from './lib/command-line.mjs';
import { ensureReady, root } from './lib/setup.mjs';

explainOnHelp(import.meta.url);

const loaded = process.argv.includes('--loaded');
const fullRounds = 5;
const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice(9) ?? fullRounds);
/** Milliseconds that the scripts of a page may block beyond what the page without them does. */
const mostBlocking = 50;
/** Points: at least this many, on a loaded machine as many as the bare page less this difference. */
const quietPoints = 99;
const pointsBelowBare = 2;
const largestPaint = 1300;
const wanted = process.argv
  .find((word) => word.startsWith('--pages='))
  ?.slice(8)
  .split(',');
const perfect = ['accessibility', 'best-practices', 'seo'];

const chrome = process.env.CHROME_PATH ?? (await findChromium());
const cli = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');

await ensureReady();
const folder = await mkdtemp(join(tmpdir(), 'pano-lighthouse-'));
const server = await startProduction(join(folder, 'data'));
const bareSite = await startBareSite(server.url);
const burners = loaded ? startLoad() : [];
const rows = [];
let missed = 0;
try {
  const first = async (path) => (await (await fetch(`${server.url}/api/v1/${path}?limit=1`)).json()).data[0].slug;
  await addLandingPage(server.url);
  const pages = {
    home: '/',
    category: `/category/${await first('categories')}`,
    project: `/proje/${await first('projects')}`,
    projects: '/projeler',
    article: `/articles/${await first('articles')}`,
    service: '/hizmet/pano-imalati',
    services: '/hizmetler',
    about: '/hakkimizda',
    contact: '/iletisim',
    'ten blocks': landingPage,
  };
  const measured = Object.entries(pages).filter(([name]) => !wanted || wanted.includes(name));
  for (const [name, path] of measured) judge(name, await measureAlternately(path));
} finally {
  for (const burner of burners) burner.kill('SIGKILL');
  await bareSite.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
const lines = [
  '| Page | Performance | bare | Blocking, ms | bare | Largest paint, ms | bare | Layout shift |',
  '|---|---:|---:|---:|---:|---:|---:|---:|',
  ...rows,
];
console.log(lines.join('\n'));
const command = `npm run lighthouse${loaded ? ' -- --loaded' : ''}`;
if (rounds === fullRounds) await writeResults(join(root, 'docs/performance.md'), command, lines);
if (missed > 0) process.exitCode = 1;

/** One process for each processor that never waits, at the usual priority. */
function startLoad() {
  const spin = 'for (let i = 0; ; i += 1) Math.sqrt(i);';
  return Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', spin]));
}

async function measureAlternately(path) {
  const results = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? ['ours', 'bare'] : ['bare', 'ours'];
    for (const side of order) {
      const url = (side === 'ours' ? server.url : bareSite.url) + path;
      results[side].push(await measure(url, side === 'ours' ? ['performance', ...perfect] : ['performance']));
    }
  }
  return results;
}

/** Now and then Chromium records no start of the navigation, which Lighthouse needs; such an attempt is repeated. */
async function measure(url, categories) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await lighthouse(url, categories);
    } catch (error) {
      if (tries === 3) throw error;
      console.log(`  measured again: ${error.message}`);
    }
  }
}

async function lighthouse(url, categories) {
  const output = join(folder, 'report.json');
  const flags = ['--headless=new', ...baseArgs].join(' ');
  const args = [cli, url, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`];
  const child = spawn(process.execPath, [...args, `--only-categories=${categories.join(',')}`], {
    env: { ...process.env, CHROME_PATH: chrome },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0)
    throw new Error(`Lighthouse ended with code ${code}; is Chromium installed, or does CHROME_PATH name it?`);
  return JSON.parse(await readFile(output, 'utf8'));
}

function judge(name, { ours, bare }) {
  const points = (runs, id = 'performance') =>
    Math.round(median(runs.map(({ categories }) => categories[id].score)) * 100);
  const figure = (runs, id) => median(runs.map(({ audits }) => audits[id].numericValue));
  const blocking = [ours, bare].map((runs) => figure(runs, 'total-blocking-time'));
  const paint = [ours, bare].map((runs) => figure(runs, 'largest-contentful-paint'));
  const shift = figure(ours, 'cumulative-layout-shift');
  const performance = [points(ours), points(bare)];
  const bars = {
    performance: performance[0] >= (loaded ? performance[1] - pointsBelowBare : quietPoints),
    'blocking time': blocking[0] <= blocking[1] + mostBlocking,
    // Under load the paint of the bare page is late, too.
    'largest paint': loaded || paint[0] <= largestPaint,
    'layout shift': shift < 0.0005,
    ...Object.fromEntries(perfect.map((id) => [id, points(ours, id) === 100])),
  };
  const failed = Object.keys(bars).filter((bar) => !bars[bar]);
  console.log(`${failed.length > 0 ? '✗' : '✓'} ${name}${failed.length > 0 ? `: missed ${failed.join(', ')}` : ''}`);
  listFailingAudits(ours.at(-1));
  missed += failed.length;
  const cells = [...performance, ...blocking.map(Math.round), ...paint.map(Math.round), shift.toFixed(3)];
  rows.push(`| ${name} | ${cells.join(' | ')} |`);
}

/** The audits that cost points in a run. */
function listFailingAudits({ audits, categories }) {
  for (const id of perfect) {
    const failing = categories[id].auditRefs.filter((ref) => ref.weight > 0 && audits[ref.id].score === 0);
    for (const ref of failing) console.log(`    ${id}: ${audits[ref.id].title}`);
  }
}
