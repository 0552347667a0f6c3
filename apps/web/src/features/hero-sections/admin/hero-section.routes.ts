import type { RouteObject } from 'react-router';

export const heroSectionRoutes: RouteObject[] = [
  {
    path: 'hero-sections',
    lazy: async () => ({ Component: (await import('./hero-section-list.route')).HeroSectionListRoute }),
  },
  {
    path: 'hero-sections/new',
    lazy: async () => ({ Component: (await import('./hero-section-form.route')).NewHeroSectionRoute }),
  },
  {
    path: 'hero-sections/:id/edit',
    lazy: async () => ({ Component: (await import('./hero-section-form.route')).EditHeroSectionRoute }),
  },
];
