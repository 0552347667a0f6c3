// npm run bench:cluster: compares the speed of one, two and three instances on this machine.
//   npm run bench:cluster -- --short     shorter rounds, for a quick check; writes no report
// Three instances over one PostgreSQL; a balancer before one, two and three of them, and one before a bare server that
// returns the same bytes from memory. They are measured alternately, so that other work of the machine
// affects all alike. Writes the table of docs/scaling.md.

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@pano/db/test-servers';
import { explainOnHelp } from '../lib/command-line.mjs';
import { ensureReady } from '../lib/setup.mjs';
import { load, median } from './site/measure.mjs';
import { writeResults } from './site/report.mjs';
import { account, measureBareWrites, startBalancer, startBare, startProduction } from './site/servers.mjs';
import { adminLists } from './site/targets.mjs';

explainOnHelp(import.meta.url);
const short = process.argv.includes('--short');
const { rounds, seconds } = short ? { rounds: 3, seconds: 1 } : { rounds: 7, seconds: 2 };
const connections = 8;

await ensureReady();
const folder = await mkdtemp(join(tmpdir(), 'pano-bench-'));
const running = [];
const stopAtEnd = (server) => {
  running.unshift(server);
  return server;
};

try {
  const postgres = stopAtEnd(await startPostgres({ durable: true }));
  await postgres.createDatabase('site');
  const shared = { DATABASE_URL: postgres.url('site'), SECRET_KEY: randomBytes(32).toString('base64url') };
  const urls = [];
  for (const name of ['a', 'b', 'c']) {
    const instance = stopAtEnd(await startProduction(join(folder, name), { ...shared, TRUST_PROXY: '1' }));
    urls.push(instance.url);
  }
  const balancers = [];
  for (let count = 1; count <= urls.length; count += 1)
    balancers.push(stopAtEnd(await startBalancer(urls.slice(0, count))));

  const reads = await readTargets(urls[0]);
  const bare = stopAtEnd(await startBare(urls[0], reads));
  const barePlaces = stopAtEnd(await startBalancer([bare.url]));
  const rows = [];
  for (const target of reads) {
    const places = [...balancers, barePlaces].map(
      ({ url }) =>
        () =>
          load(url + target.path, target, seconds),
    );
    rows.push({ ...target, speeds: await measureAlternately(places) });
  }
  const save = contactForm();
  const places = balancers.map(
    ({ url }) =>
      () =>
        load(url + save.path, save, seconds),
  );
  const alone = () =>
    measureBareWrites({ url: postgres.url('site'), kind: 'contactForm', id: 0, seconds, atOnce: connections });
  rows.push({ ...save, speeds: await measureAlternately([...places, alone]) });

  const lines = tableOf(rows);
  console.log(`\n${lines.join('\n')}`);
  if (!short) {
    const file = fileURLToPath(new URL('../../docs/scaling.md', import.meta.url));
    await writeResults(file, 'npm run bench:cluster', lines);
  }
} finally {
  for (const server of running) await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The speeds of each round, in the order of the places; each round begins with the next place. */
async function measureAlternately(places) {
  for (const measure of places) await measure();
  const all = [];
  for (let round = 0; round < rounds; round += 1) {
    const speeds = [];
    for (let i = 0; i < places.length; i += 1) {
      const place = (round + i) % places.length;
      speeds[place] = await places[place]();
    }
    all.push(speeds);
  }
  return all;
}

async function readTargets(url) {
  const session = await signIn(url);
  const list = adminLists.find(({ name }) => name === 'list of articles');
  const page = { 'accept-encoding': 'gzip', 'accept-language': 'tr' };
  return [
    { name: 'home page, from the response cache', path: '/', headers: page, reference: 'a bare server, same bytes' },
    { name: 'list of the back office', path: list.path, headers: session, reference: 'a bare server, same bytes' },
  ];
}

function contactForm() {
  const message = {
    name: 'Ölçüm',
    email: 'olcum@ornek.example',
    message: 'Ana pano yenileme için teklif rica ederiz.',
  };
  return {
    name: 'contact-form saves',
    path: '/api/v1/contact-forms',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    connections: connections,
    reference: 'Prisma alone, same rows',
  };
}

async function signIn(url) {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { data } = await response.json();
  return { authorization: `Bearer ${data.token}` };
}

function tableOf(rows) {
  const ratio = (speeds, a, b) => median(speeds.map((round) => round[a] / round[b])).toFixed(2);
  const speed = (speeds, place) => `${Math.round(median(speeds.map((round) => round[place])))}/s`;
  return [
    '| Through the balancer | 1 instance | 2 instances | 3 instances | reference | 2 to 1 | 3 to 1 | 1 to reference |',
    '|---|---:|---:|---:|---|---:|---:|---:|',
    ...rows.map(({ name, speeds, reference }) => {
      const figures = [0, 1, 2].map((place) => speed(speeds, place));
      const ratios = [ratio(speeds, 1, 0), ratio(speeds, 2, 0), ratio(speeds, 0, 3)];
      return `| ${[name, ...figures, `${speed(speeds, 3)} (${reference})`, ...ratios].join(' | ')} |`;
    }),
    '',
    `${cpus().length} cores for everything: the client, the balancer, the instances and PostgreSQL.`,
  ];
}
