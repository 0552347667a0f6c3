import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';

/** Runs what a click on a link would run for the page behind it; its results wait in the query cache. */
export async function prefetchPage(routes: RouteObject[], path: string, context: RouterContextProvider): Promise<void> {
  const url = new URL(path, window.location.origin);
  const match = matchRoutes(routes, url)?.at(-1);
  if (!match || url.pathname === window.location.pathname) return;
  const { lazy, loader: known } = match.route;
  try {
    const loader = typeof lazy === 'function' ? (await lazy()).loader : known;
    if (typeof loader !== 'function') return;
    await loader({ request: new Request(url), url, pattern: match.route.path ?? '', params: match.params, context });
  } catch {
    // Only a guess was lost: the click itself asks again, and shows what goes wrong.
  }
}
