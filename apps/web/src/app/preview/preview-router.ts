import { createMemoryRouter, type HydrationState, type RouteObject, useRouteError } from 'react-router';
import { siteRoutes } from '../site/routes';

type Arrived = () => HydrationState;

/** The pages of the site, whose loaders give out what has arrived for them. */
export const createPreviewRouter = (path: string, arrived: Arrived) =>
  createMemoryRouter(feedRoutes(siteRoutes, [], arrived), { initialEntries: [path] });

/** @param parents the positions that the ids of the server's routes consist of */
const feedRoutes = (routes: readonly RouteObject[], parents: readonly number[], arrived: Arrived): RouteObject[] =>
  routes.map((route, index) => {
    const place = [...parents, index];
    const fed = {
      ...route,
      loader: createLoader(place.join('-'), arrived),
      lazy: adaptPage(route.lazy),
      ErrorBoundary: ThrowOn,
    };
    if (fed.index) return { ...fed, children: undefined };
    return { ...fed, index: false, children: fed.children && feedRoutes(fed.children, place, arrived) };
  });

const createLoader = (id: string, arrived: Arrived) => () => {
  const { errors, loaderData } = arrived();
  const error: unknown = errors?.[id];
  if (error !== undefined) throw error;
  return loaderData?.[id] ?? null;
};

const adaptPage = (lazy: RouteObject['lazy']): RouteObject['lazy'] =>
  typeof lazy === 'function'
    ? async () => {
        const { loader: _, ErrorBoundary: __, ...page } = await lazy();
        return page;
      }
    : undefined;

/** Leaves what cannot be drawn to what keeps the last picture. */
function ThrowOn(): never {
  throw useRouteError();
}
