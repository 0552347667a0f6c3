import { formatIsoDate } from '@pano/i18n/text/dates';
import { translate } from '@pano/i18n/translate';
import { createPeriod, type Period } from '#leads/figure-period';
import type { ApiContext } from '#platform/context';
import { type Cell, csvText, csvType } from '#platform/services/sheets/sheet';
import type { Download } from '#platform/transport/rest-files';
import { table } from './insight.operations';
import type { InsightExport } from './insight.schema';
import { during } from './insight-counts';
import { countSheet, tableSheet } from './insight-sheets';
import { mostRows } from './insight-tables';

/**
 * Exports the counts of a period as they are stored, or the rows of one of its tables. They tell of nobody, so the activity
 * log has no entry of it.
 * @throws AppError where the period is no period, or too long
 */
export async function exportCounts(ctx: ApiContext, { by, ...query }: InsightExport): Promise<Download> {
  const { locale } = ctx;
  const sheet = by
    ? tableSheet(locale, by, (await table(ctx, { ...query, by, limit: mostRows, offset: 0 })).items)
    : countSheet(locale, readCounts(ctx, createPeriod(query, new Date())));
  const today = formatIsoDate(new Date().toISOString());
  const fileName = `${translate(locale, 'insight.export.file')}-${today}.csv`;
  return { fileName, type: csvType, content: csvText(sheet, locale) };
}

async function* readCounts({ db }: ApiContext, period: Period): AsyncGenerator<Cell[][]> {
  const days = await db.tally.groupBy({ by: ['day'], where: during(period), orderBy: { day: 'asc' } });
  for (const { day } of days) {
    const rows = await db.tally.findMany({
      where: { day },
      orderBy: [{ kind: 'asc' }, { page: 'asc' }, { detail: 'asc' }],
    });
    yield rows.map(({ kind, page, detail, count }) => [day, kind, page, detail, count]);
  }
}
