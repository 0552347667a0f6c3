import { message } from '@pano/i18n/message';
import { foldKey } from '@pano/i18n/text/fold';
import * as z from 'zod';
import type { ContentEntity, TranslatedSample } from '#platform/content-entity';
import { exportRow, rowDates, splitDates } from '#platform/records/content-rows';
import { matchWords } from '#platform/records/search';
import * as keywords from './keyword.operations';
import { isSampleKeyword, keywords as samples } from './keyword.samples';
import { keywordCreate, keywordHistory, keywordUpdate } from './keyword.schema';

const row = keywordCreate.extend(rowDates.shape);

export const keywordEntity = {
  kind: 'keyword',
  plural: 'keywords',
  label: ({ keyword }: { keyword: string }) => keyword,
  isPublic: null,
  activity: {
    subjects: [keywords.subject],
    findExisting: (db, ids) => db.keyword.findMany({ where: { id: { in: ids } }, select: { id: true } }),
  },
  publicPage: null,
  history: { fields: keywordHistory.fields, read: keywords.get, update: keywordUpdate, save: keywords.update },
  trash: [keywords.trash],
  sortedBy: 'keyword',
  translation: keywords.translation,
  pairedTexts: null,
  search: {
    rank: 8,
    find: (db, q, take) =>
      db.keyword.findMany({
        where: matchWords(q),
        take,
        orderBy: [{ order: 'asc' }, { id: 'asc' }],
        select: { id: true, keyword: true },
      }),
  },
  pictures: null,
  dashboard: null,
  transfer: {
    schema: z.array(row),
    unique: [
      {
        field: 'keyword',
        message: message('keyword.taken'),
        read: ({ keyword }: { keyword: string }) => foldKey(keyword),
      },
    ],
    references: [],
    personal: false,
    read: async (db) =>
      (await db.keyword.findMany({ orderBy: { id: 'asc' } })).map((record) => exportRow(keywordCreate, record)),
    async write(ctx, rows: z.output<typeof row>[]) {
      for (const [data, dates] of rows.map(splitDates)) {
        const { id } = await keywords.create(ctx, data);
        await ctx.tx.keyword.update({ where: { id }, data: dates });
      }
    },
    clear: async (db) => void (await db.keyword.deleteMany()),
    count: (db) => db.keyword.count(),
  },
  samples: {
    total: samples.length,
    async create(ctx) {
      const created: TranslatedSample[] = [];
      for (const [order, { keyword, english }] of samples.entries()) {
        const { id } = await keywords.create(ctx, keywordCreate.parse({ keyword, order }));
        created.push({ id, english });
      }
      return created;
    },
    count: (db) => db.keyword.count({ where: isSampleKeyword }),
    async remove(ctx) {
      const rows = await ctx.db.keyword.findMany({ where: isSampleKeyword, select: { id: true } });
      return (
        await keywords.bulkRemove(
          ctx,
          rows.map(({ id }) => id),
        )
      ).count;
    },
  },
  firstSteps: null,
} as const satisfies ContentEntity;
