import type { RouteObject } from 'react-router';

export const privacyRoutes: RouteObject[] = [
  { path: 'privacy', lazy: async () => ({ Component: (await import('./privacy.route')).PrivacyRoute }) },
];
