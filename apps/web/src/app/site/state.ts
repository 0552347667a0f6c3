import type { Locale } from '@pano/i18n/locales';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';

/** What the server hands to the browser inside the page, so that nothing is fetched twice. */
export type PageState = {
  locale: Locale;
  /** The public address of the site, without a slash at its end. */
  origin: string;
  /** Whether it is the owner's view of a site that is closed for maintenance. */
  bypass?: true;
  router: HydrationState;
  query: QueryEntries;
};

/** Of what another document of this site sends. */
export const isPageState = (value: object): value is PageState => 'router' in value && 'query' in value;

/** The data of queries by their keys, without what the query cache knows besides: a page on the phone is to be small. */
type QueryEntries = [key: QueryKey, data: unknown][];

/** The queries that had data. What failed is asked for again by the browser. */
export const readEntries = (queryClient: QueryClient): QueryEntries =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state }) => [queryKey, state.data]);

/** However long the page was kept on its way here, it was current when it left: nothing in it is asked for again. */
export function fillQueries(queryClient: QueryClient, entries: QueryEntries): void {
  for (const [key, data] of entries) queryClient.setQueryData(key, data);
}

/** What no component of the site reads of a record in the browser. A tenth of the state, and what compresses least. */
const unread = new Set(['active', 'createdAt', 'updatedAt', 'version', 'visible']);

/**
 * JSON that can stand inside a script element: no text in it can end that element. It says nothing about the time: the
 * same content makes the same page, byte for byte.
 */
export const serializeState = (state: PageState): string =>
  JSON.stringify(state, (name, value: unknown) => (unread.has(name) ? undefined : value)).replaceAll('<', '\\u003c');

export function readState(): PageState {
  const text = document.getElementById('state')?.textContent;
  if (!text) throw new Error('The page carries no state');
  return JSON.parse(text);
}
