// npm run bench:lists: how large pages and lists are with 300 records of each kind, and how long one takes to make.
//   npm run bench:lists -- ../other/apps/server/dist/main.js     measures another build beside this one
// Each figure is the median of eleven requests that bypass the response cache.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { explainOnHelp } from '../lib/command-line.mjs';

explainOnHelp(import.meta.url);
const count = 300;
const rounds = 11;
const account = { email: 'a@b.example', password: 'correct horse' };
const publicPaths = ['/', '/category/kayit-1', '/category', '/hizmetler', '/projeler', '/brands', '/articles'];
const lists = ['categories', 'projects', 'services', 'brands', 'hero-sections', 'keywords', 'pages', 'articles'];
const adminPaths = lists.map((list) => `/api/v1/admin/${list}?limit=${list === 'articles' ? 50 : 200}`);

const builds = ['apps/server/dist/main.js', ...process.argv.slice(2)].map((path) => resolve(path));
const sites = [];
try {
  for (const build of builds) sites.push(await startFilled(build));
  console.log(`| ${count} records of each kind | ${builds.map(() => 'bytes | ms').join(' | ')} |`);
  console.log(`|---|${builds.map(() => '---:|---:').join('|')}|`);
  for (const path of [...publicPaths, ...adminPaths]) {
    const results = await measureSideBySide(path);
    console.log(`| \`${path}\` | ${results.map(({ bytes, ms }) => `${bytes ?? '–'} | ${ms ?? '–'}`).join(' | ')} |`);
  }
} finally {
  for (const { stop } of sites) await stop();
}

/** All sites in turn, so that other work of the machine affects them alike. */
async function measureSideBySide(path) {
  const times = sites.map(() => []);
  const sizes = sites.map(() => null);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, site] of sites.entries()) {
      const begun = performance.now();
      const response = await fetch(site.url + path, { headers: { authorization: site.authorization } });
      const { length } = await response.arrayBuffer().then((body) => new Uint8Array(body));
      if (!response.ok) continue;
      times[index].push(performance.now() - begun);
      sizes[index] = length;
    }
  }
  return sites.map((_, index) => {
    const sorted = times[index].toSorted((a, b) => a - b);
    return { bytes: sizes[index], ms: sorted[sorted.length >> 1]?.toFixed(1) };
  });
}

async function startFilled(build) {
  const folder = await mkdtemp(join(tmpdir(), 'pano-bench-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = { DATA_DIR: folder, PORT: String(port), SAMPLE_CONTENT: 'false', LOG_LEVEL: 'silent' };
  const admin = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password };
  const server = spawn(process.execPath, [build], {
    cwd: resolve(build, '../..'),
    env: { ...process.env, NODE_ENV: 'production', ...settings, ...admin },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => server.once('exit', done));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await untilReady(url, server);
  const send = async (path, body, authorization) => {
    const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
    const response = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()).data;
  };
  const { token } = await send('/auth/login', account);
  const authorization = `Bearer ${token}`;
  await fill((path, body) => send(`/admin/${path}`, body, authorization));
  return { url, authorization, stop };
}

/** Records with texts as an owner writes them; all projects are in one category. */
async function fill(create) {
  const text = 'Ana dağıtım panosu, kompanzasyon ve topraklama işleri. '.repeat(4);
  const content = `<p>${text}</p>`.repeat(5);
  let categoryId;
  for (let order = 1; order <= count; order += 1) {
    const slug = `kayit-${order}`;
    const named = { title: slug, slug, content };
    const category = await create('categories', { name: slug, slug, description: text });
    categoryId ??= category.id;
    await create('projects', { ...named, categoryId, description: text, image: '/art/project-ges.svg', order });
    await create('services', { title: slug, description: text, icon: 'bolt', order });
    await create('brands', { name: slug, logoUrl: `https://x.example/${slug}.svg`, order });
    await create('hero-sections', { title: slug, order, active: order < 4 });
    await create('keywords', { keyword: slug, order });
    await create('pages', named);
    await create('articles', { ...named, excerpt: text, publishedAt: '2026-01-01T00:00:00.000Z' });
  }
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

async function untilReady(url, server) {
  while (server.exitCode === null) {
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The server ended before it was ready.');
}
