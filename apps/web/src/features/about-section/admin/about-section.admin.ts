import { adminScreens } from '@pano/api/addresses';
import { Info } from 'lucide-react';
import { type AdminEntity, lazyRoute } from '#kit/admin/admin-entity.ts';

const { list, create, edit } = adminScreens.aboutSection;

export const aboutSectionAdmin = {
  kinds: ['aboutSection'],
  path: list,
  title: 'aboutSection.title',
  icon: Info,
  group: 'content',
  routes: [
    lazyRoute(list, async () => (await import('./about-section.route')).AboutSectionRoute),
    lazyRoute(create, async () => (await import('./about-section-form.route')).NewAboutSectionRoute),
    lazyRoute(edit, async () => (await import('./about-section-form.route')).EditAboutSectionRoute),
  ],
  create: null,
  search: null,
  count: null,
  unread: null,
  attention: [{ kind: 'emptyAbout', text: 'aboutSection.emptyOnSite', query: '', rank: 22, isEmptySection: true }],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
