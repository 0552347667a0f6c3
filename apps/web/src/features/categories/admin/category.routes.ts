import type { RouteObject } from 'react-router';

export const categoryRoutes: RouteObject[] = [
  {
    path: 'categories',
    lazy: async () => ({ Component: (await import('./category-list.route')).CategoryListRoute }),
  },
  {
    path: 'categories/new',
    lazy: async () => ({ Component: (await import('./category-form.route')).NewCategoryRoute }),
  },
  {
    path: 'categories/:id/edit',
    lazy: async () => ({ Component: (await import('./category-form.route')).EditCategoryRoute }),
  },
];
