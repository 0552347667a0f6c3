import { adminScreens } from '@pano/api/addresses';
import { Handshake } from 'lucide-react';
import { type AdminEntity, lazyRoute } from '#kit/admin/admin-entity.ts';

const { list, create, edit } = adminScreens.brand;

export const brandAdmin = {
  kinds: ['brand'],
  path: list,
  title: 'brands.title',
  icon: Handshake,
  group: 'portfolio',
  routes: [
    lazyRoute(list, async () => (await import('./brand-list.route')).BrandListRoute),
    lazyRoute(create, async () => (await import('./brand-form.route')).BrandForm),
    lazyRoute(edit, async () => (await import('./brand-form.route')).EditBrandRoute),
  ],
  create: { path: create, text: 'brands.new' },
  search: 'brands',
  count: 'brands',
  unread: null,
  attention: [{ kind: 'emptyBrands', text: 'brands.emptyOnSite', query: '', rank: 24, isEmptySection: true }],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
