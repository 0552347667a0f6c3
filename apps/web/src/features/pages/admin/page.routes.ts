import type { RouteObject } from 'react-router';

export const pageRoutes: RouteObject[] = [
  { path: 'pages', lazy: async () => ({ Component: (await import('./page-list.route')).PageListRoute }) },
  { path: 'pages/new', lazy: async () => ({ Component: (await import('./page-form.route')).NewPageRoute }) },
  { path: 'pages/:id/edit', lazy: async () => ({ Component: (await import('./page-form.route')).EditPageRoute }) },
];
