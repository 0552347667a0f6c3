import type { contactForms as turkish } from '../../tr/admin/contact-forms';
import type { Translation } from '../../translation';

export const contactForms: Translation<typeof turkish> = {
  title: 'Contact forms',
  empty: 'No message has arrived yet.',
  unread: 'Unread',
  noSubject: 'No subject chosen',
  noPhone: 'No phone number given',
  whatsapp: 'Reply on WhatsApp',
  whatsappGreeting: 'Hello {{name}}, thank you for your message.',
  showAll: 'Show all',
  showLess: 'Show less',
  markRead: 'Mark as read',
  bulkMarkRead: 'Mark as read',
  filter: { label: 'Filter by read state', all: 'All', unread: 'Unread', read: 'Read' },
  sort: { newest: 'Newest first', oldest: 'Oldest first' },
  confirmRemove: 'Do you really want to delete this contact form?',
  removed: 'Contact form deleted',
  removeFailed: 'The contact form could not be deleted',
  readFailed: 'The message could not be marked as read',
};
