import { type SiteEntity, useAlways } from '#kit/site/site-entity.ts';

export const brandSite: SiteEntity = {
  pages: [],
  loadFrame: null,
  home: { name: 'brands', load: (utils) => utils.brands.listActive.ensureData({}) },
  homeTop: null,
  homeSection: {
    name: 'brands',
    useShown: useAlways,
    menu: null,
    load: async () => (await import('./brands-section')).BrandsSection,
  },
  homeNodes: null,
};
