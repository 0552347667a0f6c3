import type { RouteObject } from 'react-router';

/** The pages behind the home page: one for each kind of record, and the list of articles. */
export const recordRoutes = (): RouteObject[] => [
  {
    path: 'category/:slug',
    lazy: async () => {
      const [{ CategoryRoute, CategoryError }, { loadCategory }] = await Promise.all([
        import('../features/categories/site/category.route'),
        import('../features/categories/site/category.loader'),
      ]);
      return { Component: CategoryRoute, ErrorBoundary: CategoryError, loader: loadCategory };
    },
  },
  {
    path: 'proje/:slug',
    lazy: async () => {
      const [{ ProjectRoute, ProjectError }, { loadProject }] = await Promise.all([
        import('../features/projects/site/project.route'),
        import('../features/projects/site/project.loader'),
      ]);
      return { Component: ProjectRoute, ErrorBoundary: ProjectError, loader: loadProject };
    },
  },
  {
    path: 'articles',
    lazy: async () => {
      const [{ ArticleListRoute, ArticleListError }, { loadArticleList }] = await Promise.all([
        import('../features/articles/site/article-list.route'),
        import('../features/articles/site/article-list.loader'),
      ]);
      return { Component: ArticleListRoute, ErrorBoundary: ArticleListError, loader: loadArticleList };
    },
  },
  {
    path: 'articles/:slug',
    lazy: async () => {
      const [{ ArticleRoute, ArticleError }, { loadArticle }] = await Promise.all([
        import('../features/articles/site/article.route'),
        import('../features/articles/site/article.loader'),
      ]);
      return { Component: ArticleRoute, ErrorBoundary: ArticleError, loader: loadArticle };
    },
  },
  {
    path: 'sayfa/:slug',
    lazy: async () => {
      const [{ PageRoute, PageError }, { loadPage }] = await Promise.all([
        import('../features/pages/site/page.route'),
        import('../features/pages/site/page.loader'),
      ]);
      return { Component: PageRoute, ErrorBoundary: PageError, loader: loadPage };
    },
  },
];
