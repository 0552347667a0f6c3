import { QueryClient } from '@tanstack/react-query';
import { readClientError } from './client-error';

/** What the server has just rendered is not fetched again by the browser within this time. */
const freshMs = 60_000;

/** What the server refuses, such as the record of an unknown address, it refuses again. */
const isRefusal = (error: unknown): boolean => (readClientError(error)?.httpStatus ?? 500) < 500;

/**
 * Without a connection a call fails at once and is said to have failed, instead of waiting unseen to be sent later. What
 * could not be read is asked for again when the connection is back.
 */
export const neverWaiting = {
  queries: { networkMode: 'always', refetchOnReconnect: true },
  mutations: { networkMode: 'always' },
} as const;

/** @param attempts how often a question is asked again that failed; the pause before the first is a second */
export const createQueryClient = (attempts: number) =>
  new QueryClient({
    defaultOptions: {
      ...neverWaiting,
      queries: {
        ...neverWaiting.queries,
        staleTime: freshMs,
        retry: (failures, error) => failures < attempts && !isRefusal(error),
        refetchOnWindowFocus: false,
      },
    },
  });
