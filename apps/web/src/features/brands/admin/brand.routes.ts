import type { RouteObject } from 'react-router';

export const brandRoutes: RouteObject[] = [
  {
    path: 'brands',
    lazy: async () => ({ Component: (await import('./brand-list.route')).BrandListRoute }),
  },
  {
    path: 'brands/new',
    lazy: async () => ({ Component: (await import('./brand-form.route')).NewBrandRoute }),
  },
  {
    path: 'brands/:id/edit',
    lazy: async () => ({ Component: (await import('./brand-form.route')).EditBrandRoute }),
  },
];
