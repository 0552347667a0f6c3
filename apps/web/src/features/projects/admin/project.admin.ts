import { adminScreens } from '@pano/api/addresses';
import { BriefcaseBusiness } from 'lucide-react';
import { type AdminEntity, lazyRoute } from '#kit/admin/admin-entity.ts';

const { list, create, edit } = adminScreens.project;

export const projectAdmin = {
  kinds: ['project', 'projectImage'],
  path: list,
  title: 'projects.title',
  icon: BriefcaseBusiness,
  group: 'portfolio',
  routes: [
    {
      path: list,
      lazy: async () => ({ Component: (await import('./project-screens')).ProjectScreens }),
      children: [
        { index: true, lazy: async () => ({ Component: (await import('./project-list.route')).ProjectListRoute }) },
        lazyRoute(create, async () => (await import('./project-form.route')).ProjectForm),
        lazyRoute(edit, async () => (await import('./project-form.route')).EditProjectRoute),
      ],
    },
  ],
  create: { path: create, text: 'projects.new' },
  search: 'projects',
  count: 'projects',
  unread: null,
  attention: [
    { kind: 'projectsWithoutImages', text: 'projects.attention.projectsWithoutImages', query: '', rank: 2 },
    { kind: 'hiddenProjects', text: 'projects.attention.hiddenProjects', query: '?visible=false', rank: 6 },
    { kind: 'emptyProjects', text: 'projects.attention.emptyProjects', query: '', rank: 21, isEmptySection: true },
  ],
  quickAction: { rank: 1 },
  firstSteps: { project: create },
} satisfies AdminEntity;
