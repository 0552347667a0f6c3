// npm run bench:counts: what it costs the server to count a visit, and to write the counts.
//   npm run bench:counts -- 50000     with another number of events than 20,000
// The events come from many browsers and pages, over HTTP and from another process. Measured is the time of the processor
// that the server takes for one, beyond what Node.js needs to read a request and write a response; then how long it takes
// to write counts to an SQLite database. Fails if a figure misses its bar.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { createHttpServer } from '../../apps/server/src/http/listen.ts';
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
const keys = 300;
const articles = 100;
const sender = fileURLToPath(new URL('./lib/tell-events.mjs', import.meta.url));
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
  const respond = (_request, response) => response.writeHead(204).end();
  const bare = await startServer(respond);
  const counting = await startServer(withVisitorEvents({ services, app, env: { hosts, trustProxy: 1 } }, respond));
  const rows = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const [own, other] = [await measureServer(counting), await measureServer(bare)];
    if (round > 0) rows.push({ own, other });
  }
  await services.visitCounter.flush();
  const counted = await services.db.tally.aggregate({ where: { kind: 'view' }, _sum: { count: true } });
  const sent = (rounds + 1) * events;
  if (counted._sum.count !== sent) throw new Error(`${counted._sum.count} of ${sent} events were counted`);
  const handling = median(rows.map(({ own, other }) => own - other));
  report.limit('an event from its request to its response, µs', handling, 60, `${events} events, median of ${rounds}`);
  report.figure(
    'what Node.js needs for the same request and an empty response, µs',
    median(rows.map(({ other }) => other)),
  );
}

async function startServer(listener) {
  const server = createHttpServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${server.address().port}`;
}

/** The time of the processor for one event, in microseconds. */
async function measureServer(url) {
  const before = process.cpuUsage();
  const child = spawn(process.execPath, [sender, url, String(events), String(articles)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The events could not be sent.');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / events;
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
