// npm run bench:counts: what it costs the server to count a visit, and to write the counts.
//   npm run bench:counts -- 50000     with another number of events than 20,000
// The events come from many browsers and pages. Measured is the time of the processor from the request of one, as Node.js
// hands it over, to the last byte of its response, beyond that of an empty response and without a network; then how long
// it takes to write counts to an SQLite database. Fails if a figure misses its bar.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { Hono } from 'hono';
import { siteHeaders } from '../../apps/server/src/http/security-headers.ts';
import { mountVisitorEvents, withVisitorEvents } from '../../apps/server/src/http/visitor-events.ts';
import { readEnv } from '../../apps/server/src/process/env.ts';
import { startServices } from '../../apps/server/src/start-services.ts';
import { explainOnHelp } from '../lib/command-line.mjs';
import { median } from './site/measure.mjs';
import { createReport } from './site/report.mjs';

explainOnHelp(import.meta.url);
const events = Number(process.argv[2] ?? 20_000);
const rounds = 5;
const portion = 500;
const keys = 300;
const articles = 100;
/** Takes what is written, and is no connection to anybody. */
const connection = new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done() });
const socket = new Socket();
const report = createReport();
const folder = await mkdtemp(join(tmpdir(), 'pano-bench-'));
const account = { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'correct horse' };

try {
  const env = readEnv({ DATA_DIR: folder, SAMPLE_CONTENT: 'false', LOG_LEVEL: 'error', ...account });
  const services = await startServices(env);
  const article = { content: '<p>x</p>', publishedAt: new Date(0) };
  const data = Array.from({ length: articles }, (_, at) => ({ ...article, title: `Yazı ${at}`, slug: `yazi-${at}` }));
  await services.db.article.createMany({ data });
  await measureEvents(services, env);
  await measureWrites(services);
  report.print();
  if (report.failed()) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit();

async function measureEvents(services, { hosts }) {
  const app = new Hono();
  const headers = siteHeaders({ https: true, development: false, scriptHashes: { site: [], admin: [] } });
  app.use((c, next) => headers(c.req.path)(c, next));
  mountVisitorEvents(app);
  const fail = () => {
    throw new Error('An event was taken for another request.');
  };
  const listener = withVisitorEvents({ services, app, env: { hosts, trustProxy: 1 } }, fail);
  const respond = (_request, response) => response.writeHead(204).end();
  const times = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const [empty, counting] = [await measureRound(respond), await measureRound(listener)];
    if (round > 0) times.push((counting - empty) / events);
  }
  await services.visitCounter.flush();
  const counted = await services.db.tally.aggregate({ where: { kind: 'view' }, _sum: { count: true } });
  const sent = (rounds + 1) * events;
  if (counted._sum.count !== sent) throw new Error(`${counted._sum.count} of ${sent} events were counted`);
  report.limit('an event from its request to its response, µs', median(times), 60, `${events}, median of ${rounds}`);
}

/** The time of the processor for all events, in microseconds. Requests are made beforehand, a few at a time. */
async function measureRound(listener) {
  let time = 0;
  for (let from = 0; from < events; from += portion) {
    const length = Math.min(portion, events - from);
    const exchanges = Array.from({ length }, (_, at) => createExchange(from + at));
    const before = process.cpuUsage();
    for (const { request, response } of exchanges) {
      response.assignSocket(connection);
      listener(request, response);
      await once(response, 'finish');
      response.detachSocket(connection);
    }
    const { user, system } = process.cpuUsage(before);
    time += user + system;
  }
  return time;
}

/** A request from an address of its own, since one alone may send sixty in a minute, and its response. */
function createExchange(at) {
  const [first, second, third] = [at >> 16, at >> 8, at].map((bits) => bits & 255);
  const event = { k: 'view', p: `/articles/yazi-${at % articles}`, n: 1, r: 'www.google.com', u: ['', '', ''] };
  const body = JSON.stringify(event);
  const request = new IncomingMessage(socket);
  request.method = 'POST';
  request.url = '/say';
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 1;
  request.headers = {
    host: 'localhost',
    'content-type': 'text/plain;charset=UTF-8',
    'content-length': String(body.length),
    'sec-fetch-site': 'same-origin',
    'user-agent': `Mozilla/5.0 (Linux; Android 14; SM-A${at % 500}) AppleWebKit/537.36 Chrome/126.0.${at % 50} Mobile Safari/537.36`,
    'x-forwarded-for': `10.${first}.${second}.${third}`,
  };
  request.push(body);
  request.push(null);
  request.complete = true;
  return { request, response: new ServerResponse(request) };
}

async function measureWrites({ visitCounter }) {
  const times = [];
  for (let round = 0; round < 25; round += 1) {
    for (let at = 0; at < keys; at += 1)
      visitCounter.add({ kind: 'view', page: `/sayfa/${round}-${at >> (round % 2)}`, detail: '' });
    const start = performance.now();
    await visitCounter.flush();
    times.push(performance.now() - start);
  }
  report.limit(`writing ${keys} counts, ms`, median(times), 50, 'median of 25');
}
