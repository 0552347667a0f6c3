import type { MessageKey } from '@pano/i18n/translate';
import type { Cell, Sheet } from '#platform/services/sheets/sheet';

export type Say = (key: MessageKey) => string;

/** The columns of what a visitor has sent. */
export const contactColumns = (say: Say): Sheet['columns'] => [
  { title: say('contactForm.export.id'), width: 8 },
  { title: say('contactForm.export.createdAt'), width: 17 },
  { title: say('contactForm.export.name'), width: 26 },
  { title: say('contactForm.export.email'), width: 30 },
  { title: say('contactForm.export.phone'), width: 20 },
  { title: say('contactForm.export.subject'), width: 24 },
  { title: say('contactForm.export.message'), width: 80 },
  { title: say('contactForm.export.state'), width: 12 },
];

interface Contact {
  id: number;
  createdAt: Date;
  name: string;
  email: string;
  phone: string | null;
  subject: string | null;
  message: string;
  read: boolean;
}

export const contactCells = (contact: Contact, say: Say): Cell[] => {
  const { id, createdAt, name, email, phone, subject, message, read } = contact;
  const state = say(read ? 'contactForm.export.read' : 'contactForm.export.unread');
  return [id, createdAt, name, email, phone, subject, message, state];
};
