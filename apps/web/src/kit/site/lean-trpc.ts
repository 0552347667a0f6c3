import {
  type QueryClient,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { getUntypedClient, type TRPCClient } from '@trpc/client';
import type { CreateTRPCReact } from '@trpc/react-query';
import { type AnyTRPCRouter, createTRPCFlatProxy, createTRPCRecursiveProxy } from '@trpc/server';
import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';

// What the public site uses of @trpc/react-query, whose hooks are made in one function of which a bundler can leave out
// nothing, not even the parts of react-query that only it uses. In the builds for visitors and for the server this file
// stands in for it (vite-plugin-lean-libraries.ts). lean-trpc.test.ts compares it with the library.

type Client = TRPCClient<AnyTRPCRouter>;
type Clients = { client: Client; queryClient: QueryClient };
type Path = readonly string[];
type Call = (path: Path, ...args: never[]) => unknown;

/** The same keys as the library's: the entries that the server has written into the page have them. */
const createKey = (path: Path, input: unknown) => [path, { ...(input === undefined ? {} : { input }), type: 'query' }];

/** Of a procedure that is a query, as everywhere on the site. */
export function getQueryKey(procedure: object, input: unknown, _type: 'query') {
  const { path }: { path: Path } = Reflect.get(procedure, '_def')();
  return createKey(path, input);
}

const createQuery = (client: Client, path: Path, input: unknown) => ({
  queryKey: createKey(path, input),
  queryFn: () => getUntypedClient(client).query(path.join('.'), input),
});

const ClientsContext = createContext<(Clients & { utils: object }) | null>(null);

function useClients() {
  const clients = useContext(ClientsContext);
  if (!clients) throw new Error('There is no provider around this component');
  return clients;
}

function Provider({ client, queryClient, children }: Clients & { children?: ReactNode }) {
  const value = useMemo(
    () => ({ client, queryClient, utils: createTRPCQueryUtils({ client, queryClient }) }),
    [client, queryClient],
  );
  return createElement(ClientsContext, { value }, children);
}

function useProcedureQuery(path: Path, input: unknown, options?: Partial<UseQueryOptions>) {
  const { client, queryClient } = useClients();
  return useQuery({ ...options, ...createQuery(client, path, input) }, queryClient);
}

function useProcedureSuspenseQuery(path: Path, input: unknown) {
  const { client, queryClient } = useClients();
  const result = useSuspenseQuery(createQuery(client, path, input), queryClient);
  return [result.data, result];
}

function useProcedureMutation(path: Path, options?: Partial<UseMutationOptions>) {
  const { client, queryClient } = useClients();
  const mutationFn = (input: unknown) => getUntypedClient(client).mutation(path.join('.'), input);
  return useMutation({ ...options, mutationKey: [path], mutationFn }, queryClient);
}

/** What can be called on a procedure in a component. */
const hooks: Record<string, Call> = {
  useQuery: useProcedureQuery,
  useSuspenseQuery: useProcedureSuspenseQuery,
  useMutation: useProcedureMutation,
  _def: (path) => ({ path }),
};

/** The same for what belongs to no procedure. */
const root: Record<PropertyKey, unknown> = { Provider, useUtils: () => useClients().utils };

/** Calls what the end of the path names, with the path of the procedure before it. */
const createProcedures = <T>(calls: Record<string, Call>): T =>
  createTRPCRecursiveProxy<T>(({ path, args }) => {
    const name = path.at(-1) ?? '';
    const call = calls[name];
    if (!call) throw new Error(`Not in the build for visitors: ${name}`);
    return Reflect.apply(call, null, [path.slice(0, -1), ...args]);
  });

export function createTRPCReact<Router extends AnyTRPCRouter>() {
  const procedures = createProcedures<Record<PropertyKey, unknown>>(hooks);
  return createTRPCFlatProxy<CreateTRPCReact<Router, unknown>>((name) => root[name] ?? procedures[name]);
}

/** What can be called on a procedure outside components. */
export function createTRPCQueryUtils({ client, queryClient }: Clients): object {
  const query = (path: Path, input: unknown) => createQuery(client, path, input);
  const procedures = createProcedures<Record<PropertyKey, unknown>>({
    fetch: (path, input) => queryClient.fetchQuery(query(path, input)),
    prefetch: (path, input) => queryClient.prefetchQuery(query(path, input)),
    ensureData: (path, input) => queryClient.ensureQueryData(query(path, input)),
    getData: (path, input) => queryClient.getQueryData(createKey(path, input)),
    setData: (path, input, data) => queryClient.setQueryData(createKey(path, input), data),
  });
  return createTRPCFlatProxy<Record<PropertyKey, unknown>>((name) => (name === 'client' ? client : procedures[name]));
}
