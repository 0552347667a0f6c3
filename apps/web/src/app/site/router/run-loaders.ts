import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  type RouteObject,
  type RouterContextProvider,
  type RouterProviderProps,
} from 'react-router';

type Router = RouterProviderProps['router'];
type State = Router['state'];
type Route = Router['routes'][number];
export type Match = State['matches'][number];

/** The routes with ids as the server gives them: their positions on the way from the root. */
export function identifyRoutes(siteRoutes: RouteObject[]) {
  const manifest: Record<string, Route> = {};
  const identify = (routes: RouteObject[], parents: number[]): Route[] =>
    routes.map((route, index) => {
      const place = [...parents, index];
      const id = place.join('-');
      const common = { ...route, ...mapRouteProperties(route), id };
      const identified: Route = common.index
        ? { ...common, index: true, children: undefined }
        : { ...common, index: false, children: route.children && identify(route.children, place) };
      manifest[id] = identified;
      return identified;
    });
  return { routes: identify(siteRoutes, []), manifest };
}

type Run = {
  request: Request;
  matches: Match[];
  shown: Pick<State, 'location' | 'matches' | 'loaderData'>;
  context: RouterContextProvider;
  isRevalidation: boolean;
};

type Outcome = { redirect: string | null } & Pick<State, 'loaderData' | 'errors'>;

/** Runs the loaders of the matched routes at the same time. An error is shown by the nearest route above that can. */
export async function runLoaders({ matches, shown, ...run }: Run): Promise<Outcome> {
  const results = await Promise.all(
    matches.map((match, index) => {
      const isShown = isSameInstance(match, shown.matches[index]) && match.route.id in shown.loaderData;
      const keeps = isShown && !run.isRevalidation && !isReload(run.request, shown);
      return keeps ? { data: shown.loaderData[match.route.id] } : load(match, run);
    }),
  );
  const outcome: Outcome = { redirect: null, loaderData: {}, errors: null };
  for (const [index, result] of results.entries()) {
    const match = matches[index];
    if (!match) continue;
    if ('redirect' in result) return { ...outcome, redirect: result.redirect };
    if ('data' in result) outcome.loaderData[match.route.id] = result.data;
    else outcome.errors ??= { [findBoundary(matches, index)]: result.error };
  }
  return outcome;
}

type Result = { data: unknown } | { error: unknown } | { redirect: string };

async function load({ route, params }: Match, { request, context }: Omit<Run, 'matches' | 'shown'>): Promise<Result> {
  try {
    await resolveLazy(route);
    if (typeof route.loader !== 'function') return { data: null };
    const url = new URL(request.url);
    const value: unknown = await route.loader({ request, url, pattern: route.path ?? '', params, context });
    return readResult(value);
  } catch (error) {
    const result = readResult(error);
    if ('redirect' in result || !isWithStatus(error)) return 'redirect' in result ? result : { error };
    return { error: new ErrorResponse(error.init?.status ?? 500, error.init?.statusText, error.data) };
  }
}

/** The code of a page is fetched when the page is opened for the first time. */
async function resolveLazy(route: Route): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const fetched = await route.lazy();
  Object.assign(route, fetched, mapRouteProperties({ ...route, ...fetched }), { lazy: undefined });
}

function readResult(value: unknown): { data: unknown } | { redirect: string } {
  const target = value instanceof Response ? value.headers.get('location') : null;
  if (target !== null) return { redirect: target };
  return { data: isWithStatus(value) ? value.data : value };
}

type WithStatus = { data: unknown; init: ResponseInit | null };

/** What the package's `data` makes: a value with the status of its page. */
const isWithStatus = (value: unknown): value is WithStatus =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';

const isSameInstance = (match: Match, shown: Match | undefined): boolean =>
  shown?.route.id === match.route.id && shown.pathname === match.pathname;

/** The address that is shown is opened again, or with another query. */
function isReload({ url }: Request, { location }: Pick<State, 'location'>): boolean {
  const { pathname, search } = new URL(url);
  return search !== location.search || pathname === location.pathname;
}

function findBoundary(matches: Match[], index: number): string {
  const boundary = matches.slice(0, index + 1).findLast(({ route }) => route.hasErrorBoundary === true) ?? matches[0];
  return boundary?.route.id ?? '';
}
