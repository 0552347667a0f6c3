// A visitor's phone in a real Chromium: what it loads, in phases. The budgets use it, and the measurement of taps.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findChromium } from './browser.mjs';
import { baseArgs } from './browser-launch.mjs';
import { root } from './setup.mjs';

/** The screen of the phone that Lighthouse emulates. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export async function startChromium() {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  return chromium.launch({
    executablePath: await findChromium(),
    args: baseArgs,
  });
}

/**
 * A page in a fresh profile, of a visitor who saves data: such a visitor fetches nothing that is not wanted. Another one
 * fetches pages behind links beforehand; the program does not come by itself to a phone.
 */
export async function openVisitor(browser, { savesData = true, ...options } = {}) {
  const context = await browser.newContext({ ...phone, locale: 'tr-TR', timezoneId: 'Europe/Istanbul', ...options });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
  return { page, devtools, close: () => context.close() };
}

/** Collects every response from the network with its bytes on the wire, headers included. */
export async function recordRequests(devtools) {
  const requests = new Map();
  let lastEvent = performance.now();
  const record = (event, note) =>
    devtools.on(`Network.${event}`, (details) => {
      lastEvent = performance.now();
      note(details);
    });
  record('requestWillBeSent', ({ requestId, request }) => {
    if (/^https?:/.test(request.url)) requests.set(requestId, { path: new URL(request.url).pathname, pending: true });
  });
  record('responseReceived', ({ requestId, type }) => merge(requestId, { type }));
  record('loadingFinished', ({ requestId, encodedDataLength }) =>
    merge(requestId, { bytes: encodedDataLength, pending: false }),
  );
  record('loadingFailed', ({ requestId }) => requests.delete(requestId));
  const merge = (id, details) => requests.has(id) && Object.assign(requests.get(id), details);
  await devtools.send('Network.enable');
  return {
    list: () => [...requests.values()],
    /** Waits until nothing has been requested or received for a while. */
    async quiet() {
      const pending = () => [...requests.values()].some((request) => request.pending);
      while (pending() || performance.now() - lastEvent < quietMs) await setTimeout(50);
    },
  };
}

/** A phone's program starts its next requests within this time, even on a busy machine. */
const quietMs = 1000;

/** Points at the link to the home page, whose code belongs to the program, and waits until the program has come. */
export const fetchProgram = (page) =>
  page.evaluate(async () => {
    const deadline = performance.now() + 30_000;
    const until = async (isMet) => {
      while (!isMet()) {
        if (performance.now() > deadline) throw new Error('The program has not come');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    // The script in the page keeps presses until the first script has attached everything.
    await until(() => document.readyState !== 'loading' && window.onclick === null);
    const pointing = new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true });
    document.querySelector('header a[href]').dispatchEvent(pointing);
    // The program marks the page when it has taken over.
    await until(() => 'hydrated' in document.documentElement.dataset);
  });

/** How long a finger rests on what it taps. */
const pressMs = 100;

/**
 * Taps the first element that matches as a finger does, and without what Playwright adds to a page to find out what a tap
 * hits.
 */
export async function tapLikeFinger({ page, devtools }, selector) {
  const touchPoints = [await page.evaluate(findMiddle, selector)];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await setTimeout(pressMs);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in the page. */
async function findMiddle(selector) {
  const control = document.querySelector(selector);
  control.scrollIntoViewIfNeeded();
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const { x, y, width, height } = control.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
