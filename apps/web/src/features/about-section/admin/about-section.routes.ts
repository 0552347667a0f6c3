import type { RouteObject } from 'react-router';

const form = () => import('./about-section-form.route');

export const aboutSectionRoutes: RouteObject[] = [
  {
    path: 'about-section',
    lazy: async () => ({ Component: (await import('./about-section.route')).AboutSectionRoute }),
  },
  { path: 'about-section/new', lazy: async () => ({ Component: (await form()).NewAboutSectionRoute }) },
  { path: 'about-section/edit', lazy: async () => ({ Component: (await form()).EditAboutSectionRoute }) },
];
