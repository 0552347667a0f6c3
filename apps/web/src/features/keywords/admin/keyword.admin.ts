import { adminScreens } from '@pano/api/addresses';
import { Hash } from 'lucide-react';
import { type AdminEntity, lazyRoute } from '#kit/admin/admin-entity.ts';

const { list } = adminScreens.keyword;

export const keywordAdmin = {
  kinds: ['keyword'],
  path: list,
  title: 'keywords.title',
  icon: Hash,
  group: 'seo',
  routes: [lazyRoute(list, async () => (await import('./keyword-list.route')).KeywordListRoute)],
  create: null,
  search: 'keywords',
  count: null,
  unread: null,
  attention: [],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
