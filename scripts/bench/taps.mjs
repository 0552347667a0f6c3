// npm run bench:taps: how soon the first tap on a page shows its effect, on a phone whose processor is six times slower.
//   npm run bench:taps -- --taps=2     that many taps instead of ten on each control; writes nothing
// Taps menu, gallery, lightbox, language and an internal link in Chromium, on fresh pages, as soon as the page is loaded
// and once the program has come, and before them a button on an empty page. Then compares how soon the page behind a
// link is there before and inside the program.
// Writes docs/performance.md; fails if a 98th percentile exceeds 200 ms, or a document takes longer than a screen.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainOnHelp } from '../lib/command-line.mjs';
import { ensureReady, root } from '../lib/setup.mjs';
import { fetchProgram, openVisitor, startChromium } from '../lib/visitor.mjs';
import { median } from './site/measure.mjs';
import { writeResults } from './site/report.mjs';
import { startProduction } from './site/servers.mjs';
import { compareNavigation } from './taps/navigation.mjs';
import { addPhotoProject } from './taps/photo-project.mjs';
import { followTaps, timeTap } from './taps/tap.mjs';

explainOnHelp(import.meta.url);

const fullTaps = 10;
const taps = Number(process.argv.find((word) => word.startsWith('--taps='))?.slice(7) ?? fullTaps);
const slowdown = 6;
/** Milliseconds, for 98 of 100 taps. */
const limit = 200;
/** A document may take this much of the time that the same page takes inside the program. */
const mostRatio = 1;

/** What a tap costs the browser alone, on this machine and today. */
const emptyPage = {
  path: '/empty',
  html: `<!doctype html><title>Empty</title><meta name="viewport" content="width=device-width"><button>Menu</button>
    <script>document.querySelector('button').onclick = () => document.body.toggleAttribute('data-open')</script>`,
  target: 'button',
  effect: () => document.body.hasAttribute('data-open'),
};

await ensureReady();
const folder = await mkdtemp(join(tmpdir(), 'pano-taps-'));
const server = await startProduction(join(folder, 'data'));
const browser = await startChromium();
const lines = [
  '| Tap | Program | Median, ms | 98th percentile, ms | Effect shown, 98th percentile, ms |',
  '|---|---|---:|---:|---:|',
];
let missed = 0;
try {
  const photoProject = await addPhotoProject(server.url, folder);
  add('a button on an empty page', 'none', await repeat(() => measure(emptyPage, false)));
  const controls = await listControls(photoProject);
  for (const program of ['not yet', 'there']) {
    const all = [];
    for (const [name, control] of Object.entries(controls)) {
      const times = await repeat(() => measure(control, program === 'there'));
      all.push(...times);
      add(name, program, times);
    }
    add('all', program, all);
    if (percentile(all.map(({ event }) => event)) > limit) missed += 1;
  }
  const { lines: navigation, ratio } = await compareNavigation(browser, server.url, await listLinks(), taps);
  console.log(
    `${ratio <= mostRatio ? '✓' : '✗'} page behind a link, before the program to inside: ${ratio.toFixed(2)}`,
  );
  lines.push('', ...navigation);
  if (ratio > mostRatio) missed += 1;
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
if (taps === fullTaps) await writeResults(join(root, 'docs/performance.md'), 'npm run bench:taps', lines);
if (missed > 0) process.exitCode = 1;

/** Where to tap, and a condition that the page then meets; perhaps also a sign before, of a tap that opens another page. */
async function listControls(photoProject) {
  const project = await findProject();
  return {
    menu: { path: '/', target: '.menu-button', effect: () => document.querySelector('dialog[open]') !== null },
    gallery: {
      path: photoProject,
      target: '.gallery-controls > button.square-button:nth-of-type(2)',
      effect: () => !document.querySelector('.gallery-track > :first-child')?.hasAttribute('data-current'),
    },
    lightbox: {
      path: photoProject,
      target: '.gallery-full',
      effect: () => document.querySelector('.site-lightbox, dialog[open]') !== null,
    },
    language: {
      path: '/',
      target: 'header [lang="en"]',
      sign: () => document.querySelector('header [lang="en"][aria-busy]') !== null,
      effect: () => document.documentElement.lang === 'en',
    },
    link: {
      path: project,
      target: 'main a[href^="/category/"]',
      // The browser marks a touched link, in the colour of the styles.
      sign: () => true,
      effect: () => location.pathname.startsWith('/category'),
    },
  };
}

/** From which page which link is pressed. */
async function listLinks() {
  return {
    'a card of the list to its article': { path: '/articles', target: 'main a.card' },
    'a card of the home page to its project': { path: '/', target: '#projects a[href^="/proje/"]' },
    'a project to its category': { path: await findProject(), target: 'main a[href^="/category/"]' },
  };
}

async function findProject() {
  const { data } = await (await fetch(`${server.url}/api/v1/projects?limit=1`)).json();
  return `/proje/${data[0].slug}`;
}

async function repeat(measureTap) {
  const times = [];
  for (let i = 0; i < taps; i += 1) times.push(await measureTap());
  return times;
}

async function measure(control, withProgram) {
  const visitor = await openVisitor(browser, { savesData: false });
  const { page, devtools } = visitor;
  try {
    await followTaps(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { path, html } = control;
    if (html) await page.route(server.url + path, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(server.url + path, { waitUntil: 'load' });
    if (withProgram) await fetchProgram(page);
    return await timeTap(visitor, control);
  } finally {
    await visitor.close();
  }
}

function add(name, program, times) {
  const events = times.map(({ event }) => event);
  const high = percentile(events);
  const shown = percentile(times.map(({ effect }) => effect));
  const [middle, ...others] = [median(events), high, shown].map(Math.round);
  lines.push(`| ${name} | ${program} | ${middle} | ${others.join(' | ')} |`);
  const mark = high <= limit ? '✓' : '✗';
  console.log(`${mark} ${name}, program ${program}: median ${middle} ms, 98 % ${others[0]} ms, effect ${others[1]} ms`);
}

function percentile(times) {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.98) - 1];
}
