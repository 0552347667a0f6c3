// Where the time of a test run goes: by phase, and by file.
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

/** Clock ticks a second of /proc on Linux. */
const ticks = 100;
const slowest = 20;

/** Measures phases one after the other; `all` has what each of them took, in seconds. */
export function createPhases() {
  const all = [];
  return {
    all,
    async measure(title, work) {
      const before = readClocks();
      const result = await work();
      const after = readClocks();
      const spent = (clock) => after[clock] - before[clock];
      all.push({ title, wall: spent('wall'), processor: spent('processor'), idle: spent('idle') });
      return result;
    },
  };
}

/**
 * Seconds since some moment: by the clock, of processor time that this process and those it has waited for have used
 * (Linux only, elsewhere NaN), and of time in which the processors of the machine had nothing to do.
 */
function readClocks() {
  const idle = cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000;
  return { wall: performance.now() / 1000, processor: readProcessorTime(), idle };
}

function readProcessorTime() {
  if (process.platform !== 'linux') return Number.NaN;
  // The name of the program, in parentheses, may contain spaces.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / ticks;
}

/** The files of a report of Vitest, each with its seconds and its tests; one that ran on both databases counts twice. */
export const unitFiles = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.length,
    // A test that passed has errors if it failed before.
    again: assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => ({ title: fullName, tries: 'several' })),
  }));

/** The files of a report of Playwright: tests of a file run side by side, so the seconds are those of all its tests. */
export const browserFiles = ({ suites }) =>
  suites.map((suite) => {
    const tests = listTests(suite);
    return {
      file: `e2e/${suite.file}`,
      seconds:
        tests.reduce((sum, { results }) => sum + results.reduce((all, { duration }) => all + duration, 0), 0) / 1000,
      tests: tests.length,
      again: tests
        .filter(({ status }) => status === 'flaky')
        .map(({ title, results }) => ({ title, tries: results.length })),
    };
  });

const listTests = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title }))),
  ...suites.flatMap(listTests),
];

/** The lines that tell of phases and files, longest first. */
export function describeTimes(phases, files) {
  const sums = Array.from(groupByFile(files), ([file, entries]) => ({
    file,
    seconds: entries.reduce((sum, { seconds }) => sum + seconds, 0),
    tests: entries.reduce((sum, { tests }) => sum + tests, 0),
  }));
  const total = { title: 'All phases', wall: 0, processor: 0, idle: 0 };
  for (const phase of phases) for (const clock of ['wall', 'processor', 'idle']) total[clock] += phase[clock];
  return [
    '',
    `Seconds by phase (${availableParallelism()} cores)`,
    `${'wall'.padStart(8)}${'processor'.padStart(11)}${'idle'.padStart(8)}`,
    ...[...phases, total].map(
      ({ title, wall, processor, idle }) => `${show(wall, 8)}${show(processor, 11)}${show(idle, 8)}  ${title}`,
    ),
    ...(sums.length === 0 ? [] : ['', 'Slowest files, in seconds of their tests']),
    ...sums
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, slowest)
      .map(({ file, seconds, tests }) => `${show(seconds, 8)}  ${file} (${tests} tests)`),
    ...describeAgain(files),
  ];
}

function groupByFile(files) {
  const groups = new Map();
  for (const entry of files) groups.set(entry.file, [...(groups.get(entry.file) ?? []), entry]);
  return groups;
}

const describeAgain = (files) => {
  const tests = files.flatMap(({ file, again }) => again.map((test) => ({ file, ...test })));
  if (tests.length === 0) return [];
  return [
    '',
    'Passed only at a later try',
    ...tests.map(({ file, title, tries }) => `  ${file} > ${title} (tries: ${tries})`),
  ];
};

const show = (seconds, width) => (Number.isNaN(seconds) ? '–' : seconds.toFixed(0)).padStart(width);
