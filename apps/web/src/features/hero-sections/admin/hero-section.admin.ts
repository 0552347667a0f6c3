import { adminScreens } from '@pano/api/addresses';
import { Images } from 'lucide-react';
import { type AdminEntity, lazyRoute } from '#kit/admin/admin-entity.ts';

const { list, create, edit } = adminScreens.heroSection;

export const heroSectionAdmin = {
  kinds: ['heroSection'],
  path: list,
  title: 'heroSections.title',
  icon: Images,
  group: 'content',
  routes: [
    lazyRoute(list, async () => (await import('./hero-section-list.route')).HeroSectionListRoute),
    lazyRoute(create, async () => (await import('./hero-section-form.route')).HeroSectionForm),
    lazyRoute(edit, async () => (await import('./hero-section-form.route')).EditHeroSectionRoute),
  ],
  create: { path: create, text: 'heroSections.new' },
  search: 'heroSections',
  count: 'heroSections',
  unread: null,
  attention: [],
  quickAction: { rank: 3 },
  firstSteps: {},
} satisfies AdminEntity;
