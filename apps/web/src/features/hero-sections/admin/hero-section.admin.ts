import { Images } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

export const heroSectionAdmin = {
  kinds: ['heroSection'],
  path: '/admin/hero-sections',
  title: 'heroSections.title',
  icon: Images,
  group: 'content',
  routes: [
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
  ],
  recordPath: ({ id }) => `/admin/hero-sections/${id}/edit`,
  create: { path: '/admin/hero-sections/new', text: 'heroSections.new' },
  search: 'heroSections',
  count: 'heroSections',
  unread: null,
  attention: [],
  quickAction: { text: 'heroSections.new', path: '/admin/hero-sections/new', rank: 3 },
  firstSteps: {},
} satisfies AdminEntity;
