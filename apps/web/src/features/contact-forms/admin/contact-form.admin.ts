import { adminScreens } from '@pano/api/addresses';
import { Inbox } from 'lucide-react';
import { type AdminEntity, lazyRoute } from '#kit/admin/admin-entity.ts';

const { list, edit } = adminScreens.contactForm;

export const contactFormAdmin = {
  kinds: ['contactForm', 'lead'],
  path: list,
  title: 'contactForms.title',
  icon: Inbox,
  group: 'communication',
  routes: [
    lazyRoute(list, async () => (await import('./contact-form-list.route')).ContactFormListRoute),
    lazyRoute(edit, async () => (await import('./lead.route')).LeadRoute),
  ],
  create: null,
  search: 'contactForms',
  count: 'contactForms',
  unread: 'unreadMessages',
  attention: [
    { kind: 'unreadMessages', text: 'contactForms.attention.unreadMessages', query: '?read=false', rank: 1 },
    { kind: 'photosFull', text: 'contactForms.attention.photosFull', query: '', rank: 0 },
  ],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
