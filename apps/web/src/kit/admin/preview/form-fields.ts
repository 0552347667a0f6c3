import type { RefObject } from 'react';

const attribute = 'data-form-field';

/** What one types into comes before the buttons around it. */
const focusable = [
  '[contenteditable=true]',
  'input:not([type=hidden], [type=file]), textarea, select, fieldset[tabindex]',
  'button',
];

/** The names of the fields that an element of a form belongs to, the innermost first. */
export function readFieldNames(target: EventTarget | null): string[] {
  const names: string[] = [];
  let place = target instanceof Element ? target.closest(`[${attribute}]`) : null;
  while (place) {
    names.push(...listPaths(place.getAttribute(attribute) ?? ''));
    place = place.parentElement?.closest(`[${attribute}]`) ?? null;
  }
  return names;
}

/** The path of a field, and what it is part of: `hours.0.opens`, `hours.0`, `hours`. */
function listPaths(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
}

/**
 * Gives a field of the form the focus, unfolded where it is folded; a closed row of fields is opened. A field that the form
 * does not have by that name is looked for in what it is part of, where rows are named by their numbers.
 * @param paragraph of a text in an editor, the words of the one to type in
 */
export function focusField(form: RefObject<HTMLElement | null>, name: string, paragraph?: string | null): void {
  const [match] = listPaths(name).flatMap((path) => {
    const place = findPlace(form.current, path);
    return place ? [{ place, rest: name.slice(path.length) }] : [];
  });
  if (!match) return;
  const { place, rest } = match;
  const fold = place.closest('details');
  if (fold) fold.open = true;
  if ('folded' in place.dataset) place.querySelector<HTMLElement>('button[aria-expanded=false]')?.click();
  requestAnimationFrame(() => {
    const own = rest ? place.querySelector<HTMLElement>(`[${attribute}$="${CSS.escape(rest)}"]`) : null;
    const inside = own ?? place.querySelector<HTMLElement>(`[${attribute}]`) ?? place;
    const [control] = focusable.flatMap((selector) => inside.querySelector<HTMLElement>(selector) ?? []);
    control?.focus({ preventScroll: true });
    const start = control?.isContentEditable && paragraph ? findParagraph(control, paragraph) : undefined;
    if (start) getSelection()?.collapse(document.createTreeWalker(start, NodeFilter.SHOW_TEXT).nextNode() ?? start, 0);
    (start ?? inside).scrollIntoView({ block: 'center' });
  });
}

/** Of two languages the one is shown whose tab is open. */
function findPlace(form: HTMLElement | null, name: string): HTMLElement | undefined {
  const path = CSS.escape(name);
  const places = form?.querySelectorAll<HTMLElement>(`[${attribute}="${path}"], [${attribute}^="${path}."]`) ?? [];
  return [...places].find((each) => !each.closest('[hidden]'));
}

/** The paragraph, the item of a list or the cell of a table with these words. */
function findParagraph(editor: HTMLElement, words: string): Element | undefined {
  const pack = (text: string | null) => text?.replace(/\s+/g, '');
  return [...editor.querySelectorAll(':scope > *, li, td, th')].find(
    ({ textContent }) => pack(textContent) === pack(words),
  );
}
