import type { AppRouter } from '@pano/api';
import type { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, type TRPCClient, type TRPCLink } from '@trpc/client';
import { type CreateTRPCReact, createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { storedToken } from './session-storage';

/** The typed hooks over all procedures of the server. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();

/** What the procedures take and what they respond with. */
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/** The same procedures outside components: what route loaders prefetch with, on the server and in the browser. */
export const createUtils = (queryClient: QueryClient, client: TRPCClient<AppRouter>) =>
  createTRPCQueryUtils<AppRouter>({ queryClient, client });
export type Utils = ReturnType<typeof createUtils>;

export const trpcUrl = '/trpc';

/**
 * The tRPC client of a browser; every call carries the stored token, if there is one, and the page's language.
 * @param before what calls go through first
 */
export const createBrowserClient = (before: TRPCLink<AppRouter>[] = []) =>
  createTRPCClient<AppRouter>({
    links: [
      ...before,
      httpBatchLink({
        url: trpcUrl,
        maxItems: 10,
        headers: requestHeaders,
      }),
    ],
  });

/** What every call to the server carries. */
export function requestHeaders() {
  const token = storedToken();
  return {
    'accept-language': document.documentElement.lang,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}
