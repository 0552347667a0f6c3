import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

/** The processes that a process has started, by their numbers. */
export async function childrenOf(pid) {
  const all = process.platform === 'linux' ? await readProc() : askPs();
  return all.filter(({ parent }) => parent === pid).map((entry) => entry.pid);
}

// Small images of Linux have no `ps`.
async function readProc() {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  // A process may be gone by the time it is looked at.
  const read = (pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name stands in brackets and may hold anything; the state and the parent come after it.
  const parentIn = (stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  return Promise.all(pids.map(async (pid) => ({ pid, parent: parentIn(await read(pid)) })));
}

const askPs = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid, parent]) => ({ pid, parent }));
