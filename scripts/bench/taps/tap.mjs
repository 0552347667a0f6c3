/** A tap that shows no effect within this time is counted with it. */
const longest = 10_000;

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
      },
      { capture: true },
    );
    // A tap that opens another page shows its effect when this one is left.
    addEventListener('pagehide', () => {
      if (tap.clickedAt !== null) sessionStorage.setItem('left', String(performance.now() - tap.clickedAt));
    });
  });

/**
 * Taps a control and returns milliseconds: `event` until the next frame behind the tap, by event timing, and `effect`
 * until the frame in which the page meets the condition. Of a tap that opens another page both are the time until the
 * page is left.
 */
export async function timeTap(page, target, effect) {
  const control = page.locator(target).first();
  await control.scrollIntoViewIfNeeded();
  // As text: the policy of the page forbids making functions of strings.
  await page.evaluate(`(${watchForEffect})(${effect})`);
  await control.tap({ noWaitAfter: true });
  const result = await page.waitForFunction(readResult, null, { timeout: longest, polling: 50 }).catch(() => null);
  return result ? await result.jsonValue() : { event: longest, effect: longest };
}

function watchForEffect(isShown) {
  const check = () => {
    if (!isShown()) return requestAnimationFrame(check);
    setTimeout(() => {
      tap.shownAt = performance.now();
      // The browser reports the time of an event some tasks behind its frame.
      setTimeout(() => {
        tap.isOver = true;
      }, 300);
    });
  };
  requestAnimationFrame(check);
}

/** Runs in the page that is there in the end, which may be another one than that of the tap. */
function readResult() {
  const left = sessionStorage.getItem('left');
  if (left !== null) return { event: Number(left), effect: Number(left) };
  if (!tap.isOver || tap.clickedAt === null) return false;
  // Events of less than the threshold are not reported.
  return { event: Math.max(16, ...tap.durations), effect: tap.shownAt - tap.clickedAt };
}
