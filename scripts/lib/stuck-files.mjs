// Ends test files that go on for ever: in an endless loop no time limit of a test is ever looked at.
import { existsSync, readFileSync } from 'node:fs';

/** Longer than any file takes on a busy machine. */
const limitMs = 15 * 60_000;

/**
 * Watches the files that watch-test-file.mjs notes, and kills the process of one that does not end in time.
 * @param times where the files are noted
 * @param report called with the path of each such file
 * @returns ends the watch
 */
export function endStuckFiles(times, report, { limit = limitMs, every = 10_000 } = {}) {
  const reported = new Set();
  const timer = setInterval(() => {
    for (const { file, process: pid, begun } of readUnfinished(times)) {
      if (Date.now() - begun < limit || reported.has(pid)) continue;
      reported.add(pid);
      report(file);
      kill(pid);
    }
  }, every);
  return () => clearInterval(timer);
}

/** Kills a process, unless it has ended by itself. */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** The file that each process is at, if it is at one. */
function readUnfinished(times) {
  if (!existsSync(times)) return [];
  const current = new Map();
  for (const line of readFileSync(times, 'utf8').trim().split('\n')) {
    const noted = JSON.parse(line);
    if ('begun' in noted) current.set(noted.process, noted);
    else current.delete(noted.process);
  }
  return current.values();
}
