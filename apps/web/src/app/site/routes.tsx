import type { ActionFunctionArgs, RouteObject } from 'react-router';
import { RouteError } from '#kit/site/route-error.tsx';
import { recordRoutes } from './record-routes';
import { SiteLayout } from './site-layout';
import { loadLayout } from './site-layout.loader';

const loadHomeRoute = async () => {
  const [{ HomeRoute }, { loadHome }] = await Promise.all([import('./home/home.route'), import('./home/home.loader')]);
  return { Component: HomeRoute, loader: loadHome };
};

// Only a browser without JavaScript sends the form here; the others need not download how it is taken.
const submitContactForm = async (request: ActionFunctionArgs) =>
  (await import('#features/contact-forms/site/contact.action.ts')).submitContactForm(request);

// Every page has two addresses: the plain one follows the visitor's language, the one under /en is always English.
const pages = (): RouteObject[] => [
  { index: true, lazy: loadHomeRoute },
  { path: 'contact', lazy: loadHomeRoute, action: submitContactForm },
  ...recordRoutes(),
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
  { path: '/en', ...layout, children: guardedPages() },
  { path: '/', ...layout, children: guardedPages() },
];
