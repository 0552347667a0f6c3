import type { Page } from '@playwright/test';

/** How something other than the site changes a page. Each runs in the browser, on what is below `body` at that moment. */
export const foreignChanges = {
  /** As a translation of the browser that puts its own elements in the place of texts. */
  'translated by replaced texts': () => {
    document.documentElement.classList.add('translated-ltr');
    for (const text of pageTexts()) text.replaceWith(fontAround(document.createTextNode(`‹${text.data}›`)));
  },
  /** As a translation into a language that is written from right to left, around the same texts. */
  'translated by wrapped texts, from right to left': () => {
    document.documentElement.classList.add('translated-rtl');
    document.documentElement.dir = 'rtl';
    for (const text of pageTexts()) {
      const place = document.createComment('');
      text.replaceWith(place);
      text.data = `‹${text.data}›`;
      place.replaceWith(fontAround(text));
    }
  },
  /** As a password manager, a grammar checker and a dark mode do. */
  'extended around its fields': () => {
    document.head.append(document.createElement('meta'));
    document.body.append(document.createElement('extension-panel'));
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    for (const field of document.querySelectorAll('input, textarea, select')) {
      field.setAttribute('data-extension', '');
      field.after(document.createElement('extension-icon'));
    }
    for (const heading of document.querySelectorAll('h1, h2, h3'))
      heading.prepend(document.createElement('extension-mark'));
  },
} as const;

export type ForeignChange = keyof typeof foreignChanges;

/** Changes the page that is open. */
export const changePage = (page: Page, name: ForeignChange): Promise<void> => page.evaluate(foreignChanges[name]);

/** What the changes share stands in the browser. */
export const prepareForeignChanges = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, {
      pageTexts() {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) {
          const { currentNode: text } = walker;
          const left = text.parentElement?.closest('script, style, template, textarea, [translate=no], font');
          if (text instanceof Text && !left && text.data.trim()) texts.push(text);
        }
        return texts;
      },
      fontAround(text: Text) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text);
        outer.append(inner);
        return outer;
      },
    });
  });

declare global {
  function pageTexts(): Text[];
  function fontAround(text: Text): HTMLElement;
}
