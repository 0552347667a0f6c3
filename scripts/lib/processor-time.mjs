// The processor time of processes, as Linux counts it.
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second of /proc. */
const ticks = 100;

/**
 * Seconds of processor time that this process and all that it has started have used so far, those that have ended
 * included; NaN on other systems than Linux.
 */
export function readProcessorTime() {
  if (process.platform !== 'linux') return Number.NaN;
  const all = readProcesses();
  const sum = (pid) =>
    (all.get(pid)?.seconds ?? 0) + (all.get(pid)?.children ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(process.pid);
}

/** By its number: what each process and those it has waited for have used, and the processes that it has started. */
function readProcesses() {
  const all = new Map();
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const fields = readFields(pid);
    if (fields) all.set(pid, { parent: Number(fields[1]), seconds: sumTimes(fields), children: [] });
  }
  for (const [pid, { parent }] of all) all.get(parent)?.children.push(pid);
  return all;
}

/** The fields after the name of the program, which stands in parentheses and may contain spaces. */
function readFields(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch (error) {
    // It has ended meanwhile.
    if (['ENOENT', 'ESRCH'].includes(error.code)) return undefined;
    throw error;
  }
}

const sumTimes = (fields) => fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / ticks;
