import type { RouteObject } from 'react-router';

export const keywordRoutes: RouteObject[] = [
  {
    path: 'keywords',
    lazy: async () => ({ Component: (await import('./keyword-list.route')).KeywordListRoute }),
  },
];
