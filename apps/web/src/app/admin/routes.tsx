import { type RouteObject, redirect } from 'react-router';
import { requireSession } from '#kit/admin/session.ts';
import { adminScreens } from './entities';
import { NotFoundRoute, ScreenError } from './error-screens';
import { AdminLayout } from './frame/admin-layout';

/** Everything below /admin; each screen is downloaded when it is opened. */
export const createAdminRoutes = (signOut: () => Promise<void>): RouteObject[] => [
  {
    path: '/admin',
    HydrateFallback: () => null,
    children: [
      {
        path: 'login',
        lazy: async () => ({ Component: (await import('./session/login.route')).LoginRoute }),
      },
      {
        path: 'logout',
        loader: () => redirect('/admin'),
        action: async () => {
          await signOut();
          return redirect('/admin/login');
        },
      },
      {
        loader: requireSession,
        // Asked at every change of screen: somebody may have signed out in another tab.
        shouldRevalidate: () => true,
        Component: AdminLayout,
        children: [
          {
            ErrorBoundary: ScreenError,
            children: [
              { index: true, lazy: loadDashboard },
              { path: 'dashboard', lazy: loadDashboard },
              ...adminScreens.flatMap(({ routes }) => routes),
              { path: '*', Component: NotFoundRoute },
            ],
          },
        ],
      },
    ],
  },
];

async function loadDashboard() {
  return { Component: (await import('./dashboard/dashboard.route')).DashboardRoute };
}
