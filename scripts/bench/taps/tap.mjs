import { setTimeout } from 'node:timers/promises';
import { tapLikeFinger } from '../../lib/visitor.mjs';

/** A tap that shows no effect within this time is counted with it. */
const longest = 10_000;

/** Seldom, so that it takes little of the time that is measured. */
const pollingMs = 500;

/** Records, in every page that is opened from now on, how long the browser took from a tap to the next frame. */
export const followTaps = (page) =>
  page.addInitScript(() => {
    window.tap = {
      clickedAt: null,
      durations: [],
      // Timers wait while the browser loads another page.
      afterFrame: (run) => requestAnimationFrame(() => scheduler.postTask(run, { priority: 'user-blocking' })),
    };
    const follow = (list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId > 0) tap.durations.push(duration);
    };
    new PerformanceObserver(follow).observe({ type: 'event', durationThreshold: 16 });
    addEventListener(
      'click',
      ({ timeStamp }) => {
        tap.clickedAt ??= timeStamp;
      },
      { capture: true },
    );
    // A tap that opens another page shows its effect when this one is left, or by a sign before; the browser reports the
    // time of the tap too late.
    addEventListener('pagehide', () => {
      if (tap.clickedAt === null) return;
      const left = performance.now() - tap.clickedAt;
      sessionStorage.setItem('left', JSON.stringify({ event: tap.signAfter ?? left, effect: left }));
    });
  });

/**
 * Taps a control and returns milliseconds: `event` until the next frame behind the tap, by event timing, and `effect`
 * until the frame in which the page meets the condition. A tap that opens another page has its effect when the page is
 * left; so long lasts its `event`, too, unless the page has shown before, in a frame, that it was tapped.
 * @param control a condition `effect`, and for a control that opens another page perhaps `sign`, what the page shows before
 */
export async function timeTap(visitor, { target, effect, sign = () => false }) {
  const { page } = visitor;
  // As text: the policy of the page forbids making functions of strings.
  await page.evaluate(`(${watchPage})(${effect}, ${sign})`);
  await tapLikeFinger(visitor, target);
  for (let waited = 0; waited < longest; waited += pollingMs) {
    await setTimeout(pollingMs);
    // Fails while another page takes the place of this one.
    const result = await page.evaluate(readResult).catch(() => null);
    if (result) return result;
  }
  return { event: longest, effect: longest };
}

function watchPage(hasEffect, hasSign) {
  const sinceClick = () => performance.now() - tap.clickedAt;
  const note = (name, isMet, then) => {
    const check = () => {
      if (tap.clickedAt === null || !isMet()) return;
      observer.disconnect();
      removeEventListener('click', check);
      tap.afterFrame(() => {
        tap[name] = sinceClick();
        then?.();
      });
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    addEventListener('click', check);
  };
  note('signAfter', hasSign);
  note('effectAfter', hasEffect, () => {
    // The browser reports the time of an event some tasks behind its frame.
    setTimeout(() => {
      tap.isOver = true;
    }, 300);
  });
}

/** Runs in the page that is there in the end, which may be another one than that of the tap. */
function readResult() {
  const left = sessionStorage.getItem('left');
  if (left !== null) return JSON.parse(left);
  if (!tap.isOver || tap.clickedAt === null) return false;
  // Events of less than the threshold are not reported.
  return { event: Math.max(16, ...tap.durations), effect: tap.effectAfter };
}
