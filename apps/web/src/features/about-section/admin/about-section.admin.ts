import { Info } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

export const aboutSectionAdmin = {
  kinds: ['aboutSection'],
  path: '/admin/about-section',
  title: 'aboutSection.title',
  icon: Info,
  group: 'content',
  routes: [
    {
      path: 'about-section',
      lazy: async () => ({ Component: (await import('./about-section.route')).AboutSectionRoute }),
    },
    {
      path: 'about-section/new',
      lazy: async () => ({ Component: (await import('./about-section-form.route')).NewAboutSectionRoute }),
    },
    {
      path: 'about-section/edit',
      lazy: async () => ({ Component: (await import('./about-section-form.route')).EditAboutSectionRoute }),
    },
  ],
  recordPath: null,
  create: null,
  search: null,
  count: null,
  unread: null,
  attention: [],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
