// Set up in each file of unit tests: a test that causes a warning fails, and the begin, end and processor time of the file
// are noted.
import { appendFileSync } from 'node:fs';
import { format } from 'node:util';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { readProcessorTime } from './processor-time.mjs';

/** Where `npm test` collects the times, one JSON object on each line; nothing is noted without it. */
const { PANO_TEST_TIMES: times } = process.env;
const before = times ? readProcessorTime() : 0;

const printed = [];
const own = { error: console.error, warn: console.warn };
for (const [method, print] of Object.entries(own)) {
  console[method] = (...values) => {
    printed.push(format(...values));
    print(...values);
  };
}
const noteWarning = (warning) => void printed.push(String(warning));
process.on('warning', noteWarning);

// What a test expects to be printed it catches itself: vi.spyOn(console, 'error').
afterEach(() => expect(printed.splice(0), 'printed by console.error, console.warn or Node').toEqual([]));

const note = (values) => {
  const { testPath: file } = expect.getState();
  if (times) appendFileSync(times, `${JSON.stringify({ file, process: process.pid, ...values })}\n`);
};
beforeAll(() => note({ begun: Date.now() }));

// What is set up first is torn down last.
afterAll(() => {
  process.off('warning', noteWarning);
  Object.assign(console, own);
  note({ processor: readProcessorTime() - before });
});
