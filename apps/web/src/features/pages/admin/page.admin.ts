import { adminRecordPath, adminScreens } from '@pano/api/addresses';
import { FileText } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

const { list, create, edit } = adminScreens.page;

export const pageAdmin = {
  kinds: ['page'],
  path: list,
  title: 'pages.title',
  icon: FileText,
  group: 'communication',
  routes: [
    { path: list, lazy: async () => ({ Component: (await import('./page-list.route')).PageListRoute }) },
    { path: create, lazy: async () => ({ Component: (await import('./page-form.route')).PageForm }) },
    { path: edit, lazy: async () => ({ Component: (await import('./page-form.route')).EditPageRoute }) },
  ],
  recordPath: ({ id }) => adminRecordPath('page', id),
  create: { path: create, text: 'pages.new' },
  search: 'pages',
  count: 'pages',
  unread: null,
  attention: [],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
