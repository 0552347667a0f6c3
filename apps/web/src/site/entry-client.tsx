import '../styles/site.css';
import { createI18n } from '@pano/i18n/i18n';
import { hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router';
import { createBrowserClient } from '../lib/browser-client';
import { PagePrefetch } from '../lib/page-prefetch';
import { createQueryClient } from '../lib/query-client';
import { createUtils } from '../lib/trpc';
import { clientContext, i18nContext, utilsContext } from './app-context';
import { loadSite } from './catalogs';
import { prefetchPage } from './prefetch-page';
import { Providers } from './providers';
import { siteRoutes } from './routes';
import { readState } from './state';

const { locale, origin, query, router: hydrationData } = readState();

async function start(root: HTMLElement) {
  const queryClient = createQueryClient();
  hydrate(queryClient, query);
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
  const router = createBrowserRouter(siteRoutes, { hydrationData, getContext });
  hydrateRoot(
    root,
    <Providers queryClient={queryClient} client={client} i18n={i18n} origin={origin}>
      <PagePrefetch value={(path) => void prefetchPage(siteRoutes, path, getContext())}>
        <RouterProvider router={router} />
      </PagePrefetch>
    </Providers>,
  );
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

const root = document.getElementById('root');
if (root) await start(root);
