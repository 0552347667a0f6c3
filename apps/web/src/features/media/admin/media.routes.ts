import type { RouteObject } from 'react-router';

export const mediaRoutes: RouteObject[] = [
  { path: 'media', lazy: async () => ({ Component: (await import('./media-list.route')).MediaListRoute }) },
];
