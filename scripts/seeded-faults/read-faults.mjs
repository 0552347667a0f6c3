import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The faults of faults.tsv: what one is, the `file` in which `from` is replaced by `to`, and the tests that find it, with
 * what runs them.
 */
export function readFaults() {
  const lines = readFileSync(join(import.meta.dirname, 'faults.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return lines.map((line) => {
    const [kind, what, file, from, to, runner, tests] = line.split('\t');
    return { line, kind, what, file, from, to, runner, tests: tests.split(' ') };
  });
}
