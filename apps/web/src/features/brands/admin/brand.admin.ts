import { Handshake } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

export const brandAdmin = {
  kinds: ['brand'],
  path: '/admin/brands',
  title: 'brands.title',
  icon: Handshake,
  group: 'portfolio',
  routes: [
    { path: 'brands', lazy: async () => ({ Component: (await import('./brand-list.route')).BrandListRoute }) },
    { path: 'brands/new', lazy: async () => ({ Component: (await import('./brand-form.route')).NewBrandRoute }) },
    { path: 'brands/:id/edit', lazy: async () => ({ Component: (await import('./brand-form.route')).EditBrandRoute }) },
  ],
  recordPath: ({ id }) => `/admin/brands/${id}/edit`,
  create: { path: '/admin/brands/new', text: 'brands.new' },
  search: 'brands',
  count: 'brands',
  unread: null,
  attention: [],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
