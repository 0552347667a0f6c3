import { activityEntities } from '@pano/api/activity/activity.schema';
import { adminRecordPath, adminScreens, recordKinds } from '@pano/api/addresses';
import { contentEntities } from '@pano/api/testing';
import { matchRoutes, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { allScreens, entities, findRecordPath, menu } from './entities';
import { createAdminRoutes } from './routes';

const routes = createAdminRoutes(async () => {});

const origin = 'http://pano.test';
const findRoute = (path: string) => matchRoutes(routes, new URL(path, origin).pathname)?.at(-1);

/** The paths that lead to no screen of their own: to "not found", or to another address. */
const withoutRoute = (paths: readonly string[]) => paths.filter((path) => !findRoute(path)?.route.lazy);

test('an address without a screen is noticed', () => {
  expect(withoutRoute(['/admin', '/admin/articles', '/admin/projects', '/admin/articles/7/edit'])).toEqual([
    '/admin/articles/7/edit',
  ]);
});

test('every link of an entity leads to a route: its screen, its forms, its records and what the dashboard shows', () => {
  const paths = entities.flatMap(({ path, kinds, create, attention, firstSteps }) => [
    path,
    adminRecordPath(kinds[0], 7),
    ...(create ? [create.path] : []),
    ...attention.map(({ query }) => path + query),
    ...Object.values(firstSteps),
  ]);
  expect(paths.length).toBeGreaterThan(entities.length * 2);
  expect(withoutRoute(paths)).toEqual([]);
});

test('every item of the menu and every screen of the palette leads to a route', () => {
  expect(withoutRoute([...menu.flat(), ...allScreens].map(({ path }) => path))).toEqual([]);
});

test('every use of a file in the library leads to the route of its record', () => {
  const paths = [...recordKinds, 'setting' as const].flatMap((kind) => [
    findRecordPath(kind, 7),
    findRecordPath(kind, null),
  ]);
  expect(paths).not.toContain(null);
  expect(withoutRoute(paths.filter((path) => path !== null))).toEqual([]);
});

test('every record of the activity log leads to a route', () => {
  const paths = activityEntities.map((kind) => findRecordPath(kind, 7)).filter((path) => path !== null);
  expect(paths.length).toBeGreaterThan(entities.length);
  expect(withoutRoute(paths)).toEqual([]);
});

test('every record that the search finds leads to the route of its entity', () => {
  const kinds = contentEntities.flatMap(({ plural, search }) => (search ? [plural] : []));
  const linked = entities.flatMap(({ search }) => (search ? [search] : []));
  expect(linked.toSorted()).toEqual(kinds.toSorted());
});

test('every kind of record belongs to one entity only', () => {
  const kinds = entities.flatMap((entity): readonly string[] => entity.kinds);
  expect(kinds).toEqual([...new Set(kinds)]);
});

test('a record is found with /edit and without, whichever of them is its address, and the query is kept', async () => {
  const readTarget = async (path: string) => {
    const { route, params } = findRoute(path) ?? {};
    if (typeof route?.loader !== 'function') return path;
    const url = new URL(path, origin);
    const args = {
      request: new Request(url),
      url,
      params: params ?? {},
      pattern: '',
      context: new RouterContextProvider(),
    };
    const response = await route.loader(args);
    return response instanceof Response ? response.headers.get('location') : null;
  };
  for (const kind of entities.map(({ kinds }) => kinds[0])) {
    const { list } = adminScreens[kind];
    const path = adminRecordPath(kind, 7);
    const mark = path.includes('?') ? '&' : '?';
    for (const typed of [`${list}/7`, `${list}/7/edit`]) {
      expect(await readTarget(typed), typed).toBe(path);
      expect(await readTarget(`${typed}?languages=both`), typed).toBe(`${path}${mark}languages=both`);
    }
  }
  expect(await readTarget(`${adminScreens.project.list}/new`)).toBe(adminScreens.project.create);
});
