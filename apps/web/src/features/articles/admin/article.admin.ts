import { adminScreens } from '@pano/api/addresses';
import { Newspaper } from 'lucide-react';
import { type AdminEntity, lazyRoute } from '#kit/admin/admin-entity.ts';

const { list, create, edit } = adminScreens.article;

export const articleAdmin = {
  kinds: ['article'],
  path: list,
  title: 'articles.title',
  icon: Newspaper,
  group: 'content',
  routes: [
    lazyRoute(list, async () => (await import('./article-list.route')).ArticleListRoute),
    lazyRoute(create, async () => (await import('./article-form.route')).ArticleForm),
    lazyRoute(edit, async () => (await import('./article-form.route')).EditArticleRoute),
  ],
  create: { path: create, text: 'articles.new' },
  search: 'articles',
  count: 'articles',
  unread: null,
  attention: [
    { kind: 'drafts', text: 'articles.attention.drafts', query: '?status=draft', rank: 3 },
    { kind: 'scheduled', text: 'articles.attention.scheduled', query: '?status=scheduled', rank: 4 },
    { kind: 'hiddenArticles', text: 'articles.attention.hiddenArticles', query: '?visible=false', rank: 7 },
    { kind: 'emptyArticles', text: 'articles.attention.emptyArticles', query: '', rank: 25, isEmptySection: true },
  ],
  quickAction: { rank: 2 },
  firstSteps: {},
} satisfies AdminEntity;
