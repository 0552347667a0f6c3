import { adminScreens } from '@pano/api/addresses';
import { Settings } from 'lucide-react';
import { type AdminEntity, lazyRoute } from '#kit/admin/admin-entity.ts';

const { list } = adminScreens.company;

export const companyAdmin = {
  kinds: ['company', 'setting'],
  path: list,
  title: 'company.title',
  icon: Settings,
  group: 'site',
  ownerOnly: true,
  routes: [lazyRoute(list, async () => (await import('./company.route')).CompanyRoute)],
  create: null,
  search: null,
  count: null,
  unread: null,
  attention: [],
  quickAction: null,
  firstSteps: {
    company: list,
    logo: `${list}#logoUrl`,
    email: `${list}#email`,
  },
} satisfies AdminEntity;
