import { type SiteEntity, useHomeSwitch } from '#kit/site/site-entity.ts';

export const categorySite: SiteEntity = {
  // The page of a category lists projects: it stands with them.
  pages: [],
  loadFrame: null,
  home: { name: 'categories', load: (utils) => utils.categories.listVisible.ensureData({}) },
  homeTop: null,
  homeSection: {
    name: 'categories',
    useShown: () => useHomeSwitch('categories'),
    menu: { text: 'nav.projects', rank: 1, inFooter: false },
    load: async () => (await import('./categories-section')).CategoriesSection,
  },
  homeNodes: null,
};
