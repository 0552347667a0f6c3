import { adminPages } from '@pano/api/addresses';
import { type RouteObject, redirect } from 'react-router';
import { lazyRoute } from '#kit/admin/admin-entity.ts';
import { requireSession } from '#kit/admin/session.ts';
import { allScreens } from './entities';
import { NotFoundRoute, ScreenError } from './error-screens';
import { AdminLayout } from './frame/admin-layout';

/** Everything below /admin; each screen is downloaded when it is opened. */
export const createAdminRoutes = (signOut: () => Promise<void>): RouteObject[] => [
  {
    path: adminPages.dashboard,
    HydrateFallback: () => null,
    children: [
      lazyRoute(adminPages.login, async () => (await import('./session/login.route')).LoginRoute),
      {
        path: adminPages.logout,
        loader: () => redirect(adminPages.dashboard),
        action: async () => {
          await signOut();
          return redirect(adminPages.login);
        },
      },
      {
        loader: requireSession,
        // Checked at every navigation: the user may have signed out in another tab.
        shouldRevalidate: () => true,
        Component: AdminLayout,
        children: [
          {
            ErrorBoundary: ScreenError,
            children: [
              { index: true, lazy: loadDashboard },
              { path: 'dashboard', lazy: loadDashboard },
              ...allScreens.flatMap(({ routes }) => routes),
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
