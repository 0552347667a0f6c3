import { adminRecordPath, adminScreens } from '@pano/api/addresses';
import { Hash } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

const { list } = adminScreens.keyword;

export const keywordAdmin = {
  kinds: ['keyword'],
  path: list,
  title: 'keywords.title',
  icon: Hash,
  group: 'seo',
  routes: [{ path: list, lazy: async () => ({ Component: (await import('./keyword-list.route')).KeywordListRoute }) }],
  recordPath: ({ id }) => adminRecordPath('keyword', id),
  create: null,
  search: 'keywords',
  count: null,
  unread: null,
  attention: [],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
