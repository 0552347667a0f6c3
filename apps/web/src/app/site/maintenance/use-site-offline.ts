import { trpc } from '#kit/shared/trpc.ts';

const pollMs = 30_000;

/**
 * Whether the site is closed for maintenance, asked for again every 30 seconds while somebody looks at the page. A
 * check that fails counts as online.
 */
export function useSiteOffline(): boolean {
  const status = trpc.settings.siteOffline.useQuery(undefined, {
    refetchInterval: pollMs,
    // The server has just said it inside the page; the next question is due after the interval.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return !status.isError && status.data?.siteOffline === true;
}
