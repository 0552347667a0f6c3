import { Wrench } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

export const serviceAdmin = {
  kinds: ['service'],
  path: '/admin/services',
  title: 'services.title',
  icon: Wrench,
  group: 'content',
  routes: [
    { path: 'services', lazy: async () => ({ Component: (await import('./service-list.route')).ServiceListRoute }) },
    { path: 'services/new', lazy: async () => ({ Component: (await import('./service-form.route')).NewServiceRoute }) },
    {
      path: 'services/:id',
      lazy: async () => ({ Component: (await import('./service-form.route')).EditServiceRoute }),
    },
  ],
  recordPath: ({ id }) => `/admin/services/${id}`,
  create: { path: '/admin/services/new', text: 'services.new' },
  search: 'services',
  count: 'services',
  unread: null,
  attention: [{ kind: 'hiddenServices', text: 'services.attention.hiddenServices', query: '?visible=false', rank: 8 }],
  quickAction: { text: 'services.new', path: '/admin/services/new', rank: 4 },
  firstSteps: {},
} satisfies AdminEntity;
