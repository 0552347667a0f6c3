import type { RouteObject } from 'react-router';

export const serviceRoutes: RouteObject[] = [
  {
    path: 'services',
    lazy: async () => ({ Component: (await import('./service-list.route')).ServiceListRoute }),
  },
  {
    path: 'services/new',
    lazy: async () => ({ Component: (await import('./service-form.route')).NewServiceRoute }),
  },
  {
    path: 'services/:id',
    lazy: async () => ({ Component: (await import('./service-form.route')).EditServiceRoute }),
  },
];
