import { Settings } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

export const companyAdmin = {
  kinds: ['company', 'setting'],
  path: '/admin/settings',
  title: 'company.title',
  icon: Settings,
  group: 'site',
  routes: [{ path: 'settings', lazy: async () => ({ Component: (await import('./company.route')).CompanyRoute }) }],
  recordPath: null,
  create: null,
  search: null,
  count: null,
  unread: null,
  attention: [],
  quickAction: null,
  firstSteps: {
    company: '/admin/settings',
    logo: '/admin/settings#logoUrl',
    email: '/admin/settings#email',
  },
} satisfies AdminEntity;
