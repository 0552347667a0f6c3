import type { RouteObject } from 'react-router';
import { RouteError } from './route-error';
import { SiteLayout } from './site-layout';
import { loadLayout } from './site-layout.loader';

// Every page has two addresses: the plain one follows the visitor's language, the one under /en is always English.
const pages = (): RouteObject[] => [
  {
    index: true,
    lazy: async () => {
      const [{ HomeRoute }, { loadHome }] = await Promise.all([
        import('./home/home.route'),
        import('./home/home.loader'),
      ]);
      return { Component: HomeRoute, loader: loadHome };
    },
  },
  {
    path: '*',
    lazy: async () => {
      const { NotFoundRoute, loadNotFound } = await import('./not-found.route');
      return { Component: NotFoundRoute, loader: loadNotFound };
    },
  },
];

const layout = { Component: SiteLayout, loader: loadLayout, ErrorBoundary: RouteError, HydrateFallback: () => null };

export const siteRoutes: RouteObject[] = [
  { path: '/en', ...layout, children: pages() },
  { path: '/', ...layout, children: pages() },
];
