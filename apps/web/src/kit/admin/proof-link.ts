import type { AppRouter } from '@pano/api';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { isProofWanted } from '../shared/client-error';

/**
 * Repeats a call that the server rejected until the person types the password. Whoever made the call waits meanwhile,
 * and what is typed in the form stays.
 * @param requestProof opens the dialog; resolves to whether the password was right, false where the dialog was closed
 */
export const proofLink =
  (requestProof: () => Promise<boolean>): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const { next: emit, complete } = observer;
      let stopped = false;
      let subscription = next(op).subscribe({
        next: emit,
        complete,
        error: (error) => {
          if (!isProofWanted(error)) return observer.error(error);
          void requestProof().then((given) => {
            if (stopped) return;
            if (given) subscription = next(op).subscribe(observer);
            else observer.error(error);
          });
        },
      });
      return () => {
        stopped = true;
        subscription.unsubscribe();
      };
    });
