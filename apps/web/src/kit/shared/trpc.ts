import type { AppRouter } from '@pano/api';
import type { QueryClient } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import { type CreateTRPCReact, createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';

/** The typed hooks over all procedures of the server. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();

/** The same procedures outside components: what route loaders prefetch with, on the server and in the browser. */
export const createUtils = (queryClient: QueryClient, client: TRPCClient<AppRouter>) =>
  createTRPCQueryUtils<AppRouter>({ queryClient, client });
export type Utils = ReturnType<typeof createUtils>;
