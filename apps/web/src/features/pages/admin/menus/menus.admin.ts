import { adminScreens } from '@pano/api/addresses';
import { Menu } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

const { list } = adminScreens.menus;

export const menusAdmin = {
  kinds: ['menus'],
  path: list,
  title: 'menus.title',
  icon: Menu,
  group: null,
  below: adminScreens.page.list,
  routes: [{ path: list, lazy: async () => ({ Component: (await import('./menus.route')).MenusRoute }) }],
  recordPath: null,
  create: null,
  search: null,
  count: null,
  unread: null,
  attention: [],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
