import { createI18n } from '@pano/i18n/i18n';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes, type RouteObject, RouterContextProvider, RouterProvider } from 'react-router';
import { keepTypedText } from '#features/contact-forms/site/keep-typed-text.ts';
import { tolerateForeignNodes } from '#kit/shared/foreign-nodes.ts';
import { completeBrowser } from '#kit/shared/old-browser.ts';
import { createQueryClient } from '#kit/shared/query-client.ts';
import { measureContent } from '#kit/shared/served-page.ts';
import { createBrowserClient, createUtils } from '#kit/shared/trpc.ts';
import { clientContext, i18nContext, utilsContext } from '#kit/site/loader-context.ts';
import { PagePrefetch } from '#kit/site/site-link.tsx';
import { loadSite, showLocale } from './language';
import { Providers } from './providers';
import { createSiteRouter } from './router/site-router';
import { siteRoutes } from './routes';
import { isOfLayout } from './site-layout';
import { fillQueries, readState } from './state';

/**
 * Hydrates the page that the server rendered. Throws where it has been changed since.
 * @param onHydrationStart called when React begins to handle clicks
 * @returns when everything but the lazy islands is hydrated
 */
export async function hydrateSite(onHydrationStart: () => void): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  await completeBrowser();
  const { locale, origin, bypass = false, query, router: hydrationData } = readState();
  const queryClient = createQueryClient(1);
  fillQueries(queryClient, query);
  const client = createBrowserClient();
  const utils = createUtils(queryClient, client);
  const [site] = await Promise.all([loadSite(locale), resolveLazyRoutes()]);
  const i18n = createI18n(locale, { [locale]: { site } });
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(utilsContext, utils);
    context.set(i18nContext, i18n);
    context.set(clientContext, client);
    return context;
  };
  if (root.dataset.size !== measureContent(root)) return leaveAsIs(root);
  tolerateForeignNodes();
  const router = createSiteRouter(siteRoutes, {
    hydrationData,
    getContext,
    beforeShown: async (frame) => {
      if (isOfLayout(frame)) await showLocale(i18n, frame.locale);
    },
  });
  await new Promise<void>((resolve) => {
    const page = (
      <HydrationObserver onHydrated={resolve}>
        <Providers queryClient={queryClient} client={client} i18n={i18n} origin={origin} bypass={bypass}>
          <PagePrefetch value={(path) => void prefetchPage(siteRoutes, path, getContext())}>
            <RouterProvider router={router} />
          </PagePrefetch>
        </Providers>
      </HydrationObserver>
    );
    onHydrationStart();
    const fillInAgain = keepTypedText();
    // Where it was changed while React compared it, React has made the page anew.
    const onRecoverableError = (error: unknown) => {
      console.warn(error);
      fillInAgain();
    };
    // A transition is done in small steps, between which the browser scrolls and takes input.
    startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));
  });
}

/** The page that somebody has changed goes on working as the server has sent it, without what needs the program. */
function leaveAsIs(root: HTMLElement): never {
  root.dataset.changed = '';
  throw new Error('A translation or an extension has changed the page, so the program does not start');
}

function HydrationObserver({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  // Effects of the first render, such as a carousel's, render once more: only that second render is complete.
  useEffect(() => (isHydrated ? onHydrated() : setHydrated(true)), [isHydrated, onHydrated]);
  return children;
}

/** A lazy route that is not there yet would make the first render differ from the server's. */
async function resolveLazyRoutes() {
  const matches = matchRoutes(siteRoutes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}

/** Runs what a click on a link would run for the page behind it; its results wait in the query cache. */
async function prefetchPage(routes: RouteObject[], path: string, context: RouterContextProvider): Promise<void> {
  const url = new URL(path, window.location.origin);
  const match = matchRoutes(routes, url)?.at(-1);
  if (!match || url.pathname === window.location.pathname) return;
  const { lazy, loader: known } = match.route;
  try {
    const loader = typeof lazy === 'function' ? (await lazy()).loader : known;
    if (typeof loader !== 'function') return;
    await loader({ request: new Request(url), url, pattern: match.route.path ?? '', params: match.params, context });
  } catch {
    // A failed prefetch is no error: the click itself loads the page again, and shows what goes wrong.
  }
}
