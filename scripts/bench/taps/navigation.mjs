// How soon the page behind a link is there: as a document before the program has come, and as a screen inside it.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { fetchProgram, openVisitor, recordRequests, tapLikeFinger } from '../../lib/visitor.mjs';
import { median } from '../site/measure.mjs';

/** A round trip of the mobile network that Lighthouse has: every request reaches the server this much later. */
const roundTripMs = 150;
const slowdown = 6;
const longest = 20_000;

/**
 * Presses links on fresh pages, alternately before and inside the program.
 * @param links from which page which link is pressed
 * @returns the lines of a table, and the ratio over all links
 */
export async function compareNavigation(browser, origin, links, rounds) {
  const network = await startMobileNetwork(origin);
  const lines = ['| Link | Before the program, ms | Inside the program, ms | Ratio |', '|---|---:|---:|---:|'];
  const ratios = [];
  try {
    for (const [name, link] of Object.entries(links)) {
      const measured = [];
      for (let round = 0; round < rounds; round += 1) {
        const [first, second] = round % 2 === 0 ? [false, true] : [true, false];
        const times = new Map();
        for (const inside of [first, second]) times.set(inside, await follow(browser, network.url, link, inside));
        measured.push({ before: times.get(false), inside: times.get(true) });
      }
      const ratio = median(measured.map(({ before, inside }) => before / inside));
      ratios.push(ratio);
      const [before, inside] = ['before', 'inside'].map((side) => Math.round(median(measured.map((one) => one[side]))));
      lines.push(`| ${name} | ${before} | ${inside} | ${ratio.toFixed(2)} |`);
      console.log(`  ${name}: ${before} ms before the program, ${inside} ms inside, ratio ${ratio.toFixed(2)}`);
    }
  } finally {
    await network.stop();
  }
  return { lines, ratio: median(ratios) };
}

/** Passes every request on to the site, after the time that a mobile network takes. */
async function startMobileNetwork(origin) {
  const server = createServer(async (incoming, response) => {
    await setTimeout(roundTripMs);
    const { method, headers } = incoming;
    const sent = request(origin + incoming.url, { method, headers }, (received) => {
      response.writeHead(received.statusCode, received.headers);
      received.pipe(response);
    });
    sent.once('error', () => response.destroy());
    incoming.pipe(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Milliseconds from the press on a link to the frame that shows the heading of the page behind it. */
async function follow(browser, url, { path, target }, inside) {
  const visitor = await openVisitor(browser, { savesData: false });
  const { page, devtools } = visitor;
  try {
    await page.addInitScript(waitForHeading);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const requests = await recordRequests(devtools);
    await page.goto(url + path, { waitUntil: 'load' });
    if (inside) await fetchProgram(page);
    await page.evaluate((selector) => document.querySelector(selector).scrollIntoViewIfNeeded(), target);
    await requests.quiet();
    // From its touch on the next page can be fetched.
    await tapLikeFinger(visitor, target);
    const shown = await page.waitForFunction(() => window.shownAfter, null, { timeout: longest, polling: 50 });
    return await shown.jsonValue();
  } finally {
    await visitor.close();
  }
}

/** Runs in every document: the press may be in another one than the page behind the link. */
function waitForHeading() {
  const readHeading = () => document.querySelector('main h1')?.textContent;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
      sessionStorage.setItem('from', readHeading() ?? '');
    },
    { capture: true },
  );
  const check = () => {
    const pressed = sessionStorage.getItem('pressed');
    const heading = readHeading();
    if (!pressed || !heading || heading === sessionStorage.getItem('from')) return requestAnimationFrame(check);
    setTimeout(() => {
      window.shownAfter = performance.timeOrigin + performance.now() - Number(pressed);
    });
  };
  requestAnimationFrame(check);
}
