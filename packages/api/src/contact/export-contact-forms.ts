import type { Db, Prisma } from '@pano/db';
import { formatIsoDate } from '@pano/i18n/text/dates';
import { translate } from '@pano/i18n/translate';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { csvText } from '#platform/services/sheets/csv';
import { xlsxBytes } from '#platform/services/sheets/xlsx';
import type { Download } from '#platform/transport/rest-files';
import { whereOf } from './contact-form.operations';
import type { ContactFormExport } from './contact-form.schema';
import { contactSheet, type SheetRow, sheetSelect } from './contact-sheet';

export const csvType = 'text/csv; charset=utf-8';
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The messages that match, in the list's order, as a file; who took them along stands in the activity log. */
export async function exportContactForms(ctx: ApiContext, query: ContactFormExport): Promise<Download> {
  const { db, locale } = ctx;
  const { format } = query;
  await recordActivity(db, ctx, { action: 'export', entity: 'contactForm', label: format.toUpperCase() });
  const sheet = contactSheet(locale, portionsOf(db, query));
  const today = formatIsoDate(new Date().toISOString());
  const fileName = `${translate(locale, 'contactForm.export.file')}-${today}.${format}`;
  return format === 'csv'
    ? { fileName, type: csvType, content: csvText(sheet, locale) }
    : { fileName, type: xlsxType, content: xlsxBytes(sheet) };
}

/** Rows that are read and held at once. */
const portionSize = 500;

/** Each portion continues after the last row of the one before, so that what comes or goes meanwhile shifts nothing. */
async function* portionsOf(db: Db, query: ContactFormExport): AsyncGenerator<SheetRow[]> {
  const oldestFirst = query.sort === 'createdAt';
  const direction = oldestFirst ? 'asc' : 'desc';
  const beyond = <Value>(value: Value) => (oldestFirst ? { gt: value } : { lt: value });
  let after: Prisma.ContactFormWhereInput = {};
  for (;;) {
    const portion = await db.contactForm.findMany({
      where: { AND: [await whereOf(db, query), after] },
      orderBy: [{ createdAt: direction }, { id: direction }],
      take: portionSize,
      select: sheetSelect,
    });
    const last = portion.at(-1);
    if (!last) return;
    yield portion;
    const { createdAt, id } = last;
    after = { OR: [{ createdAt: beyond(createdAt) }, { createdAt, id: beyond(id) }] };
  }
}
