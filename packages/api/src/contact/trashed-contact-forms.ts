import type { Db, Prisma } from '@pano/db';
import * as z from 'zod';
import { readTrashData } from '#platform/records/trash';
import type { sheetSelect } from './export-contact-forms';

const message = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string().nullable(),
  message: z.string(),
  read: z.boolean(),
  createdAt: z.coerce.date(),
});

/** A message in the trash, with the number of its entry there. */
export type TrashedContactForm = Prisma.ContactFormGetPayload<{ select: typeof sheetSelect }> & { trashId: number };

const groupSize = 500;

/** Goes through the messages in the trash and returns those that match. */
export async function findTrashedContactForms(
  db: Db,
  matches: (form: TrashedContactForm) => boolean,
): Promise<TrashedContactForm[]> {
  const forms: TrashedContactForm[] = [];
  for (let last = 0; ; ) {
    const entries = await db.trash.findMany({
      where: { entity: 'contactForm', id: { gt: last } },
      orderBy: { id: 'asc' },
      take: groupSize,
      select: { id: true, data: true },
    });
    for (const { id, data } of entries) {
      const form = { ...message.parse(readTrashData(data).row), trashId: id };
      if (matches(form)) forms.push(form);
    }
    const end = entries.at(-1);
    if (!end) return forms;
    last = end.id;
  }
}

/** Deletes messages from the trash for good. */
export async function eraseTrashedContactForms(tx: Db, forms: TrashedContactForm[]): Promise<number> {
  let count = 0;
  for (let at = 0; at < forms.length; at += groupSize) {
    const ids = forms.slice(at, at + groupSize).map(({ trashId }) => trashId);
    count += (await tx.trash.deleteMany({ where: { id: { in: ids } } })).count;
  }
  return count;
}
