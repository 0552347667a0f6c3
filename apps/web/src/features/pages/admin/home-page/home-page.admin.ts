import { adminScreens } from '@pano/api/addresses';
import { LayoutList } from 'lucide-react';
import { type AdminEntity, lazyRoute } from '#kit/admin/admin-entity.ts';

const { list } = adminScreens.homeSettings;

export const homePageAdmin = {
  kinds: ['homeSettings'],
  path: list,
  title: 'homePage.title',
  icon: LayoutList,
  group: null,
  below: adminScreens.page.list,
  routes: [lazyRoute(list, async () => (await import('./home-page.route')).HomePageRoute)],
  create: null,
  search: null,
  count: null,
  unread: null,
  attention: [],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
