import { adminRecordPath, adminScreens } from '@pano/api/addresses';
import { Handshake } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

const { list, create, edit } = adminScreens.brand;

export const brandAdmin = {
  kinds: ['brand'],
  path: list,
  title: 'brands.title',
  icon: Handshake,
  group: 'portfolio',
  routes: [
    { path: list, lazy: async () => ({ Component: (await import('./brand-list.route')).BrandListRoute }) },
    { path: create, lazy: async () => ({ Component: (await import('./brand-form.route')).BrandForm }) },
    { path: edit, lazy: async () => ({ Component: (await import('./brand-form.route')).EditBrandRoute }) },
  ],
  recordPath: ({ id }) => adminRecordPath('brand', id),
  create: { path: create, text: 'brands.new' },
  search: 'brands',
  count: 'brands',
  unread: null,
  attention: [{ kind: 'emptyBrands', text: 'brands.emptyOnSite', query: '', rank: 24, isEmptySection: true }],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
