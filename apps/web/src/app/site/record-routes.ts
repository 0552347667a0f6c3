import type { RouteObject } from 'react-router';

/** The pages behind the home page: one for each kind of record, and the list of articles. */
export const recordRoutes = (): RouteObject[] => [
  {
    path: 'category/:slug',
    lazy: async () => {
      const [{ CategoryRoute, CategoryError }, { loadCategory }] = await Promise.all([
        import('./category/category.route'),
        import('./category/category.loader'),
      ]);
      return { Component: CategoryRoute, ErrorBoundary: CategoryError, loader: loadCategory };
    },
  },
  {
    path: 'proje/:slug',
    lazy: async () => {
      const [{ ProjectRoute, ProjectError }, { loadProject }] = await Promise.all([
        import('#features/projects/site/project.route.tsx'),
        import('#features/projects/site/project.loader.ts'),
      ]);
      return { Component: ProjectRoute, ErrorBoundary: ProjectError, loader: loadProject };
    },
  },
  {
    path: 'articles',
    lazy: async () => {
      const [{ ArticleListRoute, ArticleListError }, { loadArticleList }] = await Promise.all([
        import('#features/articles/site/article-list.route.tsx'),
        import('#features/articles/site/article-list.loader.ts'),
      ]);
      return { Component: ArticleListRoute, ErrorBoundary: ArticleListError, loader: loadArticleList };
    },
  },
  {
    path: 'articles/:slug',
    lazy: async () => {
      const [{ ArticleRoute, ArticleError }, { loadArticle }] = await Promise.all([
        import('#features/articles/site/article.route.tsx'),
        import('#features/articles/site/article.loader.ts'),
      ]);
      return { Component: ArticleRoute, ErrorBoundary: ArticleError, loader: loadArticle };
    },
  },
  {
    path: 'sayfa/:slug',
    lazy: async () => {
      const [{ PageRoute, PageError }, { loadPage }] = await Promise.all([
        import('#features/pages/site/page.route.tsx'),
        import('#features/pages/site/page.loader.ts'),
      ]);
      return { Component: PageRoute, ErrorBoundary: PageError, loader: loadPage };
    },
  },
];
