import { BriefcaseBusiness } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

export const projectAdmin = {
  kinds: ['project', 'projectImage'],
  path: '/admin/projects',
  title: 'projects.title',
  icon: BriefcaseBusiness,
  group: 'portfolio',
  routes: [
    {
      path: 'projects',
      lazy: async () => ({ Component: (await import('./project-screens')).ProjectScreens }),
      children: [
        { index: true, lazy: async () => ({ Component: (await import('./project-list.route')).ProjectListRoute }) },
        { path: 'new', lazy: async () => ({ Component: (await import('./project-form.route')).NewProjectRoute }) },
        {
          path: ':id/edit',
          lazy: async () => ({ Component: (await import('./project-form.route')).EditProjectRoute }),
        },
      ],
    },
  ],
  recordPath: ({ id }) => `/admin/projects/${id}/edit`,
  create: { path: '/admin/projects/new', text: 'projects.new' },
  search: 'projects',
  count: 'projects',
  unread: null,
  attention: [
    { kind: 'projectsWithoutImages', text: 'projects.attention.projectsWithoutImages', query: '', rank: 2 },
    { kind: 'hiddenProjects', text: 'projects.attention.hiddenProjects', query: '?visible=false', rank: 6 },
  ],
  quickAction: { text: 'projects.new', path: '/admin/projects/new', rank: 1 },
  firstSteps: { project: '/admin/projects/new' },
} satisfies AdminEntity;
