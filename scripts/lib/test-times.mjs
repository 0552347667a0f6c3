// Where the time of a test run goes: by phase, and by file.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { readProcessorTime } from './processor-time.mjs';

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
    /** Chromium ends its processes without handing their time over: the last phase has at least that of its files. */
    countFiles(files) {
      const last = all.at(-1);
      last.processor = Math.max(
        last.processor,
        sumOf(files, ({ processor }) => processor),
      );
    },
  };
}

/** Seconds since some moment: by the clock, of processor time, and of time in which processors of the machine were idle. */
function readClocks() {
  const idle = cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000;
  return { wall: performance.now() / 1000, processor: readProcessorTime(), idle };
}

/**
 * The files of a report of Vitest, each with its tests and its seconds: from its first test to its last, and of the
 * processor. One that ran on both databases counts twice.
 * @param times the file that watch-test-file.mjs has written
 */
export function unitFiles({ testResults }, times) {
  const noted = existsSync(times) ? readFileSync(times, 'utf8').trim().split('\n').map(JSON.parse) : [];
  const measured = noted.filter(({ processor }) => processor !== undefined);
  return testResults.map(({ name, startTime, endTime, assertionResults }) => {
    // Which of the two runs of a file this is does not matter: the seconds of both are added up.
    const at = measured.findIndex(({ file }) => file === name);
    return {
      file: name,
      seconds: (endTime - startTime) / 1000,
      processor: at < 0 ? 0 : measured.splice(at, 1)[0].processor,
      tests: assertionResults.length,
      // A test that passed has errors if it failed before.
      again: assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => ({ title: fullName, tries: failureMessages.length + 1 })),
    };
  });
}

/** The files of a report of Playwright; the tests of a file run side by side, and the seconds are those of all of them. */
export const browserFiles = ({ suites }) =>
  suites.map((suite) => {
    const tests = listTests(suite);
    const results = tests.flatMap((test) => test.results);
    return {
      file: `e2e/${suite.file}`,
      seconds: sumOf(results, ({ duration }) => duration) / 1000,
      processor: sumOf(results, processorOf),
      tests: tests.length,
      again: tests
        .filter(({ status }) => status === 'flaky')
        .map((test) => ({ title: test.title, tries: test.results.length })),
    };
  });

/** What the fixture `processor` has noted with a test. */
const processorOf = ({ annotations }) =>
  sumOf(
    annotations.filter(({ type }) => type === 'processor'),
    ({ description }) => Number(description),
  );

const listTests = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title }))),
  ...suites.flatMap(listTests),
];

/** The lines that tell of phases and files, longest first. */
export function describeTimes(phases, files) {
  const slow = sumByFile(files).slice(0, slowest);
  return [
    '',
    `Seconds by phase (${availableParallelism()} cores)`,
    `${'wall'.padStart(8)}${'processor'.padStart(11)}${'idle'.padStart(8)}`,
    ...withTotal(phases).map(
      ({ title, wall, processor, idle }) => `${show(wall, 8)}${show(processor, 11)}${show(idle, 8)}  ${title}`,
    ),
    ...(slow.length === 0 ? [] : ['', 'Slowest files: seconds of the processor, and of their tests by the clock']),
    ...slow.map(
      ({ file, seconds, processor, tests }) => `${show(processor, 8)}${show(seconds, 8)}  ${file} (${tests} tests)`,
    ),
    ...describeAgain(files),
  ];
}

/** The same for a document, with all files. */
export const timesAsTables = (phases, files) => [
  '| Phase | Wall s | Processor s | Idle s |',
  '|---|---:|---:|---:|',
  ...withTotal(phases).map(
    ({ title, wall, processor, idle }) => `| ${title} | ${show(wall)} | ${show(processor)} | ${show(idle)} |`,
  ),
  '',
  '| File | Tests | Processor s | Seconds of the tests |',
  '|---|---:|---:|---:|',
  ...sumByFile(files).map(
    ({ file, seconds, processor, tests }) => `| ${file} | ${tests} | ${processor.toFixed(1)} | ${seconds.toFixed(1)} |`,
  ),
];

const withTotal = (phases) => {
  const total = { title: 'All phases' };
  for (const clock of ['wall', 'processor', 'idle']) total[clock] = sumOf(phases, (phase) => phase[clock]);
  return [...phases, total];
};

/** One entry for each file, what took the processor most first. */
function sumByFile(files) {
  const sums = new Map();
  for (const { file, seconds, processor, tests } of files) {
    const sum = sums.get(file) ?? { file, seconds: 0, processor: 0, tests: 0 };
    sums.set(file, {
      file,
      seconds: sum.seconds + seconds,
      processor: sum.processor + processor,
      tests: sum.tests + tests,
    });
  }
  return [...sums.values()].toSorted((a, b) => b.processor - a.processor || b.seconds - a.seconds);
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

const sumOf = (list, read) => list.reduce((sum, entry) => sum + read(entry), 0);

const show = (seconds, width = 0) => (Number.isNaN(seconds) ? '–' : seconds.toFixed(0)).padStart(width);
