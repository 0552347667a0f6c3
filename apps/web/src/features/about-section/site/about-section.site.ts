import { useContentLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import type { SiteEntity } from '#kit/site/site-entity.ts';

export const aboutSectionSite: SiteEntity = {
  pages: [
    {
      page: 'about',
      lazy: () => import('./about.route'),
      module: 'src/features/about-section/site/about.route.tsx',
      listed: import.meta.env.SSR
        ? async (utils) => (await utils.aboutSection.visible.fetch({ locale: 'tr' })) !== null
        : null,
    },
  ],
  // The menu of every page leads to it only where there is one.
  loadFrame: (utils, locale) => utils.aboutSection.visible.prefetch({ locale }),
  home: null,
  homeTop: null,
  homeSection: {
    name: 'about',
    useShown: () => Boolean(trpc.aboutSection.visible.useQuery({ locale: useContentLocale() }).data),
    menu: { text: 'nav.about', rank: 4, inFooter: false },
    load: async () => (await import('./about-section')).AboutSection,
  },
  homeNodes: null,
};
