import type { Db, Prisma } from '@pano/db';
import { toSortKey } from '@pano/i18n/text/sort-key';
import type { ApiContext } from '#platform/context';
import { logDeleted, logUpdated } from '#platform/records/activity/log-changes';
import { type Page, pageOf, slice } from '#platform/records/list';
import { matchWords } from '#platform/records/search';
import { expectVersion } from '#platform/records/stored-record';
import { inTransaction } from '#platform/records/transaction';
import { describePairs, type PairedDocument } from '#platform/records/translations/paired-texts';
import { findSource } from '#platform/records/translations/turkish-edit';
import { moveToTrash } from '#platform/records/trash';
import { AppError, orNotFound } from '#platform/transport/errors';
import { markPending } from './file-journal';
import { contentTypes, fileNameOf } from './file-names';
import { type MediaQuery, type MediaRecord, type MediaUpdate, type MediaUse, nameUseKind } from './media.schema';
import { isPicture, mediaSelect, mediaSubject, missesAlt, searchText, toMedia } from './media-record';
import { mediaTrash } from './trashed-media';

/** How the rest of the site uses pictures. Passed in by the composition root, because media imports no entity. */
export type PictureUsage = {
  /** Where the picture of a key is used. */
  findUses: (db: Db, key: string) => Promise<MediaUse[]>;
  /** The keys of all pictures that are used anywhere. */
  listUsedKeys: (db: Db) => Promise<Set<string>>;
  /** Makes everything that shows the picture of a key show another file. */
  replaceUses: (tx: Db, key: string, fileName: string) => Promise<void>;
};

export async function list(ctx: ApiContext, query: MediaQuery, usage: PictureUsage): Promise<Page<MediaRecord>> {
  const where: Prisma.MediaWhereInput = { ...matchWords(query.q), ...filters[query.filter] };
  const orderBy = orders[query.sort ?? '-createdAt'];
  if (query.filter === 'unused') return listUnused(ctx, query, where, orderBy, usage);
  const rows = ctx.db.media.findMany({ where, select: mediaSelect, orderBy, ...slice(query) });
  return pageOf(query, rows, ctx.db.media.count({ where }), toMedia);
}

export async function get({ db }: { db: Db }, id: number): Promise<MediaRecord> {
  return toMedia(orNotFound(await db.media.findUnique({ where: { id }, select: mediaSelect }), 'media.notFound'));
}

/** The record of an uploaded picture, by its address. */
export async function getByUrl(ctx: ApiContext, url: string): Promise<MediaRecord> {
  const fileName = fileNameOf(url) ?? '';
  const row = await ctx.db.media.findUnique({ where: { fileName }, select: mediaSelect });
  return toMedia(orNotFound(row, 'media.notFound'));
}

/** Changes the given fields. With a version, only if the record has not changed since it was read. */
export const update = (
  ctx: ApiContext,
  id: number,
  { current = false, ...data }: MediaUpdate,
  version?: number,
): Promise<MediaRecord> =>
  inTransaction(ctx, async (tx) => {
    const before = expectVersion(await get({ db: tx }, id), version);
    const described = { altTr: before.alt.tr, altEn: before.alt.en, originalName: before.originalName, ...data };
    const where = { id, version: before.version };
    const source = findSource(
      { ...before.alt, source: before.altSource },
      { tr: described.altTr, en: described.altEn },
    );
    const columns = {
      ...data,
      altSource: current ? null : source,
      search: searchText(described),
      sortKey: toSortKey(described.originalName),
      version: { increment: 1 },
    };
    const after = toMedia(await tx.media.update({ where, data: columns, select: mediaSelect }));
    await logUpdated(tx, ctx, mediaSubject, before, after);
    return after;
  });

/** The pictures whose English alternative text is out of date, by age; where it is missing the library says so. */
export async function listStaleAlts({ db }: { db: Db }): Promise<PairedDocument[]> {
  const select = { id: true, originalName: true, altEn: true, updatedAt: true };
  const rows = await db.media.findMany({ where: { altSource: { not: null } }, select, orderBy: { id: 'asc' } });
  return rows.flatMap(({ id, originalName: label, altEn: en, updatedAt }) =>
    describePairs({ id, label, updatedAt: updatedAt.toISOString() }, [{ name: 'altEn', en, stale: true }]),
  );
}

/** Where a picture is used. */
export async function listUses(ctx: ApiContext, id: number, usage: PictureUsage): Promise<MediaUse[]> {
  return usage.findUses(ctx.db, await keyOf(ctx, id));
}

/** Puts a picture into the trash. One that is in use stays, and the error says where it is used. */
export const remove = (ctx: ApiContext, id: number, usage: PictureUsage): Promise<{ id: number; batch: string }> =>
  inTransaction(ctx, async (tx) => {
    const { media } = await getUnused(tx, ctx, id, usage);
    const batch = await moveToTrash(tx, ctx, mediaTrash, [id]);
    await tx.media.delete({ where: { id } });
    await logDeleted(tx, ctx, mediaSubject, [media]);
    return { id, batch };
  });

/** Deletes a picture and its files for good, past the trash. */
export async function erase(ctx: ApiContext, id: number, usage: PictureUsage): Promise<{ id: number }> {
  const key = await inTransaction(ctx, async (tx) => {
    const { key, media } = await getUnused(tx, ctx, id, usage);
    await tx.media.delete({ where: { id } });
    await markPending(tx, key);
    await logDeleted(tx, ctx, mediaSubject, [media], 'delete');
    return key;
  });
  await ctx.media.removeFiles(key);
  return { id };
}

async function getUnused(tx: Db, ctx: ApiContext, id: number, usage: PictureUsage) {
  const row = await tx.media.findUnique({ where: { id }, select: { ...mediaSelect, key: true } });
  const { key, ...media } = orNotFound(row, 'media.notFound');
  const uses = await usage.findUses(tx, key);
  if (uses.length > 0) throw inUse(ctx, uses);
  return { key, media: toMedia(media) };
}

/** Puts those of the pictures that are not in use into the trash, all at once; those that no longer exist are skipped. */
export const bulkRemove = (
  ctx: ApiContext,
  ids: number[],
  usage: PictureUsage,
): Promise<BulkRemoval & { batch: string }> =>
  inTransaction(ctx, async (tx) => {
    const { unused, removed, inUse } = await splitByUse(tx, ids, usage);
    const batch = await moveToTrash(tx, ctx, mediaTrash, removed);
    await tx.media.deleteMany({ where: { id: { in: removed } } });
    await logDeleted(tx, ctx, mediaSubject, unused.map(toMedia));
    return { removed, inUse, batch };
  });

/** Deletes those of the pictures that are not in use for good, with their files, past the trash. */
export async function bulkErase(ctx: ApiContext, ids: number[], usage: PictureUsage): Promise<BulkRemoval> {
  const { unused, removed, inUse } = await inTransaction(ctx, async (tx) => {
    const split = await splitByUse(tx, ids, usage);
    await tx.media.deleteMany({ where: { id: { in: split.removed } } });
    for (const { key } of split.unused) await markPending(tx, key);
    await logDeleted(tx, ctx, mediaSubject, split.unused.map(toMedia), 'delete');
    return split;
  });
  for (const { key } of unused) await ctx.media.removeFiles(key);
  return { removed, inUse };
}

/** The pictures that went, and those that stay because they are in use. */
type BulkRemoval = { removed: number[]; inUse: number[] };

async function splitByUse(tx: Db, ids: number[], usage: PictureUsage) {
  const select = { ...mediaSelect, key: true };
  const rows = await tx.media.findMany({ where: { id: { in: ids } }, select, orderBy: { id: 'asc' } });
  const used = await usage.listUsedKeys(tx);
  const unused = rows.filter(({ key }) => !used.has(key));
  const inUse = rows.filter(({ key }) => used.has(key)).map(({ id }) => id);
  return { unused, removed: unused.map(({ id }) => id), inUse };
}

const filters: Record<MediaQuery['filter'], Prisma.MediaWhereInput> = {
  pictures: isPicture,
  all: {},
  files: { NOT: isPicture },
  documents: { contentType: contentTypes.pdf },
  videos: { contentType: { startsWith: 'video/' } },
  unused: {},
  missingAlt: missesAlt,
};

const orders = {
  '-createdAt': [{ id: 'desc' }],
  createdAt: [{ id: 'asc' }],
  name: [{ sortKey: 'asc' }, { id: 'asc' }],
  '-name': [{ sortKey: 'desc' }, { id: 'desc' }],
  '-bytes': [{ bytes: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<MediaQuery['sort']>, Prisma.MediaOrderByWithRelationInput[]>;

async function keyOf(ctx: ApiContext, id: number): Promise<string> {
  const row = await ctx.db.media.findUnique({ where: { id }, select: { key: true } });
  return orNotFound(row, 'media.notFound').key;
}

// Usage is known only by reading the texts of the site, so the page is sliced here instead of by the database.
async function listUnused(
  { db }: ApiContext,
  query: MediaQuery,
  where: Prisma.MediaWhereInput,
  orderBy: Prisma.MediaOrderByWithRelationInput[],
  usage: PictureUsage,
): Promise<Page<MediaRecord>> {
  const [all, used] = await Promise.all([
    db.media.findMany({ where, select: { id: true, key: true }, orderBy }),
    usage.listUsedKeys(db),
  ]);
  const unused = all.filter(({ key }) => !used.has(key));
  const ids = unused.slice(query.offset, query.offset + query.limit).map(({ id }) => id);
  const rows = db.media.findMany({ where: { id: { in: ids } }, select: mediaSelect, orderBy });
  return pageOf(query, rows, Promise.resolve(unused.length), toMedia);
}

const maxNamed = 5;

function inUse({ locale }: ApiContext, uses: MediaUse[]): AppError {
  const names = [
    ...new Set(
      uses.map(({ kind, title }) =>
        kind === 'setting' ? nameUseKind(locale, kind) : `${nameUseKind(locale, kind)}: ${title}`,
      ),
    ),
  ];
  const more = names.length > maxNamed ? ', …' : '';
  return new AppError('conflict', 'media.inUse', { params: { places: names.slice(0, maxNamed).join(', ') + more } });
}
