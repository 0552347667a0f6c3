import { adminPages, adminRecordPath, adminScreens } from '@pano/api/addresses';
import { type LoaderFunction, type RouteObject, redirect } from 'react-router';
import { type AdminEntity, lazyRoute } from '#kit/admin/admin-entity.ts';
import { requireSession } from '#kit/admin/session.ts';
import { allScreens, entities } from './entities';
import { NotFoundRoute, ScreenError } from './error-screens';
import { AdminLayout } from './frame/admin-layout';
import { OwnersOnly } from './frame/owners-only';

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
              ...allScreens.flatMap(({ routes, ownerOnly }) =>
                ownerOnly ? { Component: OwnersOnly, children: routes } : routes,
              ),
              ...entities.flatMap(redirectsToRecord),
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

/** A record is also found by the address that it would have in another list: with `/edit` or without. */
function redirectsToRecord({ kinds: [kind] }: AdminEntity): RouteObject[] {
  const { list, edit } = adminScreens[kind];
  const paths = [`${list}/:id`, `${list}/:id/edit`].filter((path) => path !== edit);
  const loader: LoaderFunction = ({ params, request }) => {
    const path = adminRecordPath(kind, Number(params.id));
    const { search } = new URL(request.url);
    return redirect(path + (path.includes('?') ? search.replace('?', '&') : search));
  };
  return paths.map((path) => ({ path, loader }));
}
