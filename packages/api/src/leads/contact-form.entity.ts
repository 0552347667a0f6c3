import type { Prisma } from '@pano/db';
import * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import { exportRows, importRows, rowDates } from '#platform/records/content-rows';
import * as contactForms from './contact-form.operations';
import { isSampleContactForm, contactForms as samples } from './contact-form.samples';
import { contactFormCreate } from './contact-form.schema';
import { leadSubject } from './lead-events';

const row = contactFormCreate.extend({ read: z.boolean(), ...rowDates.shape });

export const contactFormEntity = {
  kind: 'contactForm',
  plural: 'contactForms',
  records: (db) => db.contactForm,
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
  },
  transfer: {
    schema: z.array(row),
    unique: [],
    references: [],
    personal: true,
    read: (db) => exportRows(db.contactForm, contactFormCreate.extend({ read: z.boolean() })),
    write: (ctx, rows: z.output<typeof row>[]) =>
      importRows(ctx.tx.contactForm, rows, async ({ read, ...data }) => {
        const { id } = await contactForms.create(ctx, data);
        return ctx.tx.contactForm.update({ where: { id }, data: { read } });
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
