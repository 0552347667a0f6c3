import type { Prisma } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { formatIsoDate } from '@pano/i18n/text/dates';
import { type MessageKey, translate } from '@pano/i18n/translate';
import { prepareNotice } from '#accounts/account-mail';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { csvText, csvType, type Sheet, xlsxBytes, xlsxType } from '#platform/services/sheets/sheet';
import type { Download } from '#platform/transport/rest-files';
import { createWhere } from './contact-form.operations';
import type { ContactFormExport } from './contact-form.schema';
import { mailedColumns } from './contact-mail';
import { contactCells, contactColumns } from './contact-sheet';
import { createLeadWhere } from './lead.operations';
import type { LeadExport } from './lead.schema';
import { leadSheet, personalLead } from './personal-lead';

/** Exports the messages of a list in its order as a file, with an entry in the activity log. */
export function exportContactForms(ctx: ApiContext, query: ContactFormExport): Promise<Download> {
  const { db, locale } = ctx;
  const batches = readBatches(query.sort, async (page) => {
    const where = { AND: [await createWhere(db, query), page.where] };
    return db.contactForm.findMany({ ...page, where, select: sheetSelect });
  });
  return exportSheet(ctx, query.format, contactSheet(locale, batches));
}

/** Exports the leads of a list in its order as a file, each with its timeline. */
export async function exportLeads(ctx: ApiContext, query: LeadExport): Promise<Download> {
  const { db, locale } = ctx;
  const filter = await createLeadWhere(ctx, query);
  async function* leads() {
    const batches = readBatches(query.sort, (page) => {
      const where = { AND: [filter, page.where] };
      return db.contactForm.findMany({ ...page, where, include: { events: { orderBy: { id: 'asc' } } } });
    });
    for await (const batch of batches) yield batch.map((row) => personalLead.parse(row));
  }
  return exportSheet(ctx, query.format, leadSheet(locale, leads()));
}

async function exportSheet(ctx: ApiContext, format: ContactFormExport['format'], sheet: Sheet): Promise<Download> {
  const { db, locale } = ctx;
  const notify = await prepareNotice(ctx, 'messagesExported');
  await recordActivity(db, ctx, { action: 'export', entity: 'contactForm', label: format.toUpperCase() });
  notify();
  const today = formatIsoDate(new Date().toISOString());
  const fileName = `${translate(locale, 'contactForm.export.file')}-${today}.${format}`;
  return format === 'csv'
    ? { fileName, type: csvType, content: csvText(sheet, locale) }
    : { fileName, type: xlsxType, content: xlsxBytes(sheet) };
}

/** Rows that one query reads. */
const batchSize = 500;

type Batch = Required<Pick<Prisma.ContactFormFindManyArgs, 'orderBy' | 'take' | 'where'>>;

/** Each batch continues after the last row of the one before, so that concurrent writes shift nothing. */
async function* readBatches<Row extends { id: number; createdAt: Date }>(
  sort: ContactFormExport['sort'],
  read: (batch: Batch) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const oldestFirst = sort === 'createdAt';
  const direction = oldestFirst ? 'asc' : 'desc';
  const beyond = <Value>(value: Value) => (oldestFirst ? { gt: value } : { lt: value });
  let where: Prisma.ContactFormWhereInput = {};
  for (;;) {
    const batch = await read({ where, orderBy: [{ createdAt: direction }, { id: direction }], take: batchSize });
    const last = batch.at(-1);
    if (!last) return;
    yield batch;
    const { createdAt, id } = last;
    where = { OR: [{ createdAt: beyond(createdAt) }, { createdAt, id: beyond(id) }] };
  }
}

const sheetSelect = { ...mailedColumns, read: true } satisfies Prisma.ContactFormSelect;

type SheetRow = Prisma.ContactFormGetPayload<{ select: typeof sheetSelect }>;

/** Contact forms as a table in the reader's language. */
function contactSheet(locale: Locale, batches: AsyncIterable<SheetRow[]>): Sheet {
  const say = (key: MessageKey) => translate(locale, key);
  async function* rows() {
    for await (const batch of batches) yield batch.map((row) => contactCells(row, say));
  }
  return { name: say('contactForm.export.sheet'), columns: contactColumns(say), rows: rows() };
}
