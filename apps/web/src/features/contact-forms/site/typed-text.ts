import { readForTab, storeForTab } from '#kit/site/tab-storage.ts';

const key = 'pano.form';

const findForm = () => document.querySelector<HTMLFormElement>('#contact form');

/** The fields of the contact form that are filled in. */
export function readTypedText(): [name: string, text: FormDataEntryValue][] {
  const form = findForm();
  return form ? [...new FormData(form)].filter(([, text]) => text !== '') : [];
}

/** Keeps what was typed into the contact form while the page is loaded anew; only in this tab, and only until then. */
export const storeTypedText = (): void => storeForTab(key, readTypedText());

export function restoreTypedText(): void {
  if (!findForm()) return;
  fillIn(readForTab(key));
  storeForTab(key, []);
}

/** Fills in what was typed into a contact form that has been replaced by a new one. */
export function fillIn(typed: [name: string, text: unknown][]): void {
  for (const [name, text] of typed) {
    const field = findForm()?.querySelector(`[name="${name}"]`);
    if (field && 'value' in field) field.value = text;
  }
}
