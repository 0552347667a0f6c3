import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

/** Writes the results of a command into a document, at the marked place. */
export async function writeResults(file, command, lines) {
  const [start, end] = [`<!-- results: written by ${command} -->`, '<!-- end of results -->'];
  const text = await readFile(file, 'utf8');
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GB, ${process.platform}, Node ${process.versions.node}`;
  const date = new Date().toISOString().slice(0, 10);
  const conditions = [`- Machine: ${machine}`, `- Date: ${date}`, `- Command: \`${command}\``];
  const results = [start, '', ...conditions, '', ...lines, '', end].join('\n');
  const begin = text.indexOf(start);
  if (begin === -1) throw new Error(`${file} has no place for ${command}`);
  const after = text.slice(text.indexOf(end, begin) + end.length);
  await writeFile(file, `${text.slice(0, begin)}${results}${after}`);
}

/** Collects the figures of a run, judges those that have a bar, and writes them into a document. */
export function createReport() {
  const rows = [];
  const add = (name, value, bar, passed, note = '') => rows.push({ name, value, bar, passed, note });
  const shown = (value) => (value < 10 ? value.toFixed(2) : value.toFixed(0));
  const table = () => [
    '| Figure | Value | Bar | | |',
    '|---|---:|---:|---|---|',
    ...rows.map(({ name, value, bar, passed, note }) => {
      const verdict = passed === null ? '' : passed ? 'met' : '**missed**';
      return `| ${name} | ${shown(value)} | ${bar} | ${verdict} | ${note} |`;
    }),
  ];
  return {
    /** At least this much. */
    bar: (name, value, bar, note) => add(name, value, `≥ ${bar}`, value >= bar, note),
    /** At most this much. */
    limit: (name, value, limit, note) => add(name, value, `≤ ${limit}`, value <= limit, note),
    figure: (name, value) => add(name, value, '', null),
    failed: () => rows.some(({ passed }) => passed === false),
    print: () => {
      for (const { name, value, bar, passed, note } of rows) {
        const mark = passed === null ? ' ' : passed ? '✓' : '✗';
        console.log(`${mark} ${shown(value).padStart(7)} ${bar.padEnd(8)} ${name}${note ? `   (${note})` : ''}`);
      }
    },
    write: (file, command) => writeResults(file, command, table()),
  };
}
