import { adminRecordPath, adminScreens } from '@pano/api/addresses';
import { Inbox } from 'lucide-react';
import type { AdminEntity } from '#kit/admin/admin-entity.ts';

const { list } = adminScreens.contactForm;

export const contactFormAdmin = {
  kinds: ['contactForm'],
  path: list,
  title: 'contactForms.title',
  icon: Inbox,
  group: 'communication',
  routes: [
    {
      path: list,
      lazy: async () => ({ Component: (await import('./contact-form-list.route')).ContactFormListRoute }),
    },
  ],
  recordPath: ({ id }) => adminRecordPath('contactForm', id),
  create: null,
  search: 'contactForms',
  count: 'contactForms',
  unread: 'unreadMessages',
  attention: [{ kind: 'unreadMessages', text: 'contactForms.attention.unreadMessages', query: '?read=false', rank: 1 }],
  quickAction: null,
  firstSteps: {},
} satisfies AdminEntity;
