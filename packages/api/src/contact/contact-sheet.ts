import type { Prisma } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { type MessageKey, translate } from '@pano/i18n/translate';
import type { Cell, Sheet } from '#platform/services/sheets/sheet';

export const sheetSelect = {
  id: true,
  createdAt: true,
  name: true,
  email: true,
  phone: true,
  subject: true,
  message: true,
  read: true,
} satisfies Prisma.ContactFormSelect;

export type SheetRow = Prisma.ContactFormGetPayload<{ select: typeof sheetSelect }>;

/** Contact forms as a table in the reader's language. */
export function contactSheet(locale: Locale, portions: AsyncIterable<SheetRow[]>): Sheet {
  const say = (key: MessageKey) => translate(locale, key);
  return {
    name: say('contactForm.export.sheet'),
    columns: [
      { title: say('contactForm.export.id'), width: 8 },
      { title: say('contactForm.export.createdAt'), width: 17 },
      { title: say('contactForm.export.name'), width: 26 },
      { title: say('contactForm.export.email'), width: 30 },
      { title: say('contactForm.export.phone'), width: 20 },
      { title: say('contactForm.export.subject'), width: 24 },
      { title: say('contactForm.export.message'), width: 80 },
      { title: say('contactForm.export.state'), width: 12 },
    ],
    rows: cellsOf(portions, { read: say('contactForm.export.read'), unread: say('contactForm.export.unread') }),
  };
}

async function* cellsOf(
  portions: AsyncIterable<SheetRow[]>,
  words: { read: string; unread: string },
): AsyncGenerator<Cell[][]> {
  for await (const portion of portions) {
    yield portion.map(({ id, createdAt, name, email, phone, subject, message, read }) => [
      id,
      createdAt,
      name,
      email,
      phone,
      subject,
      message,
      read ? words.read : words.unread,
    ]);
  }
}
