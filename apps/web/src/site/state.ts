import type { Locale } from '@pano/i18n/locales';
import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';

/** What the server hands to the browser inside the page, so that nothing is fetched twice. */
export type PageState = {
  locale: Locale;
  /** The public address of the site, without a slash at its end. */
  origin: string;
  query: DehydratedState;
  router: HydrationState;
};

/** JSON that can stand inside a script element: no text in it can end that element. */
export const serializeState = (state: PageState): string => JSON.stringify(state).replaceAll('<', '\\u003c');

export function readState(): PageState {
  const text = document.getElementById('state')?.textContent;
  if (!text) throw new Error('The page carries no state');
  return JSON.parse(text);
}
