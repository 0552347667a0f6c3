import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../packages/db/scripts/test-servers.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
export const account = { email: 'yonetici@ornekelektrik.example', password: 'olcum-icin-parola' };

/** The built server as it runs in production. Tells also how long it took from the start to the first page. */
export async function startProduction(dataDir, settings = {}) {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, [`${root}apps/server/dist/main.js`], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      CONTACT_LIMIT: '100000',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/`))) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { url, child, startMs: performance.now() - begun, stop: () => stop(child) };
}

const answers = (url) =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

/** A bare server that answers these addresses of the production server with the same bytes and headers. */
export async function startBare(url, targets) {
  const copies = await Promise.all(
    targets.map(async ({ path, headers }) => {
      const { bytes, given } = await raw(`${url}${path}`, headers);
      const kept = ['content-type', 'content-encoding', 'content-length'].filter((name) => given[name]);
      return {
        path: path.split('?')[0],
        headers: Object.fromEntries(kept.map((name) => [name, given[name]])),
        base64: bytes.toString('base64'),
      };
    }),
  );
  const child = fork(fileURLToPath(new URL('./bare-server.mjs', import.meta.url)), { execArgv: [] });
  child.send(copies);
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, child, stop: () => stop(child) };
}

/** A balancer that lets these servers take turns. */
export async function startBalancer(targets) {
  const script = fileURLToPath(new URL('./balancer.ts', import.meta.url));
  const child = fork(script, { execArgv: ['--import', 'tsx'] });
  child.send(targets);
  const [url] = await once(child, 'message');
  return { url, stop: () => stop(child) };
}

/** An answer as it came over the wire, not decompressed. */
async function raw(url, headers) {
  const { request } = await import('node:http');
  const sent = request(url, { headers });
  sent.end();
  const [answer] = await once(sent, 'response');
  const parts = [];
  for await (const part of answer) parts.push(part);
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`);
  return { bytes: Buffer.concat(parts), given: answer.headers };
}

async function stop(child) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Megabytes of memory that a process has; null where the system does not tell. */
export function memoryOf({ pid }) {
  if (process.platform !== 'linux') return null;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
