// npm run bench:history: how long comparing two versions of a long text takes, and reading a long history.
// Compares texts of 100 KB as the browser does, and asks a server for the versions of an article that was saved 100 times.
// Each figure is the median of 25. Writes docs/performance.md and fails if a comparison takes longer than its bar.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareBlocks, readBlocks } from '../../apps/web/src/kit/admin/history/compare-blocks.ts';
import { explainOnHelp } from '../lib/command-line.mjs';
import { ensureReady } from '../lib/setup.mjs';
import { latency, median } from './site/measure.mjs';
import { createReport } from './site/report.mjs';
import { read, send, signIn } from './site/requests.mjs';
import { startProduction } from './site/servers.mjs';

explainOnHelp(import.meta.url);
const times = 25;
const limitMs = 300;
const paragraphs = 160;
const words = 'pano kablo şalter topraklama kompanzasyon trafo aydınlatma sigorta röle ölçüm bakım proje'.split(' ');

await ensureReady();
const folder = await mkdtemp(join(tmpdir(), 'pano-bench-'));
const report = createReport();
try {
  for (const [name, after] of Object.entries(editedTexts())) compareLongTexts(name, after);
  await readLongHistory();
  report.print();
  await report.write(fileURLToPath(new URL('../../docs/performance.md', import.meta.url)), 'npm run bench:history');
  if (report.failed()) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

function paragraph(at) {
  return Array.from({ length: 90 }, (_, n) => `${words[(at * 5 + n * 7) % words.length]}${(at * 31 + n) % 211}`);
}

/** The same text after edits of different kinds. */
function editedTexts() {
  const all = Array.from({ length: paragraphs }, (_, at) => paragraph(at));
  return {
    'a word of every paragraph': all.map((text) => text.with(40, 'yenilendi')),
    'paragraphs in another order': [...all.slice(40), ...all.slice(0, 40)],
    'every second word': all.map((text) => text.map((word, n) => (n % 2 === 0 ? `${word}x` : word))),
    'all of it': all.map((text) => text.map((word) => `${word}x`)),
  };
}

function toHtml(texts) {
  return texts.map((text) => `<p>${text.join(' ')}</p>`).join('');
}

function compareLongTexts(name, edited) {
  const [before, after] = [toHtml(Array.from({ length: paragraphs }, (_, at) => paragraph(at))), toHtml(edited)];
  const waits = [];
  let changes = [];
  for (let i = 0; i < times; i += 1) {
    const begun = performance.now();
    changes = compareBlocks(readBlocks(before), readBlocks(after));
    waits.push(performance.now() - begun);
  }
  const size = `${Math.round(before.length / 1024)} KB and ${Math.round(after.length / 1024)} KB`;
  const replaced = changes.filter(({ kind }) => kind === 'removed').length;
  const note = `${size}; ${replaced} of ${paragraphs} paragraphs shown as replaced`;
  report.limit(`comparing two texts, changed: ${name}, ms`, median(waits), limitMs, note);
}

/** The requests of the panel: its first page, and one version with its content. */
async function readLongHistory() {
  const server = await startProduction(join(folder, 'data'));
  try {
    const session = await signIn(server.url);
    const admin = `${server.url}/api/v1/admin/articles`;
    const texts = Array.from({ length: paragraphs }, (_, at) => paragraph(at));
    const article = { title: 'Uzun yazı', slug: 'uzun-yazi', content: toHtml(texts) };
    const { data } = await send(admin, 'POST', article, session);
    for (let edit = 1; edit < 100; edit += 1) {
      const content = toHtml(texts.map((text) => text.with(0, `sürüm${edit}`)));
      await send(`${admin}/${data.id}`, 'PUT', { content }, session);
    }
    const revisions = `${admin}/${data.id}/revisions`;
    const list = await latency(() => read(revisions, session), { times });
    report.figure('first page of 100 versions of a text of 100 KB, ms', list);
    report.figure(
      'one of these versions with its content, ms',
      await latency(() => read(`${revisions}/50`, session), { times }),
    );
  } finally {
    await server.stop();
  }
}
