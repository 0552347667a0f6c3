// npm run bench: how close the server comes to what the machine can do, and how little that changes as content grows.
//   npm run bench -- --short     shorter rounds, for a look in between; writes no report
// The production server and a bare one that returns the same bytes from memory run at the same time and are asked by
// turns; only their ratio is judged. Writes docs/performance.md and fails where a figure falls below its bar.

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, ensureGenerated, ensureInstalled } from '../lib/setup.mjs';
import { bareWrites } from './site/bare-writes.mjs';
import { amounts, generate } from './site/generate.ts';
import { compare, latency, median } from './site/measure.mjs';
import { createReport } from './site/report.mjs';
import { account, memoryOf, startBare, startProduction } from './site/servers.mjs';
import { adminLists, readTargets } from './site/targets.mjs';

const short = process.argv.includes('--short');
const rounds = short ? { rounds: 3, seconds: 1 } : { rounds: 7, seconds: 1.5 };
const writeSeconds = short ? 1 : 2;
const writers = 8;

await ensureInstalled();
await ensureGenerated();
await ensureBuilt();
const folder = await mkdtemp(join(tmpdir(), 'pano-bench-'));
const report = createReport();

try {
  const small = join(folder, 'sample');
  const large = join(folder, 'large');
  await (await startProduction(small)).stop();
  await cp(small, large, { recursive: true });
  console.log(`• Adding ${Object.values(amounts).join(', ')} articles, projects and contact forms to a copy …`);
  generate(join(large, 'pano.db'));

  const sample = await measure('sample content', small);
  const grown = await measure('large content', large);
  for (const [name, ratio] of sample.ratios) {
    report.bar(`${name}: ratio with large content to ratio with sample content`, grown.ratios.get(name) / ratio, 0.9);
  }
  for (const [name, before] of sample.lists) {
    const after = grown.lists.get(name);
    report.limit(
      `${name} with large content to sample content`,
      after / before,
      2,
      `${before.toFixed(1)} ms → ${after.toFixed(1)} ms`,
    );
  }
  report.print();
  if (!short) await report.write(fileURLToPath(new URL('../../docs/performance.md', import.meta.url)));
  if (report.failed()) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** All figures of a server over one set of content. */
async function measure(content, dataDir) {
  console.log(`• Measuring with ${content} …`);
  const starts = [];
  for (let i = 0; i < 3; i += 1) {
    const started = await startProduction(dataDir);
    starts.push(started.startMs);
    await started.stop();
  }
  report.limit(`start to the first page, ${content}, seconds`, median(starts) / 1000, 1);

  const server = await startProduction(dataDir);
  const targets = await readTargets(server.url);
  const bare = await startBare(server.url, targets);
  const ratios = new Map();
  try {
    for (const target of targets) {
      const { ratio, ours, bare: other } = await compare(target, server.url, bare.url, rounds);
      ratios.set(target.name, ratio);
      report.bar(
        `${target.name}, ${content}`,
        ratio,
        target.bar,
        `${Math.round(ours)}/s against ${Math.round(other)}/s`,
      );
    }
    const memory = memoryOf(server.child);
    if (memory !== null) report.limit(`memory after load, ${content}, MB`, memory, 200);
    const session = await signIn(server.url);
    for (const { name, path, headers } of targets) {
      const cold = await latency(() => read(server.url + path, headers), {
        times: 8,
        before: () => touch(server.url, session),
      });
      report.figure(`made anew after an edit: ${name}, ${content}, ms`, cold);
    }
    const lists = new Map();
    for (const { name, path } of adminLists) {
      const send = () => read(server.url + path, session);
      await latency(send, { times: 5 });
      lists.set(name, await latency(send, { times: 25 }));
    }
    await writes(content, server, session, dataDir);
    return { ratios, lists };
  } finally {
    await bare.stop();
    await server.stop();
  }
}

/** Saves per second through the API, and of Prisma alone over the same database, by turns. */
async function writes(content, { url }, session, dataDir) {
  const { data: articles } = await read(`${url}/api/v1/admin/articles?limit=1`, session);
  const article = articles[0].id;
  const form = { name: 'Ölçüm', email: 'olcum@ornek.example', message: 'Ana pano yenileme için teklif rica ederiz.' };
  const kinds = {
    contactForm: () => send(`${url}/api/v1/contact-forms`, 'POST', form, {}),
    article: (i) => send(`${url}/api/v1/admin/articles/${article}`, 'PUT', { excerpt: String(i) }, session),
  };
  for (const [kind, save] of Object.entries(kinds)) {
    const pairs = [];
    for (let round = 0; round < 3; round += 1) {
      const ours = await sustained(save);
      const job = { kind, id: article, seconds: writeSeconds, atOnce: writers };
      const bare = await bareWrites({ url: `file:${join(dataDir, 'pano.db')}`, ...job });
      pairs.push([ours, bare]);
    }
    const [ours, bare] = [median(pairs.map(([a]) => a)), median(pairs.map(([, b]) => b))];
    const ratio = median(pairs.map(([a, b]) => a / b));
    const name = kind === 'article' ? 'article saves' : 'contact-form saves';
    report.bar(
      `${name} against Prisma alone, ${content}`,
      ratio,
      0.7,
      `${Math.round(ours)}/s against ${Math.round(bare)}/s`,
    );
  }
}

async function sustained(save) {
  let written = 0;
  const begun = performance.now();
  const work = async () => {
    while (performance.now() - begun < writeSeconds * 1000) {
      await save(written);
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, work));
  return (written * 1000) / (performance.now() - begun);
}

async function signIn(url) {
  const { data } = await send(`${url}/api/v1/auth/login`, 'POST', account, {});
  return { authorization: `Bearer ${data.token}` };
}

/** An edit of something that every page shows: all pages have to be made anew. */
function touch(url, session) {
  return send(`${url}/api/v1/admin/settings/home`, 'PUT', { home_show_articles: true }, session);
}

async function send(url, method, body, headers) {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url} answers ${answer.status}: ${text}`);
  return JSON.parse(text);
}

async function read(url, headers) {
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${text.slice(0, 300)}`);
  return text.startsWith('{') ? JSON.parse(text) : text;
}
