import { homeQuery } from '#kit/site/home-query.ts';
import { listParams } from '#kit/site/list-query.ts';
import { homeCards } from '#kit/site/loader-context.ts';
import { type SiteEntity, useNotHidden } from '#kit/site/site-entity.ts';

export const brandSite: SiteEntity = {
  pages: [
    {
      page: 'brands',
      lazy: () => import('./brand-list.route'),
      module: 'src/features/brands/site/brand-list.route.tsx',
      params: listParams,
    },
  ],
  loadFrame: null,
  home: { name: 'brands', load: (utils) => utils.brands.listActive.ensureData(homeQuery(utils, 'brands', homeCards)) },
  homeTop: null,
  homeSection: {
    name: 'brands',
    useShown: () => useNotHidden('brands'),
    menu: null,
    load: async () => (await import('./brands-section')).BrandsSection,
  },
  homeNodes: null,
};
