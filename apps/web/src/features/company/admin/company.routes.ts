import type { RouteObject } from 'react-router';

export const companyRoutes: RouteObject[] = [
  { path: 'settings', lazy: async () => ({ Component: (await import('./company.route')).CompanyRoute }) },
];
