import { adminRecordPath, adminScreens } from '@pano/api/addresses';
import { Images } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

const { list, create, edit } = adminScreens.heroSection;

export const heroSectionAdmin = {
  kinds: ['heroSection'],
  path: list,
  title: 'heroSections.title',
  icon: Images,
  group: 'content',
  routes: [
    {
      path: list,
      lazy: async () => ({ Component: (await import('./hero-section-list.route')).HeroSectionListRoute }),
    },
    {
      path: create,
      lazy: async () => ({ Component: (await import('./hero-section-form.route')).HeroSectionForm }),
    },
    {
      path: edit,
      lazy: async () => ({ Component: (await import('./hero-section-form.route')).EditHeroSectionRoute }),
    },
  ],
  recordPath: ({ id }) => adminRecordPath('heroSection', id),
  create: { path: create, text: 'heroSections.new' },
  search: 'heroSections',
  count: 'heroSections',
  unread: null,
  attention: [],
  quickAction: { rank: 3 },
  firstSteps: {},
} satisfies AdminEntity;
