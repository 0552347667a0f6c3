import type { Prisma } from '@pano/db';
import * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import { importRows } from '#platform/records/content-rows';
import type { TransactionContext } from '#platform/records/transaction';
import * as contactForms from './contact-form.operations';
import { isSampleContactForm, contactForms as samples } from './contact-form.samples';
import { deleteAllLeads } from './delete-leads';
import * as leads from './lead.operations';
import { leadSubject } from './lead-events';
import { areFull } from './lead-photos.operations';
import { leadRow, putOnDesk, readLeads, type TransferredLead } from './lead-transfer';

/** The operation for visitors stores what they write; what has become of it is added. */
async function writeLead(
  ctx: TransactionContext,
  { name, email, message, phone, subject, ...desk }: Omit<TransferredLead, 'createdAt' | 'updatedAt'>,
): Promise<{ id: number }> {
  const { id } = await contactForms.create(ctx, { name, email, message, phone, subject });
  await putOnDesk(ctx.tx, id, desk);
  return { id };
}

export const contactFormEntity = {
  kind: 'contactForm',
  plural: 'contactForms',
  records: (db) => db.contactForm,
  countedOnly: contactForms.notSpam,
  label: 'name',
  isPublic: null,
  publicSwitch: null,
  subjects: [contactForms.subject, leadSubject],
  publicPage: null,
  homeSection: 'contact',
  history: null,
  trash: [contactForms.trash],
  sortedBy: null,
  translation: null,
  pairedTexts: null,
  search: { rank: 9, textIndex: 'ContactForm', orderBy: [{ id: 'desc' }] },
  pictures: null,
  dashboard: {
    unreadMessages: (db) => db.contactForm.count({ where: contactForms.unread }),
    photosFull: async (db) => ((await areFull(db)) ? 1 : 0),
  },
  transfer: {
    schema: z.array(leadRow),
    unique: [],
    references: [],
    personal: true,
    read: readLeads,
    // The caller removes the files of photos after the commit.
    clear: deleteAllLeads,
    write: (ctx, rows: TransferredLead[]) => importRows(ctx.tx.contactForm, rows, (lead) => writeLead(ctx, lead)),
  },
  samples: {
    list: samples,
    async create(ctx, sample: (typeof samples)[number]) {
      const { createdAt, updatedAt: _, ...lead } = leadRow.parse({ ...sample, updatedAt: sample.createdAt });
      const { id } = await writeLead(ctx, lead);
      return ctx.tx.contactForm.update({ where: { id }, data: { createdAt } });
    },
    unchanged: isSampleContactForm,
    remove: leads.bulkRemove,
  },
  firstSteps: null,
} as const satisfies ContentEntity<Prisma.ContactFormScalarFieldEnum>;
