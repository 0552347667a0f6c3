// npm run bench: compares the server with a bare one, and with itself after the content has grown.
//   npm run bench -- --short     shorter rounds, for a quick check; writes no report
//   npm run bench -- --only=edits,saves   only some of: start, pages, unknown, strangers, lists, edits, saves, previews, beacons; writes no report
//   npm run bench -- --against ../other/apps/server/dist/main.js   this build beside another one; with --short, too
// The production server and a bare one that returns the same bytes from memory run at the same time and are measured
// alternately; only their ratio is judged. Writes docs/performance.md and fails if a figure misses its bar.

import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explainOnHelp, fail } from '../lib/command-line.mjs';
import { ensureReady } from '../lib/setup.mjs';
import { measureAgainst } from './site/against.mjs';
import { measureBeacons } from './site/beacons.mjs';
import { amounts, generate } from './site/generate.ts';
import { addLandingPage } from './site/landing-page.mjs';
import { compare, compareRequests, latencies, latency, median } from './site/measure.mjs';
import { measurePreviews } from './site/previews.mjs';
import { createReport } from './site/report.mjs';
import { anArticle, read, send, signIn, touch } from './site/requests.mjs';
import { measureSaves } from './site/saves.mjs';
import { addAssistant, memoryOf, startBare, startProduction } from './site/servers.mjs';
import { measureStrangers } from './site/strangers.mjs';
import { adminLists, readTargets } from './site/targets.mjs';

explainOnHelp(import.meta.url);
const short = process.argv.includes('--short');
const steps = ['start', 'pages', 'unknown', 'strangers', 'lists', 'edits', 'saves', 'previews', 'beacons'];
const chosen = chooseSteps();
const rounds = short ? { rounds: 3, seconds: 1 } : { rounds: 11, seconds: 1.5 };
const writing = short ? { rounds: 3, seconds: 1 } : { rounds: 5, seconds: 2 };
const pairs = short ? 25 : 151;
const other = findOtherBuild();

await ensureReady();
const folder = await mkdtemp(join(tmpdir(), 'pano-bench-'));
const report = createReport();

try {
  const small = join(folder, 'sample');
  if (other) await measureAgainst(other, folder, { rounds, writing, pairs }, report);
  else await measureAll(small);
  report.print();
  const page = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));
  if (!short && chosen.length === steps.length)
    await report.write(page, other ? 'npm run bench -- --against' : 'npm run bench');
  if (report.failed()) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** The program of the build that this one is compared with; undefined where none is named. */
function findOtherBuild() {
  const at = process.argv.indexOf('--against');
  if (at < 0) return undefined;
  const path = process.argv[at + 1];
  if (!path || !existsSync(path)) {
    fail('Name the program of another build: npm run bench -- --against ../other/apps/server/dist/main.js');
  }
  return resolve(path);
}

function chooseSteps() {
  const only = process.argv.find((one) => one.startsWith('--only='));
  const names = only?.slice('--only='.length).split(',') ?? steps;
  const unknown = names.find((name) => !steps.includes(name));
  if (unknown !== undefined) fail(`There is no step "${unknown}"; the steps are ${steps.join(', ')}.`);
  return names;
}

async function measureAll(small) {
  const large = join(folder, 'large');
  const first = await startProduction(small);
  await addLandingPage(first.url);
  await first.stop();
  addAssistant(small);
  await cp(small, large, { recursive: true });
  console.log(`• Adding ${Object.values(amounts).join(', ')} articles, projects and contact forms to a copy …`);
  generate(join(large, 'pano.db'));

  const contents = [
    ['sample content', small],
    ['large content', large],
  ];
  const isChosen = (step) => chosen.includes(step);
  if (isChosen('start')) for (const [content, dataDir] of contents) await measureStart(content, dataDir);
  const sites = [];
  try {
    for (const [content, dataDir] of contents) sites.push(await openSite(content, dataDir));
    if (isChosen('pages')) await measurePages(sites);
    if (isChosen('unknown')) for (const site of sites) await measureUnknown(site);
    if (isChosen('strangers')) for (const site of sites) await measureStrangers(site, report);
    if (isChosen('lists')) await measureLists(sites);
    if (isChosen('edits')) for (const site of sites) await measureEdits(site);
    if (isChosen('saves')) for (const site of sites) await measureSaves(site, writing, report);
    if (isChosen('previews')) for (const site of sites) await measurePreviews(site, writing, report);
  } finally {
    for (const { bare, server } of sites) {
      await bare.stop();
      await server.stop();
    }
  }
  if (isChosen('beacons')) await measureBeacons(small, rounds, report);
}

/** Compares addresses that lead nowhere, each of them new, with a page from the cache. */
async function measureUnknown({ content, server: { url }, targets }) {
  const { path, headers } = targets.find(({ name }) => name === 'project page');
  let next = 0;
  for (const [name, folder] of [
    ['unknown project', '/proje/'],
    ['unknown address', '/'],
  ]) {
    const unknown = { path: () => `${folder}yok-${next++}`, status: 404, headers };
    const { ratio, ours, others } = await compareRequests(
      url,
      unknown,
      { path: () => path, status: 200, headers },
      rounds,
    );
    const note = `${Math.round(ours)}/s against ${Math.round(others)}/s`;
    report.bar(`${name}, first time, to the project page from the cache, ${content}`, ratio, 0.67, note);
  }
}

async function measureStart(content, dataDir) {
  console.log(`• Measuring with ${content} …`);
  const starts = [];
  for (let i = 0; i < 3; i += 1) {
    const started = await startProduction(dataDir);
    starts.push(started.startMs);
    await started.stop();
  }
  report.limit(`start to the first page, ${content}, seconds`, median(starts) / 1000, 1);
}

async function openSite(content, dataDir) {
  const server = await startProduction(dataDir);
  const targets = await readTargets(server.url);
  const bare = await startBare(server.url, targets);
  return { content, dataDir, server, targets, bare, session: await signIn(server.url) };
}

/** Runs both sites at the same time, so that large and sample content are compared under the same conditions. */
async function measurePages(sites) {
  for (const [at, { name, headers, bar }] of sites[0].targets.entries()) {
    const asked = sites.map(({ targets, server, bare }) => ({
      path: targets[at].path,
      ours: server.url,
      bare: bare.url,
    }));
    const { results, ratios } = await compare(asked, headers, rounds);
    for (const [i, { ratio, ours, bare }] of results.entries()) {
      const note = `${Math.round(ours)}/s against ${Math.round(bare)}/s`;
      report.bar(`${name}, ${sites[i].content}`, ratio, bar, note);
    }
    const grown = median(ratios.map(([sample, large]) => large / sample));
    report.bar(`${name}: ratio with large content to ratio with sample content`, grown, 0.9);
  }
  for (const { content, server } of sites) {
    const memory = memoryOf(server.child);
    if (memory !== null) report.limit(`memory after load, ${content}, MB`, memory, 200);
  }
}

async function measureLists(sites) {
  for (const { name, path } of adminLists) {
    const sends = sites.map(
      ({ server, session }) =>
        () =>
          read(server.url + path, session),
    );
    await latencies(sends, { times: 5 });
    const [before, after] = await latencies(sends, { times: 25 });
    const note = `${before.toFixed(1)} ms → ${after.toFixed(1)} ms`;
    report.limit(`${name} with large content to sample content`, after / before, 2, note);
  }
}

/** Measures the first request after an edit. */
async function measureEdits({ content, server: { url }, targets, session }) {
  for (const { name, path, headers } of targets) {
    const cold = await latency(() => read(url + path, headers), { times: 8, before: () => touch(url, session) });
    const label = `rendered again after an edit: ${name}, ${content}, ms`;
    if (name === 'home page' && content === 'sample content') report.limit(label, cold, 45);
    else report.figure(label, cold);
  }
  const article = await anArticle(url, session);
  const edit = () => send(`${url}/api/v1/admin/articles/${article}`, 'PUT', { visible: true }, session);
  for (const { name, path } of adminLists.filter(({ name }) => name.endsWith(' articles'))) {
    const cold = await latency(() => read(url + path, session), { times: 8, before: edit });
    report.figure(`counted again after an edit: ${name}, ${content}, ms`, cold);
  }
}
