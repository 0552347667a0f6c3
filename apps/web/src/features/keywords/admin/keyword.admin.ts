import { Hash } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

export const keywordAdmin = {
  kinds: ['keyword'],
  path: '/admin/keywords',
  title: 'keywords.title',
  icon: Hash,
  group: 'seo',
  routes: [
    { path: 'keywords', lazy: async () => ({ Component: (await import('./keyword-list.route')).KeywordListRoute }) },
  ],
  recordPath: ({ id }) => `/admin/keywords?edit=${id}`,
  create: null,
  search: 'keywords',
  count: null,
  unread: null,
  attention: [],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
