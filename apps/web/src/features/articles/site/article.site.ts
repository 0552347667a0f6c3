import { homeQuery } from '#kit/site/home-query.ts';
import { listParams } from '#kit/site/list-query.ts';
import { homeList } from '#kit/site/loader-context.ts';
import { type SiteEntity, useHomeSwitch } from '#kit/site/site-entity.ts';

export const articleSite: SiteEntity = {
  pages: [
    {
      page: 'articles',
      lazy: () => import('./article-list.route'),
      module: 'src/features/articles/site/article-list.route.tsx',
      params: listParams,
      listed: import.meta.env.SSR ? async () => true : null,
    },
    {
      page: 'article',
      lazy: () => import('./article.route'),
      module: 'src/features/articles/site/article.route.tsx',
    },
  ],
  loadFrame: null,
  home: {
    name: 'articles',
    load: (utils, locale) =>
      utils.articles.listPublished.ensureData({ ...homeQuery(utils, 'articles', homeList), locale }),
  },
  homeTop: null,
  homeSection: {
    name: 'articles',
    useShown: () => useHomeSwitch('articles'),
    menu: { text: 'nav.articles', rank: 3, inFooter: true },
    load: async () => (await import('./articles-section')).ArticlesSection,
  },
  homeNodes: null,
};
