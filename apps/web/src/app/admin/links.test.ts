import { activityEntities } from '@pano/api/activity/activity.schema';
import { adminRecordPath, recordKinds } from '@pano/api/addresses';
import { contentEntities } from '@pano/api/testing';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { allScreens, entities, findRecordPath, menu } from './entities';
import { createAdminRoutes } from './routes';

const routes = createAdminRoutes(async () => {});

/** The paths that lead to the "not found" screen. */
const withoutRoute = (paths: readonly string[]) =>
  paths.filter((path) => {
    const route = matchRoutes(routes, new URL(path, 'http://pano.test').pathname)?.at(-1)?.route;
    return route === undefined || route.path === '*';
  });

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
