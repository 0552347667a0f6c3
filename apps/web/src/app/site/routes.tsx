import { englishPages, englishPrefix, isRecordPage, sitePages } from '@pano/api/addresses';
import type { RouteObject } from 'react-router';
import { RouteError } from '#kit/site/route-error.tsx';
import { sitePageList } from './entities';
import { loadLayout, SiteLayout } from './site-layout';

const loadHomeRoute = async () => {
  const { HomeRoute, loadHome } = await import('./home.route');
  return { Component: HomeRoute, loader: loadHome };
};

/** Relative, because each page is found in both languages. */
const pattern = (page: keyof typeof sitePages) => sitePages[page].slice(1);

// Every page has two addresses: the plain one follows the visitor's language, the one under /en is always English.
const pages = (): RouteObject[] => [
  { index: true, lazy: loadHomeRoute },
  { path: pattern('contact'), lazy: loadHomeRoute },
  ...sitePageList.map(({ page, lazy }) => ({ path: pattern(page), lazy })),
  ...sitePageList.flatMap(({ page, lazy }) =>
    isRecordPage(page) && englishPages[page] !== sitePages[page] ? { path: englishPages[page].slice(1), lazy } : [],
  ),
  {
    path: '*',
    lazy: async () => {
      const { NotFoundRoute, loadNotFound } = await import('./not-found.route');
      return { Component: NotFoundRoute, loader: loadNotFound };
    },
  },
];

const layout = { Component: SiteLayout, loader: loadLayout, ErrorBoundary: RouteError, HydrateFallback: () => null };

// A page that fails keeps the frame around it; only where the frame itself fails does its place stay empty.
const guardedPages = (): RouteObject[] => [{ ErrorBoundary: RouteError, children: pages() }];

export const siteRoutes: RouteObject[] = [
  { path: englishPrefix, ...layout, children: guardedPages() },
  { path: sitePages.home, ...layout, children: guardedPages() },
];
