import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { median } from './measure.mjs';
import { read, send, signIn } from './requests.mjs';
import { saveContactForm, sustained } from './saves.mjs';
import { account } from './servers.mjs';

const cli = fileURLToPath(new URL('../../../apps/server/dist/cli.js', import.meta.url));
const times = 31;

/**
 * Measures what the preview of a project with 30 KB of text takes, for how long nobody else can write meanwhile, and how
 * many contact forms arrive while three people preview without pause.
 * @param writing how many rounds of how many seconds
 */
export async function measurePreviews({ content, server: { url }, session, dataDir }, writing, report) {
  const database = join(dataDir, 'pano.db');
  const { data } = await read(`${url}/api/v1/admin/projects?limit=1`, session);
  const text = '<p>Panolarımızı atölyemizde ölçüp kuruyor, sahada devreye alıyoruz.</p>'.repeat(410);
  const preview = (who, i) => {
    const values = { title: `Ana pano ${i}`, content: text };
    const input = { entity: 'project', record: String(data[0].id), locale: 'tr', place: 'page', values };
    return send(`${url}/trpc/previews.render`, 'POST', input, who);
  };
  const waits = [];
  const locks = [];
  // The first ones warm up.
  for (let i = -5; i < times; i += 1) {
    const begun = performance.now();
    const held = await watchLock(database, preview(session, i));
    if (i < 0) continue;
    waits.push(performance.now() - begun);
    locks.push(held);
  }
  report.limit(`preview of a project of 30 KB, ${content}, ms`, median(waits), 250);
  report.limit(`preview of a project of 30 KB: the lock of all writes, ${content}, ms`, median(locks), 40);

  const editors = [session, await addEditor(url, dataDir, 1), await addEditor(url, dataDir, 2)];
  const pairs = [];
  for (let round = 0; round < writing.rounds; round += 1) {
    const alone = await sustained(saveContactForm(url), writing.seconds);
    const stop = new AbortController();
    const previewing = editors.map(async (who, at) => {
      for (let i = 0; !stop.signal.aborted; i += 1) await preview(who, `${at} ${i}`).catch(exceptBusy);
    });
    pairs.push([await sustained(saveContactForm(url), writing.seconds), alone]);
    stop.abort();
    await Promise.all(previewing);
  }
  const ratio = median(pairs.map(([during, alone]) => during / alone));
  const [during, alone] = [median(pairs.map(([a]) => a)), median(pairs.map(([, b]) => b))];
  const note = `${Math.round(during)}/s against ${Math.round(alone)}/s`;
  report.bar(`contact forms while three people preview without pause to those alone, ${content}`, ratio, 0.8, note);
}

/** Milliseconds between the first and the last try to write that failed while the work ran. */
async function watchLock(database, work) {
  const db = new Sqlite(database, { timeout: 0 });
  const busy = [];
  let isRunning = true;
  const done = work.finally(() => {
    isRunning = false;
  });
  while (isRunning) {
    try {
      db.exec('BEGIN IMMEDIATE; ROLLBACK');
    } catch (error) {
      if (error.code !== 'SQLITE_BUSY') throw error;
      busy.push(performance.now());
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await done;
  db.close();
  return busy.length > 0 ? busy.at(-1) - busy[0] : 0;
}

/** Somebody else who may sign in. */
function addEditor(url, dataDir, number) {
  const email = `editor${number}@ornekelektrik.example`;
  const env = { ...process.env, DATA_DIR: dataDir };
  const args = [cli, 'admin', 'create', email, '--password-stdin'];
  const { status, stderr } = spawnSync(process.execPath, args, { env, input: account.password });
  if (status !== 0) throw new Error(`No account could be added: ${stderr}`);
  return signIn(url, { ...account, email });
}

/** The pane tries again where others preview or write. */
function exceptBusy(error) {
  if (!/answers (?:409|503)/.test(error.message)) throw error;
}
