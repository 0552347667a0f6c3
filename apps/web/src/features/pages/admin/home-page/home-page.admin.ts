import { adminScreens } from '@pano/api/addresses';
import { LayoutList } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

const { list } = adminScreens.homeSettings;

export const homePageAdmin = {
  kinds: ['homeSettings'],
  path: list,
  title: 'homePage.title',
  icon: LayoutList,
  group: null,
  below: adminScreens.page.list,
  routes: [{ path: list, lazy: async () => ({ Component: (await import('./home-page.route')).HomePageRoute }) }],
  recordPath: null,
  create: null,
  search: null,
  count: null,
  unread: null,
  attention: [],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
