import type { RouteObject } from 'react-router';

export const projectRoutes: RouteObject[] = [
  {
    path: 'projects',
    lazy: async () => ({ Component: (await import('./project-screens')).ProjectScreens }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./project-list.route')).ProjectListRoute }),
      },
      {
        path: 'new',
        lazy: async () => ({ Component: (await import('./project-form.route')).NewProjectRoute }),
      },
      {
        path: ':id/edit',
        lazy: async () => ({ Component: (await import('./project-form.route')).EditProjectRoute }),
      },
    ],
  },
];
