import { adminScreens } from '@pano/api/addresses';
import { Wrench } from 'lucide-react';
import { type AdminEntity, lazyRoute } from '#kit/admin/admin-entity.ts';

const { list, create, edit } = adminScreens.service;

export const serviceAdmin = {
  kinds: ['service'],
  path: list,
  title: 'services.title',
  icon: Wrench,
  group: 'content',
  routes: [
    lazyRoute(list, async () => (await import('./service-list.route')).ServiceListRoute),
    lazyRoute(create, async () => (await import('./service-form.route')).ServiceForm),
    lazyRoute(edit, async () => (await import('./service-form.route')).EditServiceRoute),
  ],
  create: { path: create, text: 'services.new' },
  search: 'services',
  count: 'services',
  unread: null,
  attention: [
    { kind: 'hiddenServices', text: 'services.attention.hiddenServices', query: '?visible=false', rank: 8 },
    { kind: 'emptyServices', text: 'services.attention.emptyServices', query: '', rank: 23, isEmptySection: true },
  ],
  quickAction: { rank: 4 },
  firstSteps: {},
} satisfies AdminEntity;
