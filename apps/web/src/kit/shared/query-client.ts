import { QueryClient } from '@tanstack/react-query';
import { readErrorStatus } from './client-error';

/** What the server has just rendered is not fetched again by the browser within this time. */
const freshMs = 60_000;

/** An error of the request (4xx), such as an unknown address, would be the same the second time. */
const isClientError = (error: unknown): boolean => (readErrorStatus(error) ?? 500) < 500;

/**
 * Without a connection a call fails at once and reports it, instead of being paused and sent later. What
 * could not be read is asked for again when the connection is back.
 */
export const neverWaiting = {
  queries: { networkMode: 'always', refetchOnReconnect: true },
  mutations: { networkMode: 'always' },
} as const;

/** @param attempts how often a failed query is repeated; the pause before the first retry is a second */
export const createQueryClient = (attempts: number) =>
  new QueryClient({
    defaultOptions: {
      ...neverWaiting,
      queries: {
        ...neverWaiting.queries,
        staleTime: freshMs,
        retry: (failures, error) => failures < attempts && !isClientError(error),
        refetchOnWindowFocus: false,
      },
    },
  });
