import * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import { exportRow, rowDates, splitDates } from '#platform/records/content-rows';
import { matchIndexedWords } from '#platform/records/search';
import * as contactForms from './contact-form.operations';
import { isSampleContactForm, contactForms as samples } from './contact-form.samples';
import { contactFormCreate } from './contact-form.schema';

const row = contactFormCreate.extend({ read: z.boolean(), ...rowDates.shape });

export const contactFormEntity = {
  kind: 'contactForm',
  plural: 'contactForms',
  label: ({ name }: { name: string }) => name,
  isPublic: null,
  activity: {
    subjects: [contactForms.subject],
    findExisting: (db, ids) => db.contactForm.findMany({ where: { id: { in: ids } }, select: { id: true } }),
  },
  publicPage: null,
  history: null,
  trash: [contactForms.trash],
  sortedBy: null,
  translation: null,
  pairedTexts: null,
  search: {
    rank: 9,
    find: async (db, q, take) =>
      db.contactForm.findMany({
        where: await matchIndexedWords(db, 'ContactForm', q),
        take,
        orderBy: { id: 'desc' },
        select: { id: true, name: true },
      }),
  },
  pictures: null,
  dashboard: {
    count: (db) => db.contactForm.count(),
    attention: { unreadMessages: (db) => db.contactForm.count({ where: { read: false } }) },
  },
  transfer: {
    schema: z.array(row),
    unique: [],
    references: [],
    personal: true,
    async read(db) {
      const rows = await db.contactForm.findMany({ orderBy: { id: 'asc' } });
      return rows.map((record) => ({ ...exportRow(contactFormCreate, record), read: record.read }));
    },
    async write(ctx, rows: z.output<typeof row>[]) {
      for (const [{ read, ...data }, dates] of rows.map(splitDates)) {
        const { id } = await contactForms.create(ctx, data);
        await ctx.tx.contactForm.update({ where: { id }, data: { ...dates, read } });
      }
    },
    clear: async (db) => void (await db.contactForm.deleteMany()),
    count: (db) => db.contactForm.count(),
  },
  samples: {
    total: samples.length,
    async create(ctx) {
      // Written directly, because the operation for visitors sets neither a date nor whether a message was read.
      for (const { read, createdAt, ...sample } of samples) {
        const { id } = await contactForms.create(ctx, contactFormCreate.parse(sample));
        await ctx.tx.contactForm.update({ where: { id }, data: { read, createdAt } });
      }
      return [];
    },
    count: (db) => db.contactForm.count({ where: isSampleContactForm }),
    async remove(ctx) {
      const rows = await ctx.db.contactForm.findMany({ where: isSampleContactForm, select: { id: true } });
      return (
        await contactForms.bulkRemove(
          ctx,
          rows.map(({ id }) => id),
        )
      ).count;
    },
  },
  firstSteps: null,
} as const satisfies ContentEntity;
