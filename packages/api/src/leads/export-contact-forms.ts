import type { Db, Prisma } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { formatIsoDate } from '@pano/i18n/text/dates';
import { type MessageKey, translate } from '@pano/i18n/translate';
import { prepareNotice } from '#accounts/account-mail';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { type Cell, csvText, type Sheet, xlsxBytes } from '#platform/services/sheets/sheet';
import type { Download } from '#platform/transport/rest-files';
import { createWhere } from './contact-form.operations';
import type { ContactFormExport } from './contact-form.schema';
import { mailedColumns } from './contact-mail';

export const csvType = 'text/csv; charset=utf-8';
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Exports the messages of a list in its order as a file, with an entry in the activity log. */
export async function exportContactForms(ctx: ApiContext, query: ContactFormExport): Promise<Download> {
  const { db, locale } = ctx;
  const { format } = query;
  const notify = await prepareNotice(ctx, 'messagesExported');
  await recordActivity(db, ctx, { action: 'export', entity: 'contactForm', label: format.toUpperCase() });
  notify();
  const sheet = contactSheet(locale, readBatches(db, query));
  const today = formatIsoDate(new Date().toISOString());
  const fileName = `${translate(locale, 'contactForm.export.file')}-${today}.${format}`;
  return format === 'csv'
    ? { fileName, type: csvType, content: csvText(sheet, locale) }
    : { fileName, type: xlsxType, content: xlsxBytes(sheet) };
}

/** Rows that one query reads. */
const batchSize = 500;

/** Each batch continues after the last row of the one before, so that concurrent writes shift nothing. */
async function* readBatches(db: Db, query: ContactFormExport): AsyncGenerator<SheetRow[]> {
  const oldestFirst = query.sort === 'createdAt';
  const direction = oldestFirst ? 'asc' : 'desc';
  const beyond = <Value>(value: Value) => (oldestFirst ? { gt: value } : { lt: value });
  let after: Prisma.ContactFormWhereInput = {};
  for (;;) {
    const batch = await db.contactForm.findMany({
      where: { AND: [await createWhere(db, query), after] },
      orderBy: [{ createdAt: direction }, { id: direction }],
      take: batchSize,
      select: sheetSelect,
    });
    const last = batch.at(-1);
    if (!last) return;
    yield batch;
    const { createdAt, id } = last;
    after = { OR: [{ createdAt: beyond(createdAt) }, { createdAt, id: beyond(id) }] };
  }
}

const sheetSelect = { ...mailedColumns, read: true } satisfies Prisma.ContactFormSelect;

type SheetRow = Prisma.ContactFormGetPayload<{ select: typeof sheetSelect }>;

type Say = (key: MessageKey) => string;

/** Contact forms as a table in the reader's language. */
function contactSheet(locale: Locale, batches: AsyncIterable<SheetRow[]>): Sheet {
  const say: Say = (key) => translate(locale, key);
  async function* rows() {
    for await (const batch of batches) yield batch.map((row) => contactCells(row, say));
  }
  return { name: say('contactForm.export.sheet'), columns: contactColumns(say), rows: rows() };
}

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

export const contactCells = (
  { id, createdAt, name, email, phone, subject, message, read }: SheetRow,
  say: Say,
): Cell[] => [
  id,
  createdAt,
  name,
  email,
  phone,
  subject,
  message,
  say(read ? 'contactForm.export.read' : 'contactForm.export.unread'),
];
