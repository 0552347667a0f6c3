import type { Prisma } from '@pano/db';
import { toSortKey } from '@pano/i18n/text/sort-key';
import * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import { rowDates } from '#platform/records/content-rows';
import { confirmFiles, markAllPending } from './file-journal';
import { contentTypes, fileNameOf, readFileName } from './file-names';
import { listStaleAlts } from './media.operations';
import { mediaVariant } from './media.schema';
import { mediaSubject, missesAlt, readVariants, searchText } from './media-record';
import { mediaTrash } from './trashed-media';

const row = z
  .object({
    key: z.string().regex(/^[0-9a-f]{32}$/),
    fileName: z.string(),
    hash: z.string().min(1).max(128),
    contentType: z.enum(Object.values(contentTypes)),
    bytes: z.int().min(0),
    width: z.int().min(0),
    height: z.int().min(0),
    animated: z.boolean(),
    placeholder: z.string().max(200),
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    focalX: z.number().min(0).max(1),
    focalY: z.number().min(0).max(1),
    altTr: z.string().max(300).nullable(),
    altEn: z.string().max(300).nullable(),
    altSource: z.string().max(300).nullable().default(null),
    originalName: z.string().max(300),
    variants: z.array(mediaVariant),
    ready: z.boolean(),
  })
  .extend(rowDates.shape)
  .refine(({ key, fileName, variants }) => {
    const names = [fileName, ...variants.map(({ url }) => fileNameOf(url) ?? '')];
    return names.every((name) => readFileName(name)?.key === key);
  }, 'names files of another picture')
  .refine(({ fileName, contentType, width, height }) => {
    const extension = readFileName(fileName)?.extension;
    const hasSize = !contentType.startsWith('image/') || Math.min(width, height) > 0;
    return hasSize && extension !== undefined && contentTypes[extension] === contentType;
  }, 'is a file of another type');

const twice = 'stands here twice';

export const mediaEntity = {
  kind: 'media',
  plural: 'media',
  records: (db) => db.media,
  label: 'originalName',
  isPublic: null,
  publicSwitch: null,
  subjects: [mediaSubject],
  publicPage: null,
  homeSection: null,
  history: null,
  trash: [mediaTrash],
  sortedBy: 'originalName',
  translation: null,
  pairedTexts: { kind: 'media', list: listStaleAlts },
  search: null,
  pictures: null,
  dashboard: {
    missingAlt: (db) => db.media.count({ where: missesAlt }),
  },
  transfer: {
    schema: z.array(row),
    unique: [
      { field: 'key', message: twice, read: ({ key }: { key: string }) => key },
      { field: 'hash', message: twice, read: ({ hash }: { hash: string }) => hash },
    ],
    references: [],
    personal: false,
    async read(db) {
      const rows = await db.media.findMany({ orderBy: { id: 'asc' } });
      return rows.map(({ id, attempts, checkedKey, search, sortKey, version, variants, ...columns }) => ({
        ...columns,
        variants: readVariants(variants),
      }));
    },
    // The files are written already and pending; their rows confirm them.
    async write(ctx, rows: z.output<typeof row>[]) {
      for (const { variants, ...columns } of rows) {
        const data = {
          ...columns,
          variants: JSON.stringify(variants),
          search: searchText(columns),
          sortKey: toSortKey(columns.originalName),
        };
        await ctx.tx.media.create({ data });
        await confirmFiles(ctx.tx, columns.key);
      }
    },
    // Marks the files as pending; the caller removes them after the commit.
    async clear(db) {
      const rows = await db.media.findMany({ select: { key: true } });
      await markAllPending(
        db,
        rows.map(({ key }) => key),
      );
      await db.media.deleteMany();
    },
  },
  samples: null,
  firstSteps: null,
} as const satisfies ContentEntity<Prisma.MediaScalarFieldEnum>;
