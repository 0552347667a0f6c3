// npm run bench:counts: what it costs the server to count a visit, and to write the counts.
//   npm run bench:counts -- 50000     with another number of events than 20,000
// The events come from many browsers and pages. Measured is the time of the processor, alone and with the request and the
// response of a test, which are heavier than those of the server; then how long it takes to write counts to an SQLite
// database. Fails if a figure misses its bar.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { identifyRequest } from '../../apps/server/src/http/request-info.ts';
import { mountVisitorEvents } from '../../apps/server/src/http/visitor-events.ts';
import { readEnv } from '../../apps/server/src/process/env.ts';
import { startServices } from '../../apps/server/src/start-services.ts';
import { countVisitorEvent } from '../../packages/api/src/insight/visitor-event.operations.ts';
import { explainOnHelp } from '../lib/command-line.mjs';
import { median } from './site/measure.mjs';
import { createReport } from './site/report.mjs';

explainOnHelp(import.meta.url);
const events = Number(process.argv[2] ?? 20_000);
const rounds = 5;
const portion = 500;
const keys = 300;
const articles = 100;
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
  app.use(identifyRequest(1));
  mountVisitorEvents(app, services, hosts);
  const isServed = () => false;
  const count = await measureEach((request, body) =>
    countVisitorEvent(services, body, { headers: request.headers, isServed }),
  );
  const respond = await measureEach((request) => app.fetch(request));
  await services.visitCounter.flush();
  const counted = await services.db.tally.aggregate({ where: { kind: 'view' }, _sum: { count: true } });
  const sent = 2 * (rounds + 1) * events;
  if (counted._sum.count !== sent) throw new Error(`${counted._sum.count} of ${sent} events were counted`);
  report.limit('counting an event, µs of the processor', count, 60, `${events} events, median of ${rounds}`);
  report.figure('the same from the request to its response, µs of the processor', respond);
}

/** The median time of the processor for one event. Requests are made beforehand, a few at a time. */
async function measureEach(work) {
  const times = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    let time = 0;
    for (let from = 0; from < events; from += portion) {
      const requests = Array.from({ length: Math.min(portion, events - from) }, (_, at) => createRequest(from + at));
      const before = process.cpuUsage();
      for (const { request, body } of requests) await work(request, body);
      const { user, system } = process.cpuUsage(before);
      time += user + system;
    }
    if (round > 0) times.push(time / events);
  }
  return median(times);
}

/** From addresses of their own: one alone may send sixty in a minute. */
function createRequest(at) {
  const [first, second, third] = [at >> 16, at >> 8, at].map((bits) => bits & 255);
  const headers = {
    'content-type': 'text/plain;charset=UTF-8',
    'sec-fetch-site': 'same-origin',
    'user-agent': `Mozilla/5.0 (Linux; Android 14; SM-A${at % 500}) AppleWebKit/537.36 Chrome/126.0.${at % 50} Mobile Safari/537.36`,
    'x-forwarded-for': `10.${first}.${second}.${third}`,
  };
  const event = { k: 'view', p: `/articles/yazi-${at % articles}`, n: 1, r: 'www.google.com', u: ['', '', ''] };
  const body = JSON.stringify(event);
  const length = { 'content-length': String(body.length) };
  return {
    request: new Request('http://localhost/say', { method: 'POST', headers: { ...headers, ...length }, body }),
    body,
  };
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
