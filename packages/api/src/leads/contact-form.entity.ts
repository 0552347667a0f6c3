import type { Prisma } from '@pano/db';
import * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import { importRows } from '#platform/records/content-rows';
import * as contactForms from './contact-form.operations';
import { isSampleContactForm, contactForms as samples } from './contact-form.samples';
import { contactFormCreate } from './contact-form.schema';
import { deleteAllLeads } from './delete-leads';
import { leadSubject } from './lead-events';
import { areFull } from './lead-photos.operations';
import { leadRow, putOnDesk, readLeads, type TransferredLead } from './lead-transfer';

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
    write: (ctx, rows: TransferredLead[]) =>
      importRows(ctx.tx.contactForm, rows, async ({ name, email, message, phone, subject, ...desk }) => {
        const { id } = await contactForms.create(ctx, { name, email, message, phone, subject });
        await putOnDesk(ctx.tx, id, desk);
        return { id };
      }),
  },
  samples: {
    list: samples,
    // The operation for visitors sets neither a date nor whether a message was read.
    async create(ctx, { read, createdAt, ...sample }: (typeof samples)[number]) {
      const { id } = await contactForms.create(ctx, contactFormCreate.parse(sample));
      return ctx.tx.contactForm.update({ where: { id }, data: { read, createdAt } });
    },
    unchanged: isSampleContactForm,
    remove: contactForms.bulkRemove,
  },
  firstSteps: null,
} as const satisfies ContentEntity<Prisma.ContactFormScalarFieldEnum>;
