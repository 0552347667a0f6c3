import type { BrowserContext, Page } from '@playwright/test';

const report = 'Left to another program: ';

/**
 * Keeps `tel:`, `mailto:` and what else another program opens from leaving the browser. A whole Chromium would start the
 * mail program of this machine, and ask about a number with a dialog of the system that takes every further press; the
 * headless shell does neither. The event comes once the page has had its say: a press that the page prevents has none.
 */
export const keepExternalLinks = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((prefix) => {
    navigation.addEventListener('navigate', (event) => {
      const { url } = event.destination;
      if (event.defaultPrevented || /^(?:https?|about|blob|data):/.test(url)) return;
      event.preventDefault();
      console.info(prefix + url);
    });
  }, report);

/** Presses links, and returns the first address that the browser would have left to another program. */
export async function pressExternalLink(page: Page, press: () => Promise<void>): Promise<string> {
  const [entry] = await Promise.all([
    page.waitForEvent('console', (message) => message.text().startsWith(report)),
    press(),
  ]);
  return entry.text().slice(report.length);
}
