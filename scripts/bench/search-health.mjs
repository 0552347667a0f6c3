// npm run bench:search-health: how long the screen "Arama görünürlüğü" takes to compute for 2,000 pages.
//   npm run bench:search-health -- 5000     with another number of pages
// Every page has 300 words and links; every tenth is a near copy of the one before it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../../apps/server/src/process/env.ts';
import { startServices } from '../../apps/server/src/start-services.ts';
import { listFindings } from '../../packages/api/src/capabilities/search-health/findings.ts';
import { explainOnHelp } from '../lib/command-line.mjs';

explainOnHelp(import.meta.url);
const count = Number(process.argv[2] ?? 2000);
const rounds = 5;
const folder = await mkdtemp(join(tmpdir(), 'pano-bench-'));
const account = { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'correct horse' };

try {
  const env = readEnv({ DATA_DIR: folder, SAMPLE_CONTENT: 'false', LOG_LEVEL: 'error', ...account });
  const { db } = await startServices(env);
  const data = Array.from({ length: count }, (_, at) => createPage(at));
  for (let at = 0; at < count; at += 500) await db.page.createMany({ data: data.slice(at, at + 500) });
  const times = [];
  let findings = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    findings = await listFindings(db);
    times.push(performance.now() - start);
  }
  const median = times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)];
  console.log(`${count} pages, ${findings.length} findings: ${Math.round(median)} ms (median of ${rounds})`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit();

function createPage(at) {
  const from = at % 10 === 9 ? at - 1 : at;
  const words = Array.from({ length: 300 }, (_, word) => `kelime${(from * 7919 + word * 104_729) % 20_011}`);
  const content = `<p>${words.join(' ')} <a href="/sayfa/sayfa-${at + 1}">sonraki</a> bölge${at}</p>`;
  return { title: `Sayfa ${at}`, slug: `sayfa-${at}`, content };
}
