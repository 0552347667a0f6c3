import { FileText } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

export const pageAdmin = {
  kinds: ['page', 'homeSettings'],
  path: '/admin/pages',
  title: 'pages.title',
  icon: FileText,
  group: 'communication',
  routes: [
    { path: 'pages', lazy: async () => ({ Component: (await import('./page-list.route')).PageListRoute }) },
    { path: 'pages/new', lazy: async () => ({ Component: (await import('./page-form.route')).NewPageRoute }) },
    { path: 'pages/:id/edit', lazy: async () => ({ Component: (await import('./page-form.route')).EditPageRoute }) },
  ],
  recordPath: ({ id }) => `/admin/pages/${id}/edit`,
  create: { path: '/admin/pages/new', text: 'pages.new' },
  search: 'pages',
  count: 'pages',
  unread: null,
  attention: [],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
