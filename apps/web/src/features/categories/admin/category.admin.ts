import { FolderTree } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

export const categoryAdmin = {
  kinds: ['category'],
  path: '/admin/categories',
  title: 'categories.title',
  icon: FolderTree,
  group: 'portfolio',
  routes: [
    {
      path: 'categories',
      lazy: async () => ({ Component: (await import('./category-list.route')).CategoryListRoute }),
    },
    {
      path: 'categories/new',
      lazy: async () => ({ Component: (await import('./category-form.route')).NewCategoryRoute }),
    },
    {
      path: 'categories/:id/edit',
      lazy: async () => ({ Component: (await import('./category-form.route')).EditCategoryRoute }),
    },
  ],
  recordPath: ({ id }) => `/admin/categories/${id}/edit`,
  create: { path: '/admin/categories/new', text: 'categories.new' },
  search: 'categories',
  count: 'categories',
  unread: null,
  attention: [
    { kind: 'hiddenCategories', text: 'categories.attention.hiddenCategories', query: '?visible=false', rank: 5 },
  ],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
