import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type HydrationState,
  type Location,
  matchRoutes,
  NavigationType,
  type RouteObject,
  type RouterContextProvider,
  type RouterProviderProps,
  resolvePath,
} from 'react-router';
import { identifyRoutes, type Match, runLoaders } from './run-loaders';

type Router = RouterProviderProps['router'];
type State = Router['state'];
type Options = {
  hydrationData: HydrationState;
  getContext: () => RouterContextProvider;
  /** Called with the data of the outermost route once everything that the next page needs is there, before it is shown. */
  beforeShown: (data: unknown) => Promise<void>;
};
type Navigation = { action: NavigationType; location: Location; isRevalidation?: boolean };

/**
 * What the components of the router's package need of a router. The package's own can also send forms, fetch data beside
 * the page, block navigations and change its routes, which is half of its code; the pages of this site only load their
 * data and are shown.
 */
export function createSiteRouter(
  siteRoutes: RouteObject[],
  { hydrationData, getContext, beforeShown }: Options,
): Router {
  const { routes, manifest } = identifyRoutes(siteRoutes);
  const history = createBrowserHistory();
  const match = (location: Location): Match[] => matchRoutes(routes, location) ?? [];
  const subscribers = new Set<Parameters<Router['subscribe']>[0]>();
  let latest = new AbortController();
  let state: State = {
    ...still,
    historyAction: history.action,
    location: history.location,
    matches: match(history.location),
    loaderData: hydrationData.loaderData ?? {},
    errors: hydrationData.errors ?? null,
  };

  function update(change: Partial<State>): void {
    state = { ...state, ...change };
    const details = { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync: false };
    for (const notify of [...subscribers]) notify(state, details);
  }

  /** Loads what an address needs and shows it, unless the visitor has gone elsewhere in the meantime. */
  async function show({ action, location, isRevalidation = false }: Navigation): Promise<void> {
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    const matches = match(location);
    let { loaderData, errors } = state;
    if (isRevalidation || !changesOnlyHash(state.location, location)) {
      update(isRevalidation ? { revalidation: 'loading' } : { navigation: loading(action, location, matches) });
      const request = new Request(new URL(createPath(location), window.location.origin), { signal });
      const outcome = await runLoaders({ request, matches, shown: state, context: getContext(), isRevalidation });
      if (signal.aborted) return;
      if (outcome.redirect !== null) return follow(outcome.redirect);
      ({ loaderData, errors } = outcome);
      await beforeShown(loaderData[matches[0]?.route.id ?? '']);
      if (signal.aborted) return;
    }
    if (!isRevalidation && action === NavigationType.Push) history.push(location, location.state);
    if (!isRevalidation && action === NavigationType.Replace) history.replace(location, location.state);
    update({ ...still, historyAction: action, location, matches, loaderData, errors });
  }

  async function follow(target: string): Promise<void> {
    const url = new URL(target, window.location.href);
    if (url.origin === window.location.origin) await navigate(createPath(url));
    else window.location.assign(url);
  }

  /** What is on its way loads its data anyway, and must not be broken off. */
  async function revalidate(): Promise<void> {
    if (state.navigation.state !== 'idle') return;
    await show({ action: state.historyAction, location: state.location, isRevalidation: true });
  }

  async function navigate(...[to, options]: Parameters<Router['navigate']> | [number]): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    const path = resolvePath(to ?? '', state.location.pathname);
    const key = Math.random().toString(36).slice(2, 10);
    const location: Location = { ...path, key, state: options?.state ?? null, mask: undefined };
    const replaces = options?.replace === true || createPath(path) === createPath(state.location);
    await show({ action: replaces ? NavigationType.Replace : NavigationType.Push, location });
  }

  history.listen(({ action, location }) => void show({ action, location }));
  return {
    ...unused,
    routes,
    manifest,
    window,
    get state() {
      return state;
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    navigate,
    revalidate,
    createHref: (location) => history.createHref(location),
    encodeLocation: (to) => history.encodeLocation(to),
  };
}

const noForm = {
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
};

const loading = (historyAction: NavigationType, location: Location, matches: Match[]): State['navigation'] => ({
  ...noForm,
  state: 'loading',
  location,
  matches,
  historyAction,
});

/** Nothing is loading. */
const still = {
  initialized: true,
  renderFallback: false,
  restoreScrollPosition: false,
  preventScrollReset: false,
  navigation: { ...noForm, state: 'idle', location: undefined, matches: undefined, historyAction: undefined },
  revalidation: 'idle',
  actionData: null,
  fetchers: new Map(),
  blockers: new Map(),
} satisfies Partial<State>;

const isNeverCalled = (): never => {
  throw new Error('The router of the site only navigates');
};

const unused = {
  basename: '/',
  future: {},
  branches: undefined,
  initialize: isNeverCalled,
  enableScrollRestoration: isNeverCalled,
  fetch: isNeverCalled,
  getFetcher: isNeverCalled,
  resetFetcher: isNeverCalled,
  deleteFetcher: isNeverCalled,
  dispose: isNeverCalled,
  getBlocker: isNeverCalled,
  deleteBlocker: isNeverCalled,
  patchRoutes: isNeverCalled,
  _internalSetRoutes: isNeverCalled,
  _internalSetStateDoNotUseOrYouWillBreakYourApp: isNeverCalled,
  _internalFetchControllers: new Map(),
};

/** A link to a place on the page that is shown loads nothing. */
function changesOnlyHash(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search && to.hash !== '';
}
