import { readForTab, storeForTab } from '#kit/site/tab-storage.ts';

const key = 'pano.form';

const findForm = () => document.querySelector<HTMLFormElement>('#contact form');

/** Keeps what was typed into the contact form while the page is loaded anew; only in this tab, and only until then. */
export function storeTypedText(): void {
  const form = findForm();
  if (form)
    storeForTab(
      key,
      [...new FormData(form)].filter(([, text]) => text !== ''),
    );
}

export function restoreTypedText(): void {
  const form = findForm();
  if (!form) return;
  for (const [name, text] of readForTab(key)) {
    const field = form.querySelector(`[name="${name}"]`);
    if (field && 'value' in field) field.value = text;
  }
  storeForTab(key, []);
}
