// npm run bench:program: what each library costs in the program, the scripts that a visitor's first page loads with the
// intent to use it. Builds the site a second time, with source maps, into a folder of its own; takes half a minute.
// Writes docs/performance.md.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { explainOnHelp, fail } from '../lib/command-line.mjs';
import { run } from '../lib/run.mjs';
import { root } from '../lib/setup.mjs';
import { writeResults } from './site/report.mjs';

explainOnHelp(import.meta.url);

/** To which row of the table a source belongs: the first one whose pattern it matches. */
const rows = [
  ['react-dom, react, scheduler', /node_modules\/(?:react|react-dom|scheduler)\//],
  ['@tanstack/query-core, @tanstack/react-query', /node_modules\/@tanstack\//],
  ['@trpc/client, @trpc/server, in place of @trpc/react-query', /kit\/site\/lean-trpc|node_modules\/@trpc\//],
  ['react-router', /node_modules\/react-router\//],
  ['in place of i18next and react-i18next', /kit\/site\/lean-i18n|node_modules\/(?:react-)?i18next\//],
  ['other libraries', /node_modules\//],
  ['the texts of one language', /i18n\/src\/(?:tr|en)\//],
  ['our own code', /\/src\/.*\.tsx?$/],
  ['code of the bundler', /(?:)/],
];
const gzip = (code) => gzipSync(code, { level: 9 }).length;
const kb = (bytes) => (bytes / 1024).toFixed(1);

const folder = await mkdtemp(join(tmpdir(), 'pano-program-'));
try {
  const chunks = await buildProgram(folder);
  const texts = new Map(rows.map(([name]) => [name, []]));
  for (const { code, map } of chunks) {
    if (map) assign(code, new SourceMap(map), texts);
    else texts.get('code of the bundler').push(code);
  }
  const sizes = rows.map(([name]) => [name, gzip(texts.get(name).join(''))]).filter(([, size]) => size > 20);
  const first = chunks.find(({ file }) => /\/start-/.test(file));
  const all = chunks.reduce((sum, { code }) => sum + gzip(code), 0);
  const lines = [
    '| Library | KB |',
    '|---|---:|',
    ...sizes.map(([name, size]) => `| ${name} | ${kb(size)} |`),
    `| of our own code, the first script | ${kb(gzip(first.code))} |`,
    `| **together** | **${kb(all)}** |`,
  ];
  console.log(lines.join('\n'));
  await writeResults(join(root, 'docs/performance.md'), 'npm run bench:program', lines);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Builds the site and returns the files of the home page's program, the first script included. */
async function buildProgram(outDir) {
  const vite = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'vite.cmd' : 'vite');
  const { code, output } = await run(vite, ['build', '--sourcemap', '--outDir', outDir, '--emptyOutDir'], {
    cwd: join(root, 'apps/web'),
    quiet: true,
  });
  if (code !== 0) fail(`The site could not be built:\n${output}`);
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  const files = new Set();
  const collect = (key) => {
    const { file, imports = [] } = manifest[key];
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(collect);
  };
  ['src/app/site/entry-client.tsx', '../../packages/i18n/src/tr/site.ts'].forEach(collect);
  return Promise.all(
    [...files].map(async (file) => ({
      file,
      code: (await readFile(join(outDir, file), 'utf8')).replace(/\n\/\/# sourceMappingURL=.*\n?$/, ''),
      map: await readMap(join(outDir, `${file}.map`)),
    })),
  );
}

/** Null for code that the bundler has added. */
async function readMap(path) {
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : null;
}

/** Adds each piece of the code to the row of the source that it comes from. */
function assign(code, map, texts) {
  for (const [number, line] of code.split('\n').entries()) {
    let begin = 0;
    let row = rowOf(map, number, 0);
    for (let column = 1; column <= line.length; column += 1) {
      const next = column < line.length ? rowOf(map, number, column) : null;
      if (next === row) continue;
      texts.get(row).push(line.slice(begin, column));
      [begin, row] = [column, next];
    }
  }
}

function rowOf(map, line, column) {
  const { originalSource = '' } = map.findEntry(line, column);
  return rows.find(([, pattern]) => pattern.test(originalSource))[0];
}
