import { Newspaper } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

export const articleAdmin = {
  kinds: ['article'],
  path: '/admin/articles',
  title: 'articles.title',
  icon: Newspaper,
  group: 'content',
  routes: [
    { path: 'articles', lazy: async () => ({ Component: (await import('./article-list.route')).ArticleListRoute }) },
    { path: 'articles/new', lazy: async () => ({ Component: (await import('./article-form.route')).NewArticleRoute }) },
    {
      path: 'articles/:id',
      lazy: async () => ({ Component: (await import('./article-form.route')).EditArticleRoute }),
    },
  ],
  recordPath: ({ id }) => `/admin/articles/${id}`,
  create: { path: '/admin/articles/new', text: 'articles.new' },
  search: 'articles',
  count: 'articles',
  unread: null,
  attention: [
    { kind: 'drafts', text: 'articles.attention.drafts', query: '?status=draft', rank: 3 },
    { kind: 'scheduled', text: 'articles.attention.scheduled', query: '?status=scheduled', rank: 4 },
    { kind: 'hiddenArticles', text: 'articles.attention.hiddenArticles', query: '?visible=false', rank: 7 },
  ],
  quickAction: { text: 'articles.new', path: '/admin/articles/new', rank: 2 },
  firstSteps: {},
} satisfies AdminEntity;
