// npm run validate-html: the checker of the W3C (vnu-jar) reads every page of the production server with the sample content.
//   npm run validate-html -- --keep      leaves the pages in a folder, for a look at what it found
// Needs Java 11 or newer (Debian and Ubuntu: apt-get install default-jre-headless); takes the checker from the npm registry.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { crawl, origin, ownPath } from '../apps/server/src/testing/crawl.ts';
import { readFurtherPages } from '../apps/server/src/testing/served-pages.ts';
import { signIn } from './bench/site/requests.mjs';
import { startProduction } from './bench/site/servers.mjs';
import { explainOnHelp, fail } from './lib/command-line.mjs';
import { installTool } from './lib/install-tool.mjs';
import { ensureReady } from './lib/setup.mjs';

explainOnHelp(import.meta.url);

if (spawnSync('java', ['-version']).status !== 0)
  fail(
    'Java is missing; install it (Debian and Ubuntu: apt-get install default-jre-headless) and run the command again.',
  );
await ensureReady();
const jar = join(await installTool('vnu-jar', '26.9.27'), 'build/dist/vnu.jar');
const folder = await mkdtemp(join(tmpdir(), 'pano-html-'));
const names = await savePages(join(folder, 'pages'));
const { stdout, stderr, status } = spawnSync(
  'java',
  ['-jar', jar, '--stdout', '--format', 'json', join(folder, 'pages')],
  {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  },
);
if (status === null || !stdout) fail(`The checker could not run: ${stderr}`);
// The others recommend how to write what is right.
const messages = JSON.parse(stdout).messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning');
const problems = new Map();
for (const { message, extract, url } of messages) {
  const place = `${message}\n    ${extract.replaceAll(/\s+/g, ' ').slice(0, 160)}`;
  problems.set(place, [...(problems.get(place) ?? []), names.get(basename(url, '.html'))]);
}
for (const [place, pages] of problems) console.log(`✗ ${place}\n    on ${pages.length} pages, as on ${pages[0]}`);
console.log(`${names.size} pages, ${messages.length} messages`);
if (process.argv.includes('--keep')) console.log(`The pages are in ${folder}`);
else await rm(folder, { recursive: true, force: true });
if (messages.length > 0) process.exitCode = 1;

/** Reads every page and writes each to a file; the result has the page of each file's name. */
async function savePages(target) {
  const server = await startProduction(join(folder, 'data'), { PUBLIC_URL: origin });
  try {
    const session = await signIn(server.url);
    const send = async (path, headers = {}, method = 'GET', body = undefined) => {
      const response = await fetch(server.url + path, { method, headers, body, redirect: 'manual' });
      const text = await response.text();
      return { status: response.status, headers: Object.fromEntries(response.headers), text };
    };
    const write = (method, path, data) =>
      send(`/api/v1/admin${path}`, { ...session, 'content-type': 'application/json' }, method, JSON.stringify(data));
    const listed = [...(await send('/sitemap.xml')).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) =>
      ownPath(loc),
    );
    const { pages, broken } = await crawl(send, [...new Set(['/', '/en', ...listed])]);
    if (broken.length > 0) fail(`Not every link leads to a page: ${broken.join(', ')}`);
    const all = new Map([...pages.values()].map(({ path, html }) => [path, html]));
    for (const [name, html] of await readFurtherPages(send, write)) all.set(name, html);
    mkdirSync(target);
    const names = new Map([...all.keys()].map((name, index) => [String(index), name]));
    for (const [file, name] of names) writeFileSync(join(target, `${file}.html`), all.get(name));
    return names;
  } finally {
    await server.stop();
  }
}
