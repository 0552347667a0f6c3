import type { Locale } from '@pano/i18n/locales';
import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';

/** What the server hands to the browser inside the page, so that nothing is fetched twice. */
export type PageState = {
  locale: Locale;
  /** The public address of the site, without a slash at its end. */
  origin: string;
  /** Whether it is the owner's view of a site that is closed for maintenance. */
  bypass?: true;
  query: DehydratedState;
  router: HydrationState;
};

/**
 * JSON that can stand inside a script element: no text in it can end that element. It says nothing about the time: the
 * same content makes the same page, byte for byte.
 */
export function serializeState({ query, ...state }: PageState): string {
  const timeless = dated(query, 0);
  return JSON.stringify({ ...state, query: timeless }).replaceAll('<', '\\u003c');
}

export function readState(): PageState {
  const text = document.getElementById('state')?.textContent;
  if (!text) throw new Error('The page carries no state');
  const state: PageState = JSON.parse(text);
  // However long the page was kept on its way here, it was current when it left: nothing in it is asked for again.
  return { ...state, query: dated(state.query, Date.now()) };
}

const dated = ({ mutations, queries }: DehydratedState, at: number): DehydratedState => ({
  mutations,
  queries: queries.map((query) => ({ ...query, dehydratedAt: at, state: { ...query.state, dataUpdatedAt: at } })),
});
