import { adminScreens } from '@pano/api/addresses';
import { GalleryThumbnails } from 'lucide-react';
import { type AdminEntity, lazyRoute } from '#kit/admin/admin-entity.ts';

const { list } = adminScreens.media;

export const mediaAdmin = {
  kinds: ['media'],
  path: list,
  title: 'media.title',
  icon: GalleryThumbnails,
  // Its link stands at the head of the menu.
  group: null,
  routes: [lazyRoute(list, async () => (await import('./media-list.route')).MediaListRoute)],
  create: null,
  search: null,
  count: null,
  unread: null,
  attention: [{ kind: 'missingAlt', text: 'media.attention.missingAlt', query: '?filter=missingAlt', rank: 9 }],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
