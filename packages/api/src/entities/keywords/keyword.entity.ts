import type { Prisma } from '@pano/db';
import { message } from '@pano/i18n/message';
import { foldKey } from '@pano/i18n/text/fold';
import * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import { exportRows, importRows, rowDates } from '#platform/records/content-rows';
import * as keywords from './keyword.operations';
import { isSampleKeyword, keywords as samples } from './keyword.samples';
import { keywordCreate, keywordHistory, keywordUpdate } from './keyword.schema';

const row = keywordCreate.extend(rowDates.shape);

export const keywordEntity = {
  kind: 'keyword',
  plural: 'keywords',
  records: (db) => db.keyword,
  label: 'keyword',
  isPublic: null,
  publicSwitch: 'active',
  subjects: [keywords.subject],
  publicPage: null,
  homeSection: null,
  history: {
    fields: keywordHistory.fields,
    read: keywords.get,
    update: keywordUpdate,
    save: keywords.update,
    create: { rules: keywordCreate, run: keywords.create },
  },
  trash: [keywords.trash],
  sortedBy: 'keyword',
  translation: keywords.translation,
  pairedTexts: null,
  search: { rank: 8, textIndex: null, orderBy: [{ order: 'asc' }, { id: 'asc' }] },
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
    read: (db) => exportRows(db.keyword, keywordCreate),
    write: (ctx, rows: z.output<typeof row>[]) =>
      importRows(ctx.tx.keyword, rows, (data) => keywords.create(ctx, data)),
  },
  samples: {
    list: samples.map((sample, index) => ({ ...sample, order: index + 1 })),
    create: (ctx, sample) => keywords.create(ctx, keywordCreate.parse(sample)),
    unchanged: isSampleKeyword,
    remove: keywords.bulkRemove,
  },
  firstSteps: null,
} as const satisfies ContentEntity<Prisma.KeywordScalarFieldEnum>;
