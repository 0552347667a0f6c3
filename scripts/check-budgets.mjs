// Fails if a public page exceeds its budgets: what a phone downloads before and after its visitor shows the intent to use
// the page. Needs a build (npm run build) and Chromium. With --list, prints every file of the home page.
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startProduction } from './bench/site/servers.mjs';
import { root } from './lib/setup.mjs';
import { fetchProgram, openVisitor, recordRequests, startChromium } from './lib/visitor.mjs';

/**
 * In KB of 1024 bytes, compressed with gzip: the scripts that a page loads by itself (before) and those that it has
 * loaded after a visitor pointed at a link (after), its styles and its HTML.
 */
const budgets = {
  home: { before: 6, after: 140, style: 20, html: 40 },
  category: { before: 6, after: 135, style: 20, html: 40 },
  project: { before: 6, after: 139, style: 20, html: 40 },
  article: { before: 6, after: 135, style: 20, html: 40 },
  contact: { before: 6, after: 140, style: 20, html: 40 },
  services: { before: 6, after: 134, style: 20, html: 40 },
  service: { before: 6, after: 137, style: 20, html: 40 },
  projects: { before: 6, after: 135, style: 20, html: 40 },
  about: { before: 6, after: 142, style: 20, html: 40 },
  contactPage: { before: 6, after: 141, style: 20, html: 40 },
};
/** The program: the scripts that the home page names in its HTML. */
const programBudget = 120;
/** Counting visits: what the first script has for it, and the script that measures speed, fetched later. */
const counting = { counter: 0.9, speed: 4 };
/** The first load of the home page without intent: requests, and KB on the wire as a browser receives them. */
const firstLoad = { requests: 20, wire: 200 };
/** The HTML of the home page with its headers, in bytes: the ten packets that a server may send before an acknowledgement. */
const firstWindow = 14_600;

const assets = join(root, 'apps/web/dist');
const dataDir = mkdtempSync(join(tmpdir(), 'pano-budget-'));
let exceeded = 0;
const server = await startProduction(dataDir);
const browser = await startChromium();
try {
  for (const [name, path] of Object.entries(await findPages())) {
    const { html, initial, withIntent } = await load(path);
    console.log(`${name} (${path})`);
    const ofType = (requests, wanted) => requests.filter(({ type }) => type === wanted);
    check('script before intent', sumOf(ofType(initial, 'Script')), budgets[name].before);
    check('script after intent', sumOf(ofType(withIntent, 'Script')), budgets[name].after);
    check('style', sumOf(ofType(initial, 'Stylesheet')), budgets[name].style);
    check('html', gzipSync(html).length / 1024, budgets[name].html);
    if (name !== 'home') continue;
    for (const home of [path, '/en'])
      check(`bytes of ${home} on the wire`, await measureDocument(home), firstWindow, '');
    checkHome(html, initial, withIntent);
  }
  console.log('counting visits');
  check('in the first script', await measureCounter(), counting.counter);
  check('script that measures speed', sumOf(findSpeedScripts()), counting.speed);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (exceeded > 0) process.exitCode = 1;

async function findPages() {
  const first = async (kind) => (await (await fetch(`${server.url}/api/v1/${kind}?limit=1`)).json()).data[0].slug;
  return {
    home: '/',
    category: `/category/${await first('categories')}`,
    project: `/proje/${await first('projects')}`,
    article: `/articles/${await first('articles')}`,
    contact: '/contact',
    services: '/hizmetler',
    service: '/hizmet/pano-imalati',
    projects: '/projeler',
    about: '/hakkimizda',
    contactPage: '/iletisim',
  };
}

/** What a page has requested when it is quiet, untouched at first and then with the program. */
async function load(path) {
  const { page, devtools, close } = await openVisitor(browser);
  try {
    const requests = await recordRequests(devtools);
    const response = await page.goto(server.url + path, { waitUntil: 'load' });
    await requests.quiet();
    const initial = requests.list();
    await fetchProgram(page);
    await requests.quiet();
    return { html: await response.text(), initial, withIntent: requests.list() };
  } finally {
    await close();
  }
}

function checkHome(html, initial, withIntent) {
  const paths = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  if (paths.size < 2) throw new Error('The home page names no files of the program');
  const scripts = [...paths].map((path) => ({ path }));
  check('program, with the first script', sumOf(scripts), programBudget);
  check('requests on first load', initial.length, firstLoad.requests, '');
  check('first load on the wire', initial.reduce((sum, { bytes }) => sum + bytes, 0) / 1024, firstLoad.wire);
  if (exceeded === 0 && !process.argv.includes('--list')) return;
  for (const { path, type, bytes } of withIntent) {
    console.log(`    ${(bytes / 1024).toFixed(1).padStart(6)} KB  ${type} ${path}`);
  }
}

/** The bytes of a page with its headers, as most visitors get it: from its second read on it is compressed harder. */
async function measureDocument(path) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const sent = request(server.url + path, { headers: { 'accept-encoding': 'br', 'accept-language': 'tr' } });
    sent.end();
    const [response] = await once(sent, 'response');
    const body = Buffer.concat(await response.toArray());
    const headers = response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 'HTTP/1.1 200 OK\r\n\r\n'.length);
    if (response.headers.etag.endsWith('-small"')) return headers + body.length;
    await setTimeout(100);
  }
  throw new Error(`${path} was not compressed harder`);
}

/** By itself, with what it imports: in the first script it takes less, beside other code. */
async function measureCounter() {
  const web = join(root, 'apps/web');
  const { build } = await import(createRequire(join(web, 'package.json')).resolve('vite'));
  const rollupOptions = {
    input: join(web, 'src/features/insight/site/count.ts'),
    preserveEntrySignatures: 'strict',
  };
  const { output } = await build({
    root: web,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', modulePreload: false, rollupOptions },
  });
  return output.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1024;
}

function findSpeedScripts() {
  const names = readdirSync(join(assets, 'assets')).filter((name) => /^speed-[\w-]+\.js$/.test(name));
  if (names.length !== 1) throw new Error(`${names.length} scripts measure speed`);
  return names.map((name) => ({ path: `/assets/${name}` }));
}

function check(name, value, budget, unit = ' KB') {
  if (value > budget) exceeded += 1;
  console.log(`  ${value > budget ? '✗' : '✓'} ${name}: ${unit ? value.toFixed(1) : value}${unit} of ${budget}${unit}`);
}

/** The size of the files of the build with gzip: unlike the bytes on the wire, the same for every browser. */
function sumOf(requests) {
  const paths = new Set(requests.map(({ path }) => path));
  return (
    [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(assets, path)), { level: 9 }).length, 0) / 1024
  );
}
