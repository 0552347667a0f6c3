import type { RouteObject } from 'react-router';

export const articleRoutes: RouteObject[] = [
  { path: 'articles', lazy: async () => ({ Component: (await import('./article-list.route')).ArticleListRoute }) },
  { path: 'articles/new', lazy: async () => ({ Component: (await import('./article-form.route')).NewArticleRoute }) },
  { path: 'articles/:id', lazy: async () => ({ Component: (await import('./article-form.route')).EditArticleRoute }) },
];
