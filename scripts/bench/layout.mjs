// npm run bench:layout: what a phone spends on styles and layout while it loads a public page, four times slowed down.
//   npm run bench:layout -- ../other/apps/server/dist/main.js     measures another build beside this one
// Each figure is the median of five loads, the builds taking turns. Needs a build (npm run build) and Chromium.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { explainOnHelp } from '../lib/command-line.mjs';
import { root } from '../lib/setup.mjs';
import { openVisitor, recordRequests, startChromium } from '../lib/visitor.mjs';
import { startProduction } from './site/servers.mjs';

explainOnHelp(import.meta.url);
const rounds = 5;
const slowdown = 4;

const builds = [join(root, 'apps/server/dist/main.js'), ...process.argv.slice(2).map((path) => resolve(path))];
const folder = await mkdtemp(join(tmpdir(), 'pano-layout-'));
const browser = await startChromium();
const servers = [];
try {
  for (const [index, build] of builds.entries()) {
    servers.push(await startProduction(join(folder, String(index)), {}, build));
  }
  const columns = 'style, ms | layout, ms | both, ms | script, ms | elements laid out';
  console.log(`| Page | Build | ${columns} |\n|---|---|${'---:|'.repeat(5)}`);
  for (const [name, path] of Object.entries(await findPages())) await compare(name, path);
} finally {
  await browser.close();
  for (const server of servers) await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function findPages() {
  const slug = async (kind) => (await (await fetch(`${servers[0].url}/api/v1/${kind}?limit=1`)).json()).data[0].slug;
  return {
    home: '/',
    category: `/category/${await slug('categories')}`,
    project: `/proje/${await slug('projects')}`,
    article: `/articles/${await slug('articles')}`,
  };
}

async function compare(name, path) {
  const results = servers.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { url }] of servers.entries()) results[index].push(await load(url + path));
  }
  for (const [index, loads] of results.entries()) {
    const median = (read) => loads.map(read).sort((a, b) => a - b)[rounds >> 1];
    const figures = [
      median(({ RecalcStyleDuration }) => RecalcStyleDuration * 1000),
      median(({ LayoutDuration }) => LayoutDuration * 1000),
      median(({ RecalcStyleDuration, LayoutDuration }) => (RecalcStyleDuration + LayoutDuration) * 1000),
      median(({ ScriptDuration }) => ScriptDuration * 1000),
      median(({ LayoutObjects }) => LayoutObjects),
    ];
    const build = index === 0 ? 'this one' : builds[index];
    console.log(`| ${name} | ${build} | ${figures.map((value) => Math.round(value)).join(' | ')} |`);
  }
}

/** The browser's own account of its work, when an untouched page is quiet. */
async function load(url) {
  const { page, devtools, close } = await openVisitor(browser);
  try {
    const requests = await recordRequests(devtools);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'load' });
    await requests.quiet();
    const { metrics } = await devtools.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  } finally {
    await close();
  }
}
