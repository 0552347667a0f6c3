import { adminRecordPath, adminScreens } from '@pano/api/addresses';
import { Info } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

const { list, create, edit } = adminScreens.aboutSection;

export const aboutSectionAdmin = {
  kinds: ['aboutSection'],
  path: list,
  title: 'aboutSection.title',
  icon: Info,
  group: 'content',
  routes: [
    {
      path: list,
      lazy: async () => ({ Component: (await import('./about-section.route')).AboutSectionRoute }),
    },
    {
      path: create,
      lazy: async () => ({ Component: (await import('./about-section-form.route')).NewAboutSectionRoute }),
    },
    {
      path: edit,
      lazy: async () => ({ Component: (await import('./about-section-form.route')).EditAboutSectionRoute }),
    },
  ],
  recordPath: () => adminRecordPath('aboutSection', 1),
  create: null,
  search: null,
  count: null,
  unread: null,
  attention: [{ kind: 'emptyAbout', text: 'aboutSection.emptyOnSite', query: '', rank: 22, isEmptySection: true }],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
