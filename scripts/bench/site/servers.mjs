import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '@pano/db/test-servers';

const root = fileURLToPath(new URL('../../../', import.meta.url));
export const account = { email: 'yonetici@ornekelektrik.example', password: 'olcum-icin-parola' };

/** The built server as it runs in production. Also measures the time from the start to the first page. */
export async function startProduction(dataDir, settings = {}, build = `${root}apps/server/dist/main.js`) {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, [build], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // As the image and the service start it.
      MALLOC_ARENA_MAX: '1',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      CONTACT_LIMIT: '100000',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReachable(`${url}/`))) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { url, child, startMs: performance.now() - begun, stop: () => stop(child) };
}

const isReachable = (url) =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

/** A bare server that responds at these addresses with the bytes and headers of the production server. */
export async function startBare(url, targets) {
  const copies = await Promise.all(
    targets.map(async ({ path, headers }) => {
      const { bytes, given } = await raw(`${url}${path}`, headers);
      const headerNames = ['content-type', 'content-encoding', 'content-length'].filter((name) => given[name]);
      return {
        path: path.split('?')[0],
        headers: Object.fromEntries(headerNames.map((name) => [name, given[name]])),
        base64: bytes.toString('base64'),
      };
    }),
  );
  const child = fork(fileURLToPath(new URL('./bare-server.mjs', import.meta.url)), { execArgv: [] });
  child.send(copies);
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, child, stop: () => stop(child) };
}

/** Makes a token of an assistant, which opens the address of its tools. */
export function addAssistant(dataDir) {
  const args = ['token', 'create', account.email, 'assistant', '--scopes', 'assistant'];
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  execFileSync(process.execPath, [`${root}apps/server/dist/cli.js`, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Saves per second of Prisma alone, in a process of its own. */
export async function measureBareWrites(job) {
  const script = fileURLToPath(new URL('./bare-writer.ts', import.meta.url));
  const child = fork(script, { execArgv: ['--import', 'tsx'] });
  child.send(job);
  const [perSecond] = await once(child, 'message');
  return perSecond;
}

/** A balancer that passes each request to the next of these servers. */
export async function startBalancer(targets) {
  const script = fileURLToPath(new URL('./balancer.mjs', import.meta.url));
  const child = fork(script, { execArgv: ['--import', 'tsx'] });
  child.send(targets);
  const [url] = await once(child, 'message');
  return { url, stop: () => stop(child) };
}

/** A response as it came over the wire, not decompressed. */
async function raw(url, headers) {
  const { request } = await import('node:http');
  const sent = request(url, { headers });
  sent.end();
  const [response] = await once(sent, 'response');
  const chunks = [];
  for await (const chunk of response) chunks.push(chunk);
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
  return { bytes: Buffer.concat(chunks), given: response.headers };
}

async function stop(child) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Megabytes of memory that a process has; null if the system does not report it. */
export function memoryOf({ pid }) {
  if (process.platform !== 'linux') return null;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** The processor time of a process so far in milliseconds, exact to 10; NaN if the system does not report it. */
export function processorTime(pid) {
  if (process.platform !== 'linux') return Number.NaN;
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}
