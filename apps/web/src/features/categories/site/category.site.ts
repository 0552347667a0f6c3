import { useContentLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { homeQuery } from '#kit/site/home-query.ts';
import { listParams } from '#kit/site/list-query.ts';
import { homeCards } from '#kit/site/loader-context.ts';
import { type SiteEntity, useHomeSwitch } from '#kit/site/site-entity.ts';

/** Enough to know whether there is one. */
const first = { limit: 1 };

export const categorySite: SiteEntity = {
  // The page of one category lists projects: it stands with them.
  pages: [
    {
      page: 'categories',
      lazy: () => import('./category-list.route'),
      module: 'src/features/categories/site/category-list.route.tsx',
      params: listParams,
    },
  ],
  // The menu of every page leads to them only where there are any.
  loadFrame: (utils, locale) => utils.categories.listVisible.prefetch({ ...first, locale }),
  home: {
    name: 'categories',
    load: (utils, locale) =>
      utils.categories.listVisible.ensureData({ ...homeQuery(utils, 'categories', homeCards), locale }),
  },
  homeTop: null,
  homeSection: {
    name: 'categories',
    useShown: () => {
      const locale = useContentLocale();
      const isEmpty = trpc.categories.listVisible.useQuery({ ...first, locale }).data?.items.length === 0;
      return useHomeSwitch('categories') && !isEmpty;
    },
    menu: { text: 'nav.projects', rank: 1, inFooter: false },
    load: async () => (await import('./categories-section')).CategoriesSection,
  },
  homeNodes: null,
};
