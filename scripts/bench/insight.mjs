// npm run bench:insight: how large the counts of visits become, and how long their figures take.
//   npm run bench:insight -- 600           with another number of counts a day than 300
//   npm run bench:insight -- --postgres    on a PostgreSQL server that it starts
// Fills a database, of SQLite without that, with five years of a busy site, folding days as the nightly job does. Before
// each reading something is counted, so none comes from the cache. Fails if a figure misses its bar.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@pano/db/test-servers';
import { readEnv } from '../../apps/server/src/process/env.ts';
import { startServices } from '../../apps/server/src/start-services.ts';
import { overview, table } from '../../packages/api/src/insight/insight.operations.ts';
import { dayWeeks, insightTables } from '../../packages/api/src/insight/insight.schema.ts';
import { dayMs, nameDay } from '../../packages/api/src/leads/figure-period.ts';
import { addTallies, foldTallies } from '../../packages/db/src/tallies.ts';
import { istanbulMidnight } from '../../packages/i18n/src/text/istanbul-time.ts';
import { explainOnHelp } from '../lib/command-line.mjs';
import { median } from './site/measure.mjs';
import { createReport } from './site/report.mjs';

explainOnHelp(import.meta.url);
const [, , ...words] = process.argv;
const rowsPerDay = Number(words.find((word) => /^\d+$/.test(word)) ?? 300);
const filledDays = 5 * 365;
const periods = [7, 30, 365];
const rounds = 5;
const articles = 60;
const sources = ['google', 'direct', 'gbp', 'instagram', 'yandex', 'facebook', 'whatsapp', 'rehber.example'];
const report = createReport();
const folder = await mkdtemp(join(tmpdir(), 'pano-bench-'));
const postgres = words.includes('--postgres') ? await startPostgres({ durable: true }) : null;
const account = { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'correct horse' };

try {
  await postgres?.createDatabase('site');
  const database = postgres ? { DATABASE_URL: postgres.url('site') } : {};
  const env = readEnv({ DATA_DIR: folder, SAMPLE_CONTENT: 'false', LOG_LEVEL: 'error', ...account, ...database });
  const { db } = await startServices(env);
  const article = { content: '<p>x</p>', publishedAt: new Date(0) };
  const data = Array.from({ length: articles }, (_, at) => ({ ...article, title: `Yazı ${at}`, slug: `yazi-${at}` }));
  await db.article.createMany({ data });
  const today = istanbulMidnight(new Date());
  const emptySize = await readSize(db);
  const folds = await fill(db, today);
  const size = ((await readSize(db)) - emptySize) / 1e6;
  const sizeName = `five years of counts (${await db.tally.count()} rows, ${rowsPerDay} counts a day), MB`;
  // PostgreSQL stores each text twice, in the row and in the index, and what was folded until it is overwritten.
  if (postgres) report.figure(sizeName, size);
  else report.limit(sizeName, size, 15);
  report.figure('folding a day, ms', median(folds));
  report.figure('folding a day at its longest, ms', Math.max(...folds));
  for (const days of periods) await measurePeriod(db, today, days);
  await db.$disconnect();
  report.print();
  if (report.failed()) process.exitCode = 1;
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();

/** Returns how long folding took each night of the last half year. */
async function fill(db, today) {
  const folds = [];
  const random = createRandom();
  for (let midnight = today - filledDays * dayMs; midnight <= today; midnight += dayMs) {
    const rows = createDay(nameDay(midnight), random);
    await db.$transaction((tx) => addTallies(tx, rows));
    const foldBefore = nameDay(midnight - dayWeeks * 7 * dayMs);
    const start = performance.now();
    await db.$transaction((tx) => foldTallies(tx, { foldBefore, deleteBefore: '' }));
    folds.push(performance.now() - start);
  }
  return folds.slice(-dayWeeks * 7);
}

/** Different counts of one day; most pages and sources have few visitors. */
function createDay(day, random) {
  const rows = new Map();
  while (rows.size < rowsPerDay) {
    const row = createCount(random);
    rows.set(row.join(' '), row);
  }
  return [...rows.values()].map(([kind, page, detail]) => ({ day, kind, page, detail, count: 1 + random(9) }));
}

function createCount(random) {
  const page = `/articles/yazi-${Math.min(random(articles), random(articles))}`;
  const source = sources[random(sources.length)];
  const chance = random(100);
  if (chance < 45) return ['visit', page, source];
  if (chance < 65) return ['view', page, ''];
  if (chance < 80)
    return [['call', 'whatsapp', 'form', 'from.call', 'from.whatsapp', 'from.form'][random(6)], page, source];
  if (chance < 90) return ['missing', `/eski/sayfa-${random(1000)}`, ''];
  return [['lcp', 'inp', 'cls'][random(3)], ['home', 'article'][random(2)], `phone ${random(12)}`];
}

/** Whole numbers below a bound, the same in every run (the generator of Park and Miller). */
function createRandom() {
  let state = 1;
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}

async function measurePeriod(db, today, days) {
  const query = { from: nameDay(today - (days - 1) * dayMs), to: nameDay(today) };
  const readings = [
    ['overview', () => overview({ db }, query)],
    ...insightTables.map((by) => [
      `table by ${by}`,
      () => table({ db, locale: 'tr' }, { ...query, by, limit: 10, offset: 0 }),
    ]),
  ];
  for (const [name, read] of readings) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      await db.$transaction((tx) => addTallies(tx, [{ day: query.to, kind: 'view', page: '/', detail: '', count: 1 }]));
      const start = performance.now();
      await read();
      times.push(performance.now() - start);
    }
    report.limit(`${days} days, ${name}, ms`, median(times), 150, `median of ${rounds}`);
  }
}

async function readSize(db) {
  if (postgres) {
    const [{ size }] = await db.$queryRaw`SELECT pg_total_relation_size('"Tally"') AS "size"`;
    return Number(size);
  }
  const [pages] = await db.$queryRaw`PRAGMA page_count`;
  const [size] = await db.$queryRaw`PRAGMA page_size`;
  return Number(pages.page_count) * Number(size.page_size);
}
