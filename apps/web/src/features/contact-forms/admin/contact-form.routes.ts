import type { RouteObject } from 'react-router';

export const contactFormRoutes: RouteObject[] = [
  {
    path: 'contact-forms',
    lazy: async () => ({ Component: (await import('./contact-form-list.route')).ContactFormListRoute }),
  },
];
