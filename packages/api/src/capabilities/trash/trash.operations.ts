import type { Db, Prisma } from '@pano/db';
import * as z from 'zod';
import { isNewRecord, recordKinds } from '#addresses';
import { entities } from '#entities/index';
import { markAllPending } from '#media/file-journal';
import { listTrashedPhotos } from '#media/private-photos';
import { listTrashedMedia } from '#media/trashed-media';
import type { VersionedContent } from '#platform/content-entity';
import type { ApiContext, ApiServices } from '#platform/context';
import { compareFields } from '#platform/records/activity/compare-fields';
import { commandLine, recordActivities, recordActivity } from '#platform/records/activity/record-activity';
import { blocksToHtml } from '#platform/records/blocks';
import { type Page, pageOf, slice } from '#platform/records/list';
import { contentNames, type FieldKind } from '#platform/records/revisions/history';
import { splitIntoGroups } from '#platform/records/row-groups';
import { matchWords } from '#platform/records/search';
import { inTransaction } from '#platform/records/transaction';
import { dayMs, isDiscardedDraft, readTrashData, trashDays, trashDueBefore } from '#platform/records/trash';
import { AppError, orNotFound } from '#platform/transport/errors';
import { get as getRetention } from '#privacy/retention.operations';
import { checkPurge } from '#privacy/retention-check';
import { draftValues } from '../drafts/draft-values';
import { describeValues } from '../drafts/live-record';
import { discardOldDrafts } from '../drafts/old-drafts';
import { requireDeletion } from '../owner-only';
import { deleteOldLinks } from '../preview-links/preview-link.operations';
import { purgeFormerPictures, purgeOrphans } from '../revisions/left-over';
import type { ListedEntry, TrashEntry, TrashedField, TrashQuery } from './trash.schema';

/** The last deleted ones first. */
export async function list({ db }: ApiContext, query: TrashQuery): Promise<Page<ListedEntry>> {
  const where: Prisma.TrashWhereInput = { ...matchWords(query.q), entity: query.entity };
  const rows = db.trash.findMany({ where, select, orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }], ...slice(query) });
  const page = await pageOf(query, rows, db.trash.count({ where }), toEntry);
  const batches = { in: page.items.map(({ batch }) => batch) };
  const groups = await db.trash.groupBy({ by: ['batch'], where: { batch: batches }, _count: { _all: true } });
  const sizes = new Map(groups.map(({ batch, _count }) => [batch, _count._all]));
  return { ...page, items: page.items.map((entry) => ({ ...entry, batchSize: sizes.get(entry.batch) ?? 1 })) };
}

/** An entry with the content of its record in each of its languages, for reading. */
export async function get({ db }: ApiContext, id: number): Promise<TrashEntry & { fields: TrashedField[] }> {
  const row = orNotFound(await db.trash.findUnique({ where: { id } }), 'trash.notFound');
  const { row: record, translations, drafts } = readTrashData(row.data);
  if (isDiscardedDraft(row)) return { ...toEntry(row), fields: drafts.flatMap(listDraftFields) };
  const translated = translations.flatMap(({ locale, ...texts }) =>
    listFields(row.entity, texts).map((field) => ({ ...field, name: `${field.name}.${locale}` })),
  );
  return { ...toEntry(row), fields: [...listFields(row.entity, record), ...translated] };
}

/** The fields of a draft: those of its texts and pictures as of a record, the others as the activity log has them. */
function listDraftFields({
  entity,
  record,
  locale,
  values,
}: ReturnType<typeof readTrashData>['drafts'][number]): TrashedField[] {
  const changed = draftValues.parse(JSON.parse(values));
  const history = locale === 'tr' ? entities.find(({ kind }) => kind === entity)?.history : null;
  // Of a record that is not there yet a draft has all fields, also those that nobody has changed.
  const others = history && !isNewRecord(record) ? listValues(history, changed) : [];
  const fields = [...listFields(entity, changed), ...others];
  return locale === 'tr' ? fields : fields.map((field) => ({ ...field, name: `${field.name}.${locale}` }));
}

/** What else a record has is shown by its text and pictures, or is a number of another record. */
const listedKinds = new Set<FieldKind | undefined>(['text', 'textPair', 'value', 'state']);

function listValues(history: VersionedContent, values: object): TrashedField[] {
  const described = Object.entries(describeValues(history, values));
  return described.flatMap(([name, value]): TrashedField[] => {
    if (!listedKinds.has(history.fields[name]) || (typeof value === 'string' && value !== '')) return [];
    const parts = compareFields(null, { [name]: value });
    if (parts.length === 0) return [{ name, kind: 'value', value: null }];
    return parts.map(({ field, after }) => ({ name: field, kind: 'value', value: after }));
  });
}

/** The fields in the order of the form; records without a history have those that are texts. */
function listFields(entity: string, row: Record<string, unknown>): TrashedField[] {
  const kinds = entities.find(({ kind }) => kind === entity)?.history?.fields;
  const names = kinds ? contentNames(kinds) : Object.keys(row).filter((name) => !hidden.has(name));
  return names.flatMap((name): TrashedField[] => {
    const value = row[name];
    // Drafts have blocks as the form has them.
    if (kinds?.[name] === 'blocks') {
      const text = blocksToHtml(value);
      return text === '' ? [] : [{ name, kind: 'richText', text }];
    }
    if (Array.isArray(value) && kinds?.[name] !== 'value') {
      const urls = z.array(
        z.union([z.string(), z.object({ imageUrl: z.string() }).transform(({ imageUrl }) => imageUrl)]),
      );
      const { data = [] } = urls.safeParse(value);
      return data.length > 0 ? [{ name, kind: 'images', urls: data }] : [];
    }
    if (typeof value !== 'string' || value === '') return [];
    if (kinds?.[name] === 'image' || value.startsWith('/uploads/')) return [{ name, kind: 'images', urls: [value] }];
    return [{ name, kind: kinds?.[name] === 'richText' ? 'richText' : 'text', text: value }];
  });
}

/** Columns that tell the owner nothing. */
const hidden = new Set(
  `search sortKey createdAt updatedAt hash key fileName contentType color variants placeholder checkedKey
  stageAt nextAt repliedAt quotedAt emailKey phoneKey`.split(/\s+/),
);

/** Which of the records lie in the trash: for forms that are still open. */
export async function find(
  { db }: ApiContext,
  where: { entity: string; recordId: number },
): Promise<TrashEntry | null> {
  const row = await db.trash.findFirst({ where, select, orderBy: { id: 'desc' } });
  return row && toEntry(row);
}

/** Deletes entries for good, with the files of pictures. */
export async function purge(ctx: ApiContext, ids: number[]): Promise<{ count: number }> {
  const { keys, count } = await inTransaction(ctx, async (tx) => {
    const entries = await tx.trash.findMany({ where: { id: { in: ids } }, select });
    if (entries.length === 0) throw new AppError('notFound', 'trash.notFound');
    await requireDeletion(
      ctx,
      entries.map((row) => toEntry(row).entity),
    );
    const keys = await remove(tx, { id: { in: ids } });
    const logged = entries.map((row) => {
      const { entity, recordId, label, draft } = toEntry(row);
      if (draft) return { action: 'purgeDraft', entity, label } as const;
      return { action: 'purgeTrash', entity, label, entityId: recordId } as const;
    });
    await recordActivities(tx, ctx, logged);
    return { keys, count: entries.length };
  });
  for (const key of keys) await ctx.media.removeFiles(key);
  return { count };
}

/** Deletes everything in the trash for good. */
export async function empty(ctx: ApiContext): Promise<{ count: number }> {
  const { keys, count } = await inTransaction(ctx, async (tx) => {
    const count = await tx.trash.count();
    const keys = await remove(tx, {});
    if (count > 0) await recordActivity(tx, ctx, { action: 'purgeTrash', entity: 'site', label: String(count) });
    return { keys, count };
  });
  for (const key of keys) await ctx.media.removeFiles(key);
  return { count };
}

type PurgeServices = Pick<ApiServices, 'db' | 'media' | 'log'>;

/**
 * Deletes for good what has been in the trash for thirty days and links that ended long ago, and moves drafts there that nobody
 * went on with, unless the clock is implausible; and deletes versions and former pictures that lead nowhere.
 */
export async function purgeExpired(services: PurgeServices): Promise<void> {
  const { db, log } = services;
  const { clockFault, now } = await checkPurge(db, await getRetention({ db }));
  if (clockFault) log.warn({ event: 'trash', ...clockFault, now }, 'the trash is not emptied without approval');
  else {
    await purgeBefore(services, trashDueBefore(now));
    await discardOldDrafts(services, now);
    await deleteOldLinks(services, now);
  }
  const [orphans, pictures] = [await purgeOrphans(db), await purgeFormerPictures(db)];
  if (orphans + pictures > 0) log.info({ event: 'trash', orphans, pictures }, 'history that leads nowhere removed');
}

async function purgeBefore({ db, media, log }: PurgeServices, before: Date): Promise<void> {
  const where = { deletedAt: { lt: before } };
  const { keys, count } = await db.$transaction(async (tx) => {
    const count = await tx.trash.count({ where });
    const keys = await remove(tx, where);
    if (count > 0)
      await recordActivity(tx, commandLine, { action: 'purgeTrash', entity: 'site', label: String(count) });
    return { keys, count };
  });
  for (const key of keys) await media.removeFiles(key);
  if (count > 0) log.info({ event: 'trash', count }, 'expired entries of the trash deleted');
}

/** Empties the trash before an import; the caller removes the pending files after the commit. */
export const clearTrash = (tx: Db): Promise<string[]> => remove(tx, {});

/** Deletes entries with the versions of their records, and marks the files of their pictures and photos as pending. */
async function remove(tx: Db, where: Prisma.TrashWhereInput): Promise<string[]> {
  const rows = await tx.trash.findMany({ where, select: { id: true, entity: true, recordId: true } });
  const ids = new Set(rows.map(({ id }) => id));
  const files = [...(await listTrashedMedia(tx)), ...(await listTrashedPhotos(tx))];
  const keys = files.filter(({ trashId }) => ids.has(trashId)).map(({ key }) => key);
  await markAllPending(tx, keys);
  for (const entity of new Set(rows.map((row) => row.entity))) {
    const records = rows.filter((row) => row.entity === entity).map(({ recordId }) => recordId);
    for (const record of splitIntoGroups(records)) {
      await tx.revision.deleteMany({ where: { entity, record: { in: record } } });
    }
  }
  await tx.trash.deleteMany({ where });
  return keys;
}

const select = {
  id: true,
  entity: true,
  recordId: true,
  label: true,
  batch: true,
  userName: true,
  deletedAt: true,
} satisfies Prisma.TrashSelect;

const recordKind = z.enum(recordKinds);

function toEntry({ entity, deletedAt, ...row }: Prisma.TrashGetPayload<{ select: typeof select }>): TrashEntry {
  const { id, recordId, label, batch, userName } = row;
  const leftMs = deletedAt.getTime() + trashDays * dayMs - Date.now();
  const daysLeft = Math.max(0, Math.ceil(leftMs / dayMs));
  const kind = recordKind.parse(entity);
  const draft = isDiscardedDraft(row);
  return { id, entity: kind, recordId, draft, label, batch, userName, deletedAt: deletedAt.toISOString(), daysLeft };
}
