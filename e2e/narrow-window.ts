import { expect, type Page } from '@playwright/test';

/** The window of a desk at 400 per cent, 1280 pixels wide. */
const narrowest = 320;

/** The distances that WCAG 1.4.12 lets a reader set. What is not on the screen yet is laid out as well. */
const widerText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

/** Checks that in the narrowest window, also with wider text, nothing scrolls sideways and every text can be read. */
export async function expectReadableWhenNarrow(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ ...before, width: narrowest });
  for (const [text, rules] of Object.entries({ 'as it is': '', wider: widerText })) {
    await page.evaluate(setStyles, `* { content-visibility: visible !important } ${rules}`);
    await expect.poll(() => page.evaluate(findUnreadable), `${page.url()} at 320 px, text ${text}`).toEqual([]);
  }
  await page.evaluate(setStyles, '');
  await page.setViewportSize(before);
}

/** Not by an element: the content security policy of the page allows none. */
function setStyles(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}

/** By how much the page is too wide, and the texts of which a part is cut off or covered. Runs in the browser. */
function findUnreadable(): string[] {
  type Line = { text: Text; left: number; right: number; top: number; bottom: number };
  const controls = 'a, button, summary, th, td, label, [role=tab], [role=option], [role=switch]';
  const problems = new Set<string>();
  const lines: Line[] = [];
  const tooWide = document.documentElement.scrollWidth - innerWidth;
  if (tooWide > 0) problems.add(`${tooWide} px too wide`);
  const name = ({ data, parentElement }: Text) =>
    `"${data.trim().slice(0, 40)}" in <${parentElement?.localName} class="${parentElement?.className}">`;

  /** Adds what is on the screen of a line of text. */
  const add = (text: Text, line: Line) => {
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const { display, position, zIndex, overflowX, overflowY, webkitLineClamp } = getComputedStyle(box);
      // Lies over the page.
      if (/fixed|sticky/.test(position) || (position === 'absolute' && zIndex !== 'auto')) return;
      if (display === 'inline' || display === 'contents') continue;
      const edge = box.getBoundingClientRect();
      // For assistive technology only.
      if (overflowX !== 'visible' && edge.width <= 1) return;
      const isShortened = webkitLineClamp !== 'none';
      const isCut = (overflow: string) => /hidden|clip/.test(overflow) && !isShortened;
      const isHeld = overflowX === 'visible' && overflowY === 'visible' && box.matches(controls);
      if (isCut(overflowX) || isHeld)
        if (line.left < edge.left - 1 || line.right > edge.right + 1)
          problems.add(`${name(text)} is cut off at its side`);
      if (isCut(overflowY) || isHeld)
        if (line.top < edge.top - 3 || line.bottom > edge.bottom + 3)
          problems.add(`${name(text)} is cut off in height`);
      if (overflowX !== 'visible') {
        line.left = Math.max(line.left, edge.left);
        line.right = Math.min(line.right, edge.right);
      }
      if (overflowY !== 'visible') {
        line.top = Math.max(line.top, edge.top);
        line.bottom = Math.min(line.bottom, edge.bottom);
      }
      if (line.left >= line.right || line.top >= line.bottom) return;
    }
    lines.push(line);
  };

  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    if (!(text instanceof Text) || !text.data.trim() || !element) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('[aria-hidden=true], [inert], option, textarea')) continue;
    range.selectNodeContents(text);
    for (const { left, right, top, bottom } of range.getClientRects())
      if (right > left) add(text, { text, left, right, top, bottom });
  }
  lines.sort((one, other) => one.top - other.top);
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.top > line.bottom) break;
      const width = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      const height = Math.min(line.bottom, other.bottom) - other.top;
      const isLow = height <= Math.min(line.bottom - line.top, other.bottom - other.top) / 2;
      if (line.text !== other.text && width > 2 && !isLow)
        problems.add(`${name(line.text)} covers ${name(other.text)}`);
    }
  }
  return [...problems];
}
