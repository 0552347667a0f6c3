import { QueryClient } from '@tanstack/react-query';

/** What the server has just rendered is not fetched again by the browser within this time. */
const freshMs = 60_000;

export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: freshMs, retry: 1, refetchOnWindowFocus: false } } });
