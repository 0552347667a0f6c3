import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isRestricted, isUnauthorized, readErrorStatus } from '../shared/client-error';
import { neverWaiting } from '../shared/query-client';
import { noteAction } from './last-action';

/**
 * The cache of the back office. Every screen asks anew when it opens, because others edit at the same time.
 * @param onUnauthorized runs for each call that the server rejected for lack of a session
 * @param onRestricted runs for each call that is rejected until the person has set a password or a second factor
 */
export function createAdminQueryClient(onUnauthorized: () => void, onRestricted: () => void): QueryClient {
  const check = (error: unknown) => {
    if (isUnauthorized(error)) onUnauthorized();
    if (isRestricted(error)) onRestricted();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: check }),
    mutationCache: new MutationCache({
      onSuccess: noteAction,
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta !== signInMeta) check(error);
      },
    }),
    defaultOptions: {
      ...neverWaiting,
      // An error response would be the same the second time; only a lost connection is worth another try.
      queries: {
        ...neverWaiting.queries,
        staleTime: 0,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && readErrorStatus(error) === undefined,
      },
    },
  });
}

/** Marks the sign-in call: its error concerns the credentials that were typed, not an expired session. */
export const signInMeta = { signIn: true };
