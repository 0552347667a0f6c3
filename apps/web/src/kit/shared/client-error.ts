import type { AppRouter } from '@pano/api';
import { isTRPCClientError } from '@trpc/client';
import { useEffect } from 'react';

/** What the server said about a rejected call; null when no response of ours arrived (no connection, a proxy's page). */
export function readClientError(error: unknown) {
  const data = isTRPCClientError<AppRouter>(error) ? error.data : null;
  // A program in between may respond with an error of another shape.
  return data?.fields && data.text ? data : null;
}

/** The HTTP status of a response with an error, also where a program in between sent it; undefined without a response. */
export const readErrorStatus = (error: unknown): number | undefined =>
  isTRPCClientError<AppRouter>(error) ? error.data?.httpStatus : undefined;

/** The server's text first, the given one where there is none. */
export const errorText = (error: unknown, fallback: string): string => readClientError(error)?.text || fallback;

/** Whether the server does not, or no longer, accept the session. */
export const isUnauthorized = (error: unknown): boolean => readClientError(error)?.kind === 'unauthorized';

/** Whether the person has to set a password or a second factor first. */
export const isRestricted = (error: unknown): boolean => readClientError(error)?.kind === 'restricted';

/** Whether the person has to type the password first, see `provenProcedure`. */
export const isProofWanted = (error: unknown): boolean => readClientError(error)?.kind === 'proofWanted';

export const reload = () => window.location.reload();

/**
 * Reloads the page when the connection is back, for the screens that stand where another could not be loaded: the router
 * does not ask a second time for code that it could not get.
 */
export function useReloadOnline(): void {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
}
