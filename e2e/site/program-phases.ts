import { expect, type Page, type Route } from '@playwright/test';

// What the tests of a page need that has no program yet, or just gets it.

const files = /\/assets\/(?:entry-client|site)-[\w-]+\.js$/;

export type ProgramRequests = {
  /**
   * Breaks what the page has requested of the program, and waits until the page has noticed.
   * @param passTime what lets the frame come that the page waits for, where its clock stands still
   */
  fail: (passTime?: () => Promise<void>) => Promise<void>;
  /** Lets the program through, now and from now on. */
  release: () => Promise<void>;
};

/** Leaves every request for the program without a response, until the test decides otherwise. */
export async function holdProgramRequests(page: Page): Promise<ProgramRequests> {
  const held: Route[] = [];
  let outcome: 'hold' | 'abort' | 'continue' = 'hold';
  await page.route(files, async (route) => {
    if (outcome === 'hold') held.push(route);
    else await route[outcome]();
  });
  const end = async (how: 'abort' | 'continue') => {
    outcome = how;
    for (const route of held.splice(0)) await route[how]();
  };
  return {
    fail: async (passTime) => {
      const noticed = page.waitForEvent('console', (entry) => entry.text().includes('Failed to fetch'));
      await end('abort');
      await passTime?.();
      await noticed;
      outcome = 'hold';
    },
    release: () => end('continue'),
  };
}

/** Waits until the first script has attached everything: until then the page itself keeps what is pressed. */
export const untilStarted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.readyState !== 'loading' && window.onclick === null);

/** Shows that the program will be used, without touching what the visitor is at. */
export async function wantProgram(page: Page): Promise<void> {
  await untilStarted(page);
  await page.evaluate(() => {
    document.querySelector('.menu-button')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
}

/** Waits for a state of a page whose clock stands still: only a few milliseconds pass with each look. */
export async function untilState(page: Page, isReached: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    await page.clock.runFor(20);
    return isReached();
  };
  await expect.poll(look, { intervals: [50] }).toBe(true);
}

/** What a visitor would notice if it changed. */
export const readPage = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const focused = document.activeElement;
    const isText = focused instanceof HTMLTextAreaElement || focused instanceof HTMLInputElement;
    const names = ['name', 'href', 'aria-label', 'id'].map((name) => focused?.getAttribute(name));
    return {
      address: location.href,
      language: document.documentElement.lang,
      heading: document.querySelector('h1')?.textContent,
      scroll: Math.round(scrollY),
      focus: [focused?.tagName, ...names].join(' '),
      selection: isText ? [focused.selectionStart, focused.selectionEnd] : null,
      typed: all('input, select, textarea').map((field) => 'value' in field && field.value),
      slides: all('[data-slides]').map((track) =>
        [...track.children].findIndex((slide) => slide.hasAttribute('data-current')),
      ),
      dialogs: all('dialog').map((dialog) => dialog.hasAttribute('open')),
      here: all('[aria-current]').map((item) => item.textContent),
    };
  });

/**
 * Follows the photo over the window and its arrows.
 * @returns a function that tells by how many pixels they have moved when the lightbox has taken over from the cover
 */
export async function followPhoto(page: Page): Promise<() => Promise<number>> {
  const readMiddles = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      }),
    );
  const photo = await readMiddles('.cover-photo[open] > img');
  const arrows = await readMiddles('.cover-photo[open] > [data-step]');
  return async () => {
    const nextPhoto = await readMiddles('.yarl__slide_current img');
    const nextArrows = await readMiddles('.yarl__navigation_prev, .yarl__navigation_next');
    const before = [...photo, ...arrows];
    const after = [...nextPhoto, ...nextArrows];
    expect(after).toHaveLength(before.length);
    return Math.max(...after.map((place, index) => Math.abs(place - (before[index] ?? 0))));
  };
}

/**
 * Follows every node of the page.
 * @returns a function that names the nodes which have gone or come since
 */
export async function followNodes(page: Page): Promise<() => Promise<string[]>> {
  const follow = await page.evaluateHandle(() => {
    const readNodes = () => {
      const nodes = new Set<Node>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.add(node);
      return nodes;
    };
    const describe = (node: Node) =>
      (node instanceof Element ? node.outerHTML : (node.textContent ?? '')).slice(0, 120);
    const before = readNodes();
    return () => {
      const now = readNodes();
      return [
        ...[...before].filter((node) => !now.has(node)).map((node) => `gone: ${describe(node)}`),
        ...[...now].filter((node) => !before.has(node)).map((node) => `new: ${describe(node)}`),
      ];
    };
  });
  return () => follow.evaluate((readChanges) => readChanges());
}
