import { tap } from '../../lib/visitor.mjs';

/** A tap that shows no effect within this time is counted with it. */
const longest = 10_000;

/** Seldom, so that it takes little of the time that is measured. */
const pollingMs = 500;

/** Records, in every page that is opened from now on, how long the browser took from a tap to the next frame. */
export const followTaps = (page) =>
  page.addInitScript(() => {
    window.tap = { clickedAt: null, durations: [] };
    const follow = (list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId > 0) tap.durations.push(duration);
    };
    new PerformanceObserver(follow).observe({ type: 'event', durationThreshold: 16 });
    addEventListener(
      'click',
      ({ timeStamp }) => {
        tap.clickedAt ??= timeStamp;
        const noteFrame = () => {
          tap.nextFrame ??= performance.now() - timeStamp;
        };
        // Timers wait while the browser loads another page.
        requestAnimationFrame(() => scheduler.postTask(noteFrame, { priority: 'user-blocking' }));
      },
      { capture: true },
    );
    // A tap that opens another page shows its effect when this one is left, mostly before the browser reports its time.
    addEventListener('pagehide', () => {
      if (tap.clickedAt === null) return;
      const left = performance.now() - tap.clickedAt;
      sessionStorage.setItem('left', JSON.stringify({ event: tap.nextFrame ?? left, effect: left }));
    });
  });

/**
 * Taps a control and returns milliseconds: `event` until the next frame behind the tap, by event timing, and `effect`
 * until the frame in which the page meets the condition. A tap that opens another page has its effect when the page is
 * left; its next frame is timed in the page, since that is before the browser reports it.
 */
export async function timeTap({ page, devtools }, target, effect) {
  const control = page.locator(target).first();
  await control.scrollIntoViewIfNeeded();
  // As text: the policy of the page forbids making functions of strings.
  await page.evaluate(`(${watchForEffect})(${effect})`);
  await tap(devtools, control);
  const waiting = page.waitForFunction(readResult, null, { timeout: longest, polling: pollingMs });
  const result = await waiting.catch(() => null);
  return result ? await result.jsonValue() : { event: longest, effect: longest };
}

function watchForEffect(isShown) {
  const observer = new MutationObserver(() => {
    if (!isShown()) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        tap.shownAt = performance.now();
        // The browser reports the time of an event some tasks behind its frame.
        setTimeout(() => {
          tap.isOver = true;
        }, 300);
      }),
    );
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page that is there in the end, which may be another one than that of the tap. */
function readResult() {
  const left = sessionStorage.getItem('left');
  if (left !== null) return JSON.parse(left);
  if (!tap.isOver || tap.clickedAt === null) return false;
  // Events of less than the threshold are not reported.
  return { event: Math.max(16, ...tap.durations), effect: tap.shownAt - tap.clickedAt };
}
