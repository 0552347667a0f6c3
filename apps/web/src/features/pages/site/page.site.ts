import type { SiteEntity } from '#kit/site/site-entity.ts';

export const pageSite: SiteEntity = {
  pages: [
    {
      page: 'page',
      lazy: () => import('./page.route'),
      module: 'src/features/pages/site/page.route.tsx',
    },
  ],
  // The footer and the contact form link to pages.
  loadFrame: (utils, locale) => utils.pages.forFrame.prefetch({ locale }),
  home: null,
  homeTop: null,
  homeSection: null,
  homeNodes: null,
};
