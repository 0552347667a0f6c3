import { adminScreens } from '@pano/api/addresses';
import { FileText } from 'lucide-react';
import { type AdminEntity, lazyRoute } from '#kit/admin/admin-entity.ts';

const { list, create, edit } = adminScreens.page;

export const pageAdmin = {
  kinds: ['page'],
  path: list,
  title: 'pages.title',
  icon: FileText,
  group: 'communication',
  routes: [
    lazyRoute(list, async () => (await import('./page-list.route')).PageListRoute),
    lazyRoute(create, async () => (await import('./page-form.route')).PageForm),
    lazyRoute(edit, async () => (await import('./page-form.route')).EditPageRoute),
  ],
  create: { path: create, text: 'pages.new' },
  search: 'pages',
  count: 'pages',
  unread: null,
  attention: [],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
