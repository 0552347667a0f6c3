import { adminScreens } from '@pano/api/addresses';
import { FolderTree } from 'lucide-react';
import { type AdminEntity, lazyRoute } from '#kit/admin/admin-entity.ts';

const { list, create, edit } = adminScreens.category;

export const categoryAdmin = {
  kinds: ['category'],
  path: list,
  title: 'categories.title',
  icon: FolderTree,
  group: 'portfolio',
  routes: [
    lazyRoute(list, async () => (await import('./category-list.route')).CategoryListRoute),
    lazyRoute(create, async () => (await import('./category-form.route')).CategoryForm),
    lazyRoute(edit, async () => (await import('./category-form.route')).EditCategoryRoute),
  ],
  create: { path: create, text: 'categories.new' },
  search: 'categories',
  count: 'categories',
  unread: null,
  attention: [
    { kind: 'hiddenCategories', text: 'categories.attention.hiddenCategories', query: '?visible=false', rank: 5 },
    {
      kind: 'emptyCategories',
      text: 'categories.attention.emptyCategories',
      query: '',
      rank: 20,
      isEmptySection: true,
    },
  ],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
