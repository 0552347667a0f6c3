import type { FromPreview } from '#kit/shared/preview-messages.ts';
import { closestTo } from '#kit/site/attach.ts';

/** Opens a photo over the page. */
const photo = 'a[aria-haspopup]';

/** Of a text of the editor. */
const paragraph = '.prose :is(li, td, th), .prose > *';

/** Leads elsewhere, or sends something. */
const leading = 'a[href], [data-locale], [type=submit]';

/**
 * A press on what shows a field leads to it in the form. Links and forms do nothing, while what only moves the page, as a
 * slider does, works as it does for visitors.
 */
export function listenToPresses(tell: (message: FromPreview) => void): void {
  const press = (event: Event) => {
    if (closestTo(event, photo)) return event.preventDefault();
    const name = closestTo(event, '[data-field]')?.dataset.field;
    const control = closestTo(event, `${leading}, button, summary, input, textarea, select`);
    const isLeading = control?.matches(leading) === true;
    if (isLeading) {
      event.preventDefault();
      event.stopPropagation();
    }
    // A question opens besides.
    if (name && (isLeading || !control || control.matches('summary')))
      tell({ type: 'field', name, paragraph: closestTo(event, paragraph)?.textContent });
    else if (isLeading) tell({ type: 'inert' });
  };
  const options = { capture: true };
  for (const name of ['click', 'auxclick']) addEventListener(name, press, options);
  addEventListener(
    'keydown',
    ({ key, target }) => {
      const name = key === 'Enter' && target instanceof HTMLElement ? target.dataset.field : undefined;
      if (name) tell({ type: 'field', name });
    },
    options,
  );
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    options,
  );
}
