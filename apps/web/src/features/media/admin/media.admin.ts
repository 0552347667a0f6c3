import { GalleryThumbnails } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

export const mediaAdmin = {
  kinds: ['media'],
  path: '/admin/media',
  title: 'media.title',
  icon: GalleryThumbnails,
  group: 'library',
  routes: [{ path: 'media', lazy: async () => ({ Component: (await import('./media-list.route')).MediaListRoute }) }],
  recordPath: ({ id }) => `/admin/media?picture=${id}`,
  create: null,
  search: null,
  count: null,
  unread: null,
  attention: [],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
