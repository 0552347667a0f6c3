import {
  createStaticHandler,
  data,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  redirect,
} from 'react-router';
import { describe, expect, test } from 'vitest';
import { identifyRoutes, runLoaders } from './run-loaders';

const ran: string[] = [];
const routes: RouteObject[] = [
  {
    path: '/',
    loader: () => ran.push('layout'),
    ErrorBoundary: () => null,
    children: [
      {
        ErrorBoundary: () => null,
        children: [
          { path: 'list', loader: ({ request }) => ran.push(`list${new URL(request.url).search}`) },
          { path: 'moved', loader: () => redirect('/list?from=moved', 301) },
          { path: 'late', lazy: async () => ({ loader: () => data('late', { status: 203 }) }) },
          {
            path: 'gone/:slug',
            loader: ({ params }) => {
              throw data(params.slug, { status: 410 });
            },
          },
        ],
      },
    ],
  },
];
const { routes: identified, manifest } = identifyRoutes(routes);
type Shown = Parameters<typeof runLoaders>[0]['shown'];

function open(address: string, shown?: Pick<Shown, 'location' | 'matches' | 'loaderData'>, isRevalidation = false) {
  const request = new Request(new URL(address, 'http://site.test'));
  const { pathname, search } = new URL(request.url);
  const location = { pathname, search, hash: '', state: null, key: 'k', mask: undefined };
  const matches = matchRoutes(identified, location) ?? [];
  const nothing = { location: { ...location, pathname: '/other' }, matches: [], loaderData: {} };
  const state = { ...nothing, ...shown };
  ran.length = 0;
  const outcome = runLoaders({ request, matches, shown: state, context: new RouterContextProvider(), isRevalidation });
  return outcome.then((result) => ({ ...result, location, matches }));
}

test('routes have the ids that the server gives them', () => {
  expect(Object.keys(manifest)).toEqual(expect.arrayContaining(['0', '0-0', '0-0-0', '0-0-3']));
  const ids = JSON.stringify(createStaticHandler(routes).dataRoutes, (key, value) => (key === 'loader' ? 0 : value));
  for (const id of Object.keys(manifest)) expect(ids).toContain(`"id":"${id}"`);
});

describe('loaders run', () => {
  test('all of them for a first page, and of the next only those of new routes', async () => {
    const first = await open('/late');
    expect(first.loaderData).toMatchObject({ '0-0-2': 'late' });
    expect(ran).toEqual(['layout']);
    const next = await open('/list', first);
    expect(ran).toEqual(['list']);
    expect(next.loaderData['0']).toBe(first.loaderData['0']);
  });

  test('all of them again for the same address, another query and a revalidation', async () => {
    const first = await open('/list');
    for (const address of ['/list', '/list?page=2']) {
      await open(address, first);
      expect(ran).toEqual(['layout', address.slice(1)]);
    }
    await open('/list', { ...first, location: { ...first.location, search: '' } }, true);
    expect(ran).toEqual(['layout', 'list']);
  });
});

test('a redirect is returned, and an error belongs to the nearest route that shows errors', async () => {
  expect((await open('/moved')).redirect).toBe('/list?from=moved');
  const { errors, loaderData } = await open('/gone/x');
  expect(errors).toMatchObject({ '0-0': { status: 410, data: 'x' } });
  expect(loaderData).toHaveProperty('0');
});
