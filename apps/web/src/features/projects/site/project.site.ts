import { homeQuery } from '#kit/site/home-query.ts';
import { listParams } from '#kit/site/list-query.ts';
import { homeList } from '#kit/site/loader-context.ts';
import { type SiteEntity, useHomeSwitch } from '#kit/site/site-entity.ts';
import { filterParams } from './project-filter';

export const projectSite: SiteEntity = {
  pages: [
    {
      page: 'category',
      lazy: () => import('./category.route'),
      module: 'src/features/projects/site/category.route.tsx',
      params: listParams,
    },
    {
      page: 'projects',
      lazy: () => import('./project-list.route'),
      module: 'src/features/projects/site/project-list.route.tsx',
      params: { ...listParams, ...filterParams },
      listed: import.meta.env.SSR ? async () => true : null,
    },
    {
      page: 'project',
      lazy: () => import('./project.route'),
      module: 'src/features/projects/site/project.route.tsx',
    },
  ],
  loadFrame: null,
  home: {
    name: 'projects',
    load: (utils, locale) =>
      utils.projects.listVisible.ensureData({ ...homeQuery(utils, 'projects', homeList), locale }),
  },
  homeTop: null,
  homeSection: {
    name: 'projects',
    useShown: () => useHomeSwitch('projects'),
    // The menu leads to the categories, which lead to the projects.
    menu: null,
    load: async () => (await import('./featured-projects-section')).FeaturedProjectsSection,
  },
  homeNodes: null,
};
