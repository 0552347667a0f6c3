import type { Db, Prisma } from '@pano/db';
import { istanbulWallTime } from '@pano/i18n/text/istanbul-time';
import { type MessageKey, translate } from '@pano/i18n/translate';
import type { ApiContext } from '../../core/context';
import type { Download } from '../../core/rest';
import { csvText } from '../../core/sheets/csv';
import type { Cell, Sheet } from '../../core/sheets/sheet';
import { xlsxBytes } from '../../core/sheets/xlsx';
import { recordActivity } from '../activity/record-activity';
import { whereOf } from './contact-form.operations';
import type { ContactFormExport } from './contact-form.schema';

export const csvType = 'text/csv; charset=utf-8';
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The messages that match, in the list's order, as a file; who took them along stands in the activity log. */
export async function exportContactForms(ctx: ApiContext, query: ContactFormExport): Promise<Download> {
  const { db, locale } = ctx;
  const { format } = query;
  await recordActivity(db, ctx, { action: 'export', entity: 'contactForm', label: format.toUpperCase() });
  const say = (key: MessageKey) => translate(locale, key);
  const sheet: Sheet = {
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
    rows: rowsOf(db, query, { read: say('contactForm.export.read'), unread: say('contactForm.export.unread') }),
  };
  const fileName = `${say('contactForm.export.file')}-${today()}.${format}`;
  return format === 'csv'
    ? { fileName, type: csvType, content: csvText(sheet, locale) }
    : { fileName, type: xlsxType, content: xlsxBytes(sheet) };
}

/** Rows that are read and held at once. */
const portionSize = 500;

/** Each portion continues after the last row of the one before, so that what comes or goes meanwhile shifts nothing. */
async function* rowsOf(
  db: Db,
  query: ContactFormExport,
  words: { read: string; unread: string },
): AsyncGenerator<Cell[][]> {
  const oldestFirst = query.sort === 'createdAt';
  const direction = oldestFirst ? 'asc' : 'desc';
  const beyond = <Value>(value: Value) => (oldestFirst ? { gt: value } : { lt: value });
  let after: Prisma.ContactFormWhereInput = {};
  for (;;) {
    const portion = await db.contactForm.findMany({
      where: { AND: [whereOf(query), after] },
      orderBy: [{ createdAt: direction }, { id: direction }],
      take: portionSize,
      select: {
        id: true,
        createdAt: true,
        name: true,
        email: true,
        phone: true,
        subject: true,
        message: true,
        read: true,
      },
    });
    const last = portion.at(-1);
    if (!last) return;
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
    const { createdAt, id } = last;
    after = {
      OR: [{ createdAt: beyond(createdAt) }, { createdAt, id: beyond(id) }],
    };
  }
}

/** `2026-11-21` in Istanbul. */
function today(): string {
  const { year, month, day } = istanbulWallTime(new Date());
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
