import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCClient, unstable_localLink as localLink } from '@trpc/client';
import * as original from '@trpc/react-query';
import { initTRPC } from '@trpc/server';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as lean from './lean-trpc';

const { procedure, router } = initTRPC.create();
const input = (value: unknown) => value;
const exampleRouter = router({
  pages: router({
    bySlug: procedure.input(input).query(({ input }) => ({ asked: input ?? null })),
    failing: procedure.query(() => {
      throw new Error('A failing query');
    }),
    submit: procedure.input(input).mutation(({ input }) => input),
  }),
});
type ExampleRouter = typeof exampleRouter;
type Utils = ReturnType<typeof original.createTRPCQueryUtils<ExampleRouter>>;
type Library = {
  createTRPCReact: () => original.CreateTRPCReact<ExampleRouter, unknown>;
  createTRPCQueryUtils: (clients: ReturnType<typeof createClients>) => object;
};

function createClients() {
  const client = createTRPCClient<ExampleRouter>({
    links: [localLink({ router: exampleRouter, createContext: async () => ({}) })],
  });
  return { client, queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } }) };
}

const readEntries = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryHash, queryKey, state }) => ({ queryHash, queryKey, data: state.data, status: state.status }));

const inputs = [undefined, null, 0, '', {}, { slug: 'ölçüm', locale: 'tr' }, { limit: 6, ids: [1, 2] }];

/** What loaders do with each procedure, and the query cache afterwards. */
async function runLoaders({ createTRPCQueryUtils }: Library) {
  const clients = createClients();
  const utils = createTRPCQueryUtils(clients) as Utils;
  const results: unknown[] = [];
  for (const each of inputs) {
    results.push(utils.pages.bySlug.getData(each));
    await utils.pages.bySlug.prefetch(each);
    results.push(await utils.pages.bySlug.ensureData(each), await utils.pages.bySlug.fetch(each));
    utils.pages.bySlug.setData([each], { asked: 'set' });
    results.push(utils.pages.bySlug.getData([each]), utils.pages.bySlug.getData(each));
  }
  await utils.pages.failing.prefetch();
  const error = await utils.pages.failing.fetch().catch(String);
  return { results, error, entries: readEntries(clients.queryClient) };
}

test('loaders read and fill the query cache as with the library', async () => {
  const expected = await runLoaders(original);
  expect(expected.entries.length).toBeGreaterThan(inputs.length);
  expect(await runLoaders(lean)).toEqual(expected);
});

/** A page with everything that components use, rendered as the server renders it. */
async function renderPage({ createTRPCReact, createTRPCQueryUtils }: Library) {
  const trpc = createTRPCReact();
  const clients = createClients();
  const utils = createTRPCQueryUtils(clients) as Utils;
  for (const each of inputs) await utils.pages.bySlug.prefetch(each);
  function Page() {
    const query = trpc.pages.bySlug.useQuery({ slug: 'ölçüm', locale: 'tr' });
    const waiting = trpc.pages.bySlug.useQuery('unknown', { enabled: false });
    const [page, { status }] = trpc.pages.bySlug.useSuspenseQuery({ limit: 6, ids: [1, 2] });
    const mutation = trpc.pages.submit.useMutation();
    const own = trpc.useUtils();
    const known = own.pages.bySlug.getData(null);
    const sends = typeof own.client.pages.submit.mutate;
    return JSON.stringify([query.data, waiting.status, page, status, mutation.status, known, sends]);
  }
  const html = renderToString(
    <trpc.Provider {...clients}>
      <QueryClientProvider client={clients.queryClient}>
        <Page />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return { html, entries: readEntries(clients.queryClient) };
}

test('components show what they show with the library', async () => {
  const expected = await renderPage(original);
  expect(expected.html).toContain('ölçüm');
  expect(await renderPage(lean)).toEqual(expected);
});

test('a query has the same key', () => {
  const expected = original.getQueryKey(original.createTRPCReact<ExampleRouter>().pages.bySlug, { limit: 6 }, 'query');
  const procedure = lean.createTRPCReact<ExampleRouter>().pages.bySlug;
  expect(lean.getQueryKey(procedure, { limit: 6 }, 'query')).toEqual(expected);
});

test('what the site calls on a procedure is all there', () => {
  const sources = import.meta.glob<string>(
    ['../../**/*.{ts,tsx}', '!../../**/admin/**', '!../../**/*.{admin,test}.*'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  );
  const calls = Object.values(sources).flatMap((text) => [
    ...text.matchAll(/\b(?:trpc|utils)(?:\.\w+|\[[^\]]+\])*\.(\w+)\(/g),
  ]);
  const names = new Set(calls.map(([, name]) => name));
  expect(names).toContain('useQuery');
  const there = ['useUtils', 'useQuery', 'useSuspenseQuery', 'useMutation'];
  for (const name of [...there, 'fetch', 'prefetch', 'ensureData', 'getData', 'setData']) names.delete(name);
  expect([...names]).toEqual([]);
});
