import { QueryClient } from '@tanstack/react-query';
import { readClientError } from './client-error';

/** What the server has just rendered is not fetched again by the browser within this time. */
const freshMs = 60_000;

/** What the server refuses, such as the record of an unknown address, it refuses again. */
const isRefusal = (error: unknown): boolean => (readClientError(error)?.httpStatus ?? 500) < 500;

/** @param attempts how often a question is asked again that failed; the pause before the first is a second */
export const createQueryClient = (attempts: number) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, error) => failures < attempts && !isRefusal(error),
        refetchOnWindowFocus: false,
      },
    },
  });
