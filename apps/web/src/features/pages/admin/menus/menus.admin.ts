import { adminScreens } from '@pano/api/addresses';
import { Menu } from 'lucide-react';
import { type AdminEntity, lazyRoute } from '#kit/admin/admin-entity.ts';

const { list } = adminScreens.menus;

export const menusAdmin = {
  kinds: ['menus'],
  path: list,
  title: 'menus.title',
  icon: Menu,
  group: null,
  below: adminScreens.page.list,
  routes: [lazyRoute(list, async () => (await import('./menus.route')).MenusRoute)],
  create: null,
  search: null,
  count: null,
  unread: null,
  attention: [],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
