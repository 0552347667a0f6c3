// Fails if the home page exceeds its budgets: the bytes that a visitor downloads until the page is hydrated.
// Needs a build (npm run build). Sizes are compressed with gzip, in KB of 1024 bytes.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { freePort } from '../packages/db/scripts/test-servers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'apps/web/dist');

const budgets = { script: 150, style: 20, html: 40 };

// The page names its first script and the program which that one fetches. The sections below the slider, the carousel,
// the form's rules and the lightbox are fetched afterwards.
const html = await homePage();
const filesNamed = (pattern) => [...new Set([...html.matchAll(pattern)].map(([, file]) => file))];
const scripts = filesNamed(/(?:src|href)="\/(assets\/[^"]+\.js)"/g);
const styles = filesNamed(/href="\/(assets\/[^"]+\.css)"/g);
const measured = {
  script: sumOf(scripts),
  style: sumOf(styles),
  html: gzipSync(html).length / 1024,
};
const faults = Object.entries(budgets).filter(([name, budget]) => measured[name] > budget);
for (const [name, budget] of Object.entries(budgets)) {
  console.log(`${measured[name] > budget ? '✗' : '✓'} ${name}: ${measured[name].toFixed(1)} KB of ${budget} KB`);
}
if (faults.length > 0) {
  console.error(`The home page is too heavy. Its scripts:\n${describe(scripts)}\nIts styles:\n${describe(styles)}`);
  process.exit(1);
}

function sizeOf(file) {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024;
}

function sumOf(files) {
  return files.reduce((sum, file) => sum + sizeOf(file), 0);
}

function describe(files) {
  return files.map((file) => `  ${sizeOf(file).toFixed(1).padStart(6)} KB  ${file}`).join('\n');
}

/** The home page as the built server sends it, with the sample content. */
async function homePage() {
  const dataDir = mkdtempSync(join(tmpdir(), 'pano-budget-'));
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await listening(server);
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { 'accept-language': 'tr', 'accept-encoding': 'gzip' },
    });
    if (!response.ok) throw new Error(`The home page answered ${response.status}.`);
    if (response.headers.get('content-encoding') !== 'gzip') throw new Error('The home page is sent uncompressed.');
    return await response.text();
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function listening(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Listening on')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output}`)));
  });
}
