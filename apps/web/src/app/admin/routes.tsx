import { type RouteObject, redirect } from 'react-router';
import { aboutSectionRoutes } from '#features/about-section/admin/about-section.routes.ts';
import { accountRoutes } from '#features/account/admin/account.routes.ts';
import { activityRoutes } from '#features/activity/admin/activity.routes.ts';
import { articleRoutes } from '#features/articles/admin/article.routes.ts';
import { brandRoutes } from '#features/brands/admin/brand.routes.ts';
import { categoryRoutes } from '#features/categories/admin/category.routes.ts';
import { companyRoutes } from '#features/company/admin/company.routes.ts';
import { contactFormRoutes } from '#features/contact-forms/admin/contact-form.routes.ts';
import { heroSectionRoutes } from '#features/hero-sections/admin/hero-section.routes.ts';
import { keywordRoutes } from '#features/keywords/admin/keyword.routes.ts';
import { mediaRoutes } from '#features/media/admin/media.routes.ts';
import { pageRoutes } from '#features/pages/admin/page.routes.ts';
import { privacyRoutes } from '#features/privacy/admin/privacy.routes.ts';
import { projectRoutes } from '#features/projects/admin/project.routes.ts';
import { serviceRoutes } from '#features/services/admin/service.routes.ts';
import { AdminLayout } from './frame/admin-layout';
import { NotFoundRoute } from './not-found.route';
import { ScreenError } from './screen-error';
import { requireSession } from './session/require-session';

/** Everything below /admin; each feature brings its own screens, which are downloaded when they are opened. */
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
              ...aboutSectionRoutes,
              ...articleRoutes,
              ...heroSectionRoutes,
              ...pageRoutes,
              ...brandRoutes,
              ...categoryRoutes,
              ...keywordRoutes,
              ...mediaRoutes,
              ...contactFormRoutes,
              ...companyRoutes,
              ...accountRoutes,
              ...activityRoutes,
              ...privacyRoutes,
              ...projectRoutes,
              ...serviceRoutes,
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
